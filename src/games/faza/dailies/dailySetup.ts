import { chanceFrom, type Drawing, drawBelow, drawFrom } from '../../../kernel/chance.ts';
import { at } from '../../../kernel/values/at.ts';
import { editions } from '../content/editions.ts';
import { usualOptions } from '../content/steps.ts';
import type { AreaId, EditionSpec, HeroId, ModeId } from '../content/vocabulary.ts';
import type { Setup } from '../rules/state/state.ts';

/** A mode or size that is listed more often is drawn more often. */
const MODES: readonly ModeId[] = ['easy', 'normal', 'normal', 'normal', 'hard'];
const SIZES: readonly number[] = [2, 3, 3, 4];

/** From this day on, a Sunday, the games of Sundays have 24 tiles. */
const LARGER_FROM = '2026-12-06';

/** The game of a day: edition, team and mode follow from the date alone, so everybody plays the same game. */
export function dailySetup(day: string, seed: string): Setup {
  const edition = editionOf(day);
  const chance: Drawing = { ...chanceFrom(`faza daily/${day}`) };
  const modes = MODES.filter((mode) => edition.modes.some(({ id }) => id === mode));
  const mode = at(modes, drawBelow(chance, modes.length));
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
    heroes,
    seed,
    ...usualOptions(mode),
  };
}

function editionOf(day: string): EditionSpec {
  return day >= LARGER_FROM && isSunday(day) ? editions['24'] : editions.published;
}

/** By month, January first: what Sakamoto’s method adds to find the day of the week. */
const MONTH_SHIFTS: readonly number[] = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];

/** Whether a date is a Sunday in the Gregorian calendar. January and February belong to the year before, so a leap day ends it. */
function isSunday(day: string): boolean {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const years = month < 3 ? year - 1 : year;
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return (years + leapDays + at(MONTH_SHIFTS, month - 1) + date) % 7 === 0;
}
