import { equal } from '../../kernel/equal.ts';
import { dailySeed, dayOfSeed } from '../../module/dailySeed.ts';
import type { GameModule } from '../../module/gameModule.ts';
import type { AnyGame } from '../../module/match.ts';
import type { DailyGame } from '../../module/setups.ts';

/** Everybody's game of a day. */
export function dailySetup<T extends AnyGame>(daily: DailyGame<T>, day: string): T['setup'] {
  return daily.setup(day, dailySeed(day, daily.retry(day) ?? 0));
}

/**
 * The day whose game a setup is; `null` for any other, and for one that only borrows a day's seed. The day's retry number may
 * have been another one when the game began: it is the day's game all the same.
 */
export function dayOfSetup<T extends AnyGame>(
  { setups: { daily } }: Pick<GameModule<T>, 'setups'>,
  setup: T['setup'],
): string | null {
  const day = dayOfSeed(setup.seed)?.day;
  return daily && day !== undefined && equal(daily.setup(day, setup.seed), setup) ? day : null;
}

const DAY = 86_400_000;

/** The day so many days after another; no day, for one beyond the year 9999. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/**
 * How many days in a row a daily game was played to its end, up to `today`; a day that is not over yet breaks nothing. `days` are
 * the days whose games were played, in any order.
 */
export function dailyStreak(days: readonly string[], today: string): number {
  const played = new Set(days);
  let day = played.has(today) ? today : dayAfter(today, -1);
  let streak = 0;
  while (played.has(day)) {
    streak += 1;
    day = dayAfter(day, -1);
  }
  return streak;
}

/** The longest row of days ever. */
export function longestDailyStreak(days: readonly string[]): number {
  const played = new Set(days);
  let longest = 0;
  for (const first of played) {
    if (played.has(dayAfter(first, -1))) continue;
    let streak = 1;
    while (played.has(dayAfter(first, streak))) streak += 1;
    longest = Math.max(longest, streak);
  }
  return longest;
}
