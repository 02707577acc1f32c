import { equal } from '../../kernel/equal.ts';
import type { GameModule } from '../../module/gameModule.ts';
import type { AnyGame } from '../../module/match.ts';
import type { DailyGame } from '../../module/setups.ts';
import { dailySeed, dayOfSeed } from './code/seedNumber.ts';

/** Everybody's game of a day. */
export function dailySetup<T extends AnyGame>(daily: DailyGame<T>, day: string): T['setup'] {
  return daily.setup(day, dailySeed(day));
}

/** The day whose game a setup is; `null` for any other, and for one that only borrows a day's seed. */
export function dayOfSetup<T extends AnyGame>(
  { setups: { daily } }: Pick<GameModule<T>, 'setups'>,
  setup: T['setup'],
): string | null {
  const day = daily && dayOfSeed(setup.seed);
  return daily && day !== null && equal(dailySetup(daily, day), setup) ? day : null;
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
