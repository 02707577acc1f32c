import type { Equivalent } from './survivors.ts';

/** The fields used of Stryker's report (mutation-testing-report-schema), where lines and columns count from 1. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

interface Mutant {
  readonly replacement?: string;
  readonly status: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/** The results of a file's mutants. */
export interface FileTally {
  readonly file: string;
  /** Noticed by a test, or by a timeout. */
  readonly caught: number;
  readonly survived: number;
  /** How many of the survivors are explained. */
  readonly equivalent: number;
}

/** A surviving mutant that nobody has explained. */
export interface Survivor {
  readonly file: string;
  readonly line: number;
  /** The source line in which it begins. */
  readonly text: string;
  readonly from: string;
  readonly to: string;
}

export interface MutationTally {
  readonly files: readonly FileTally[];
  readonly unexplained: readonly Survivor[];
  /** Explanations for files in the report that no longer explain a survivor. */
  readonly stale: readonly Equivalent[];
}

/** Counts a report, file by file, and matches its survivors with the explanations. */
export function tallyOf(report: MutationReport, equivalents: readonly Equivalent[]): MutationTally {
  const files: FileTally[] = [];
  const unexplained: Survivor[] = [];
  const used = new Set<Equivalent>();
  for (const [path, { source, mutants }] of Object.entries(report.files)) {
    const file = path.replace(/^src\//, '');
    const survivors = mutants.filter(isSurvivor).map((mutant) => survivorOf(file, source, mutant));
    const open = survivors.filter((survivor) => {
      const reason = equivalents.find((known) => explains(known, survivor));
      if (reason) used.add(reason);
      return reason === undefined;
    });
    unexplained.push(...open);
    const caught = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
    files.push({ file, caught, survived: survivors.length, equivalent: survivors.length - open.length });
  }
  const known = new Set(files.map(({ file }) => file));
  return { files, unexplained, stale: equivalents.filter((entry) => known.has(entry.file) && !used.has(entry)) };
}

/** The percentage that was caught, among those caught and survived; `null` where there were none. */
export function scoreOf(tally: Pick<FileTally, 'caught' | 'survived'>): number | null {
  const all = tally.caught + tally.survived;
  return all === 0 ? null : (100 * tally.caught) / all;
}

function isSurvivor({ status }: Mutant): boolean {
  return status === 'Survived' || status === 'NoCoverage';
}

function explains(known: Equivalent, { file, text, from, to }: Survivor): boolean {
  return known.file === file && known.line === text && known.from === from && known.to === to;
}

function survivorOf(file: string, source: string, { replacement = '', location }: Mutant): Survivor {
  const { start, end } = location;
  const lines = source.split('\n').slice(start.line - 1, end.line);
  // Cut the end first: on a one-line mutant both cuts are in the same text.
  const cut = lines.map((line, index) => (index === lines.length - 1 ? line.slice(0, end.column - 1) : line));
  const from = cut.map((line, index) => (index === 0 ? line.slice(start.column - 1) : line)).join('\n');
  return { file, line: start.line, text: flat(lines[0] ?? ''), from: flat(from), to: flat(replacement) };
}

/** Joined into one line, so that it can be written as a single string. */
function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
