/** How often each of some things was met, by name. */
export type Counts = Record<string, number>;

/** What came of some games, as plain JSON. Adding two up loses nothing, so who played which game does not matter. */
export interface Tally {
  /** Games by kind, by who led them and by where they began; `gameName` makes the names. */
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

/** The tally of no games, to be counted on. */
export function noGames(): Tally {
  return { games: {}, work: {}, given: {}, ends: {}, shown: {} };
}

/** Counts one thing more, or so many. */
export function count(counts: Counts, what: string, by = 1): void {
  counts[what] = (counts[what] ?? 0) + by;
}

/** Both tallies together. */
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
