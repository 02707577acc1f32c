import { editions } from '../../games/faza/content/editions.ts';
import type { AreaId, HeroId, ModeId } from '../../games/faza/content/vocabulary.ts';
import type { Setup } from '../../games/faza/rules/state.ts';
import { at } from '../../kernel/at.ts';
import { chanceFrom, type Drawing, drawBelow, drawFrom } from '../../kernel/chance.ts';
import { equal } from '../../kernel/equal.ts';
import { dailySeed, dayOfSeed } from './code/seedNumber.ts';

/** As often as they stand here. */
const MODES: readonly ModeId[] = ['easy', 'normal', 'normal', 'normal', 'hard'];
const SIZES: readonly number[] = [2, 3, 3, 4];

/** From this day on small teams have no Head start (V6); the days before it had, and their games stay what they were. */
const NO_HEAD_START_FROM = '2026-12-01';

/** The day at a moment, the same all over the world (UTC), as in `2026-11-21`. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The game of a day: who goes, how hard it is, and its luck follow from the date alone, so it is everybody's. */
export function dailySetup(day: string): Setup {
  const chance: Drawing = { ...chanceFrom(`faza daily/${day}`) };
  const edition = editions.published;
  const mode = at(MODES, drawBelow(chance, MODES.length));
  const size = at(SIZES, drawBelow(chance, SIZES.length));
  const areas: AreaId[] = [...new Set(edition.heroes.map(({ area }) => area))];
  const heroes: HeroId[] = [];
  while (heroes.length < size) {
    const area = drawFrom(chance, areas);
    const candidates = edition.heroes.filter((hero) => hero.area === area);
    heroes.push(drawFrom(chance, candidates).id);
  }
  return {
    edition: edition.id,
    mode,
    heroes,
    seed: dailySeed(day),
    health: null,
    rewards: true,
    fazaFirst: false,
    headStart: day < NO_HEAD_START_FROM,
  };
}

/** The day whose game a set-up is; `null` for any other, and for one that only borrows a day's seed. */
export function dayOfSetup(setup: Setup): string | null {
  const day = dayOfSeed(setup.seed);
  return day !== null && equal(dailySetup(day), setup) ? day : null;
}

const DAY = 86_400_000;

/** The day so many days after another. */
export function dayAfter(day: string, days = 1): string {
  return dayOf(new Date(Date.parse(`${day}T00:00Z`) + days * DAY));
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
