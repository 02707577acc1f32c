/** A piece of work that can be done again and again, each time the same amount. */
export interface Work {
  /** Whatever must be ready before a run, outside the clock: fresh states, for which nothing has been worked out yet. */
  prepare?(): void;
  /** Does the work once; returns how many units of it were done. A run should take a tenth of a millisecond or more. */
  run(): number;
}

/** What one process can be asked for: works to be timed, and reports (plain JSON) outside the clock. */
export interface Contestant {
  readonly works: Readonly<Record<string, Work>>;
  readonly reports?: Readonly<Record<string, () => unknown>>;
}

/** A question to a contestant's process. */
export type Ask =
  | { readonly ask: 'slice'; readonly work: string; readonly milliseconds: number }
  | { readonly ask: 'report'; readonly report: string };

/** Its answer: units per second (of processor time) of a slice, a report, or why there is neither. */
export type Answer =
  | { readonly kind: 'rate'; readonly perSecond: number }
  | { readonly kind: 'report'; readonly report: unknown }
  | { readonly kind: 'failure'; readonly failure: string };
