import type { Row } from './rowSchema.ts';

/** So many games can be watched again; and as many that others played, so that a friend's file pushes none of one's own out. */
export const MOST_REPLAYS = 200;
/** Of older ones the digest is kept, for the records. */
const MOST_ROWS = 5000;

/** The order of rows by their moments; those of one moment, as out of one file, have an order as well, whatever order they come in. */
export function latestFirst(a: Pick<Row, 'at' | 'id'>, b: Pick<Row, 'at' | 'id'>): number {
  if (a.at !== b.at) return a.at < b.at ? 1 : -1;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}

/**
 * The rows for which there is room at a moment (ISO 8601): of games beyond the last ones only the digest, and not of endlessly many.
 * A game from a time that has not come yet was kept while a clock was wrong: it is nobody's latest, and goes first.
 */
export function withinBounds(rows: readonly Row[], moment: string): Row[] {
  const sorted = [...rows].sort((a, b) => Number(a.at > moment) - Number(b.at > moment) || latestFirst(a, b));
  return [true, false].flatMap((own) => {
    let games = 0;
    return sorted
      .filter((row) => row.own === own)
      .slice(0, MOST_ROWS)
      .map((row) => {
        if (row.game !== null) games += 1;
        return row.game !== null && games > MOST_REPLAYS ? { ...row, game: null } : row;
      });
  });
}

/** Tolerates clock rollback up to this many milliseconds, for example while traveling; beyond this the clock was wrong, and nothing follows from it. */
const SMALL_STEP = 24 * 3_600_000;

/** The moment of a game that is kept now: after all that were kept before it, even if the clock was set back a little meanwhile. */
export function momentAfter(rows: readonly Row[], now: string): string {
  const time = Date.parse(now);
  const latest = rows.reduce((most, { at }) => {
    const then = Date.parse(at);
    return then < time + SMALL_STEP ? Math.max(most, then) : most;
  }, 0);
  return latest < time ? now : new Date(latest + 1).toISOString();
}
