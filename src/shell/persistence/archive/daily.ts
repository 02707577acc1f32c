import { equal } from '../../../kernel/values/equal.ts';
import type { DailyGame } from '../../../module/daily/daily.ts';
import { dailySeed, dayOfSeed } from '../../../module/daily/dailySeed.ts';
import type { GameModule } from '../../../module/gameModule.ts';
import type { AnyGame } from '../../../module/match.ts';

/** Everybody's game of a day. */
export function dailySetup<T extends AnyGame>(daily: DailyGame<T>, day: string): T['setup'] {
  return daily.setup(day, dailySeed(day, daily.retry(day) ?? 0));
}

/**
 * The day whose game a setup is, at whatever step of difficulty; `null` for any other, and for one that only borrows a day's seed. This follows from the
 * setup alone, because games come back from files without any note of the day: so a retry number that the day had in an
 * earlier version counts, or a game would lose its day when the days are certified again.
 */
export function dayOfSetup<T extends AnyGame>(
  { setups: { daily } }: Pick<GameModule<T>, 'setups'>,
  setup: T['setup'],
): string | null {
  const seed = dayOfSeed(setup.seed);
  if (!daily || !seed || !daily.wasOffered(seed.day, seed.retry)) return null;
  const own = daily.setup(seed.day, setup.seed);
  return [own, ...daily.steps(own)].some((offered) => equal(offered, setup)) ? seed.day : null;
}

const DAY = 86_400_000;

/** The day a number of days after another; not a valid day beyond the year 9999. */
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
