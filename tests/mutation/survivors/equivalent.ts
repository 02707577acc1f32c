/** A change of the program that no test can notice. */
export interface Equivalent {
  /** A path below src/. */
  readonly file: string;
  /** The source line in which the change begins, without its indentation. */
  readonly line: string;
  /** The original text and its replacement, as Stryker writes them, in one line. */
  readonly from: string;
  readonly to: string;
  /** Why no test can notice. */
  readonly why: string;
}

/** Changes within one line that go unnoticed for the same reason. */
interface Unnoticed {
  readonly line: string;
  readonly changes: readonly (readonly [from: string, to: string])[];
  readonly why: string;
}

/** The changes of one file that no test can notice. */
export function equivalentsIn(file: string, lines: readonly Unnoticed[]): Equivalent[] {
  return lines.flatMap(({ line, changes, why }) => changes.map(([from, to]) => ({ file, line, from, to, why })));
}
