import type { Achievement, Played, Progress } from '../../../module/records.ts';
import { gamesOf } from './played.ts';

/*
 * How achievements stand: pure questions about the games that were played, so they can always be asked again.
 */

/** An achievement, how far it has come, and the day on which it was earned. */
export interface Standing extends Progress {
  readonly achievement: Achievement;
  /** As in `2026-11-21`; `null` while it is not. */
  readonly day: string | null;
}

/** How achievements stand after games, oldest first. */
export function standings(achievements: readonly Achievement[], all: readonly Played[]): Standing[] {
  const games = gamesOf(all);
  return achievements.map((achievement) => {
    const { have, need } = achievement.progress(games);
    return { achievement, have, need, day: have >= need ? dayEarned(achievement, all) : null };
  });
}

/** The achievements that the games have, and the ones before the last of them did not. */
export function newlyEarned(
  achievements: readonly Achievement[],
  before: readonly Played[],
  after: readonly Played[],
): Achievement[] {
  return achievements.filter((achievement) => isEarned(achievement, after) && !isEarned(achievement, before));
}

function isEarned(achievement: Achievement, games: readonly Played[]): boolean {
  const { have, need } = achievement.progress(gamesOf(games));
  return have >= need;
}

/** The day of the first game with which it was earned: what is earned stays earned, so half of the games are left out at a time. */
function dayEarned(achievement: Achievement, games: readonly Played[]): string | null {
  let [without, enough] = [0, games.length];
  while (enough - without > 1) {
    const middle = Math.floor((without + enough) / 2);
    if (isEarned(achievement, games.slice(0, middle))) enough = middle;
    else without = middle;
  }
  return games[enough - 1]?.day ?? null;
}
