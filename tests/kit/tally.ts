/** How often each of some things was met, by name. */
export type Counts = Record<string, number>;

/**
 * The results of some games, as plain JSON. Tallies can be added without loss, so the games can be divided among
 * processes.
 */
export interface Tally {
  /** Games by kind, leader and opening; `gameName` makes the names. */
  readonly games: Counts;
  /** Commands given, states looked at, near misses refused … */
  readonly work: Counts;
  /** Commands given, by kind. */
  readonly given: Counts;
  /** Games by how they ended. */
  readonly ends: Counts;
  /** Facts by what they show to have been played. */
  readonly shown: Counts;
}

/** An empty tally. */
export function noGames(): Tally {
  return { games: {}, work: {}, given: {}, ends: {}, shown: {} };
}

/** Adds `by` to a count. */
export function count(counts: Counts, what: string, by = 1): void {
  counts[what] = (counts[what] ?? 0) + by;
}

/** The sum of two tallies. */
export function added(one: Tally, other: Tally): Tally {
  return {
    games: sum(one.games, other.games),
    work: sum(one.work, other.work),
    given: sum(one.given, other.given),
    ends: sum(one.ends, other.ends),
    shown: sum(one.shown, other.shown),
  };
}

function sum(one: Counts, other: Counts): Counts {
  const both = { ...one };
  for (const [what, by] of Object.entries(other)) count(both, what, by);
  return both;
}

/** How many were counted in all. */
export function total(counts: Counts): number {
  return Object.values(counts).reduce((all, some) => all + some, 0);
}
