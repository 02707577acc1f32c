/** A change of the program that no test can notice. */
export interface Equivalent {
  /** Under src/. */
  readonly file: string;
  /** The source line in which the change begins, without its indentation. */
  readonly line: string;
  /** The text that was changed, and what it was changed to, as Stryker writes it, in one line. */
  readonly from: string;
  readonly to: string;
  /** Why nothing can be noticed. */
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
