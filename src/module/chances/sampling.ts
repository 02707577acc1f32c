import type { GameChances, Rollout } from '../capabilities/chances.ts';

/*
 * How many games are played on from a position to tell the chance to win. In the end, two thirds of the chances are within 3.5 points of the truth, and
 * 19 in 20 within 7.
 */

/** How many games are played from a position at first, … */
export const FIRST_GAMES = 8;
/** … how many more at a time after that, … */
const MORE_GAMES = 12;
/** … until the standard error of its chance is this small, … */
const SURE = 0.035;
/** … or once there are this many. */
const MOST_GAMES = 200;

/** How many games from a position count by now, and how many are wanted; equal when no more are needed. */
export interface Sampling {
  readonly counted: number;
  readonly wanted: number;
}

/**
 * How many of the games that were played on from a position count: of the first stage as many as there are before the first missing one, of later
 * stages whole ones, until the chance is sure. So the chance follows from the games alone, not from which of them was over first, and an ending
 * and a replay that have played as many say the same.
 */
export function samplingOf(
  { estimate }: Pick<GameChances, 'estimate'>,
  expected: number,
  games: readonly (Rollout | undefined)[],
): Sampling {
  const played = gamesPlayed(games);
  const errorOf = (count: number): number => estimate(expected, gamesUpTo(games, count)).error;
  let wanted = FIRST_GAMES;
  let counted = Math.min(wanted, played);
  while (played >= wanted) {
    counted = wanted;
    if (counted >= MOST_GAMES || errorOf(counted) <= SURE) break;
    wanted = Math.min(MOST_GAMES, wanted + MORE_GAMES);
  }
  return { counted, wanted };
}

/** The first `count` games. */
export function gamesUpTo(games: readonly (Rollout | undefined)[], count: number): Rollout[] {
  return games.slice(0, count).filter((game) => game !== undefined);
}

/** How many games there are before the first missing one. */
export function gamesPlayed(games: readonly (Rollout | undefined)[]): number {
  const gap = Array.from(games).indexOf(undefined);
  return gap < 0 ? games.length : gap;
}
