/** One line of the results: the median of several measurements, the minimum and the maximum. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly median: number;
  readonly least: number;
  readonly most: number;
  /** The promise and the goal, in words. */
  readonly promise?: string;
}

/** The results of a suite: its figures, and notes for reading them. */
export interface Findings {
  readonly figures: readonly Figure[];
  readonly notes: readonly string[];
}

/** A figure from measurements. */
export function figure(name: string, unit: string, values: readonly number[], promise?: string): Figure {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const median = ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
  const [least = Number.NaN] = sorted;
  return { name, unit, median, least, most: sorted.at(-1) ?? Number.NaN, ...(promise && { promise }) };
}

/** How many times faster `ours` is than `theirs`, round by round: anything that slowed down a round affected both. */
export function ratio(name: string, ours: readonly number[], theirs: readonly number[], promise?: string): Figure {
  return figure(
    name,
    '×',
    ours.map((rate, round) => rate / (theirs[round] ?? Number.NaN)),
    promise,
  );
}

/** Converts units per second to time per unit: 1e9 for nanoseconds, 1e6 for microseconds. */
export function timePer(unitsInASecond: number, rates: readonly number[]): number[] {
  return rates.map((rate) => unitsInASecond / rate);
}
