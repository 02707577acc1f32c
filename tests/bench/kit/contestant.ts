/** Repeatable work, the same amount each time. */
export interface Work {
  /** Prepares a run, outside the clock: fresh states, for which nothing is cached yet. */
  prepare?(): void;
  /** Does the work once; returns how many units were done. A run should take a tenth of a millisecond or more. */
  run(): number;
}

/** What a process provides: work to be timed, and reports (plain JSON) outside the clock. */
export interface Contestant {
  readonly works: Readonly<Record<string, Work>>;
  readonly reports?: Readonly<Record<string, () => unknown>>;
}

/** A question to a contestant's process. */
export type Ask =
  | { readonly ask: 'slice'; readonly work: string; readonly milliseconds: number }
  | { readonly ask: 'report'; readonly report: string };

/** Its answer: units per second (of processor time) of a slice, a report, or an error. */
export type Answer =
  | { readonly kind: 'rate'; readonly perSecond: number }
  | { readonly kind: 'report'; readonly report: unknown }
  | { readonly kind: 'failure'; readonly failure: string };
