import { at } from '../../../kernel/at.ts';
import { chanceFrom, type Drawing, drawBelow, drawFrom } from '../../../kernel/chance.ts';
import { editions } from '../content/editions.ts';
import type { AreaId, HeroId, ModeId } from '../content/vocabulary.ts';
import type { Setup } from '../rules/state/state.ts';

/** A mode or size that is listed more often is drawn more often. */
const MODES: readonly ModeId[] = ['easy', 'normal', 'normal', 'normal', 'hard'];
const SIZES: readonly number[] = [2, 3, 3, 4];

/** A later edition needs a day from which it is used: the games of earlier days must stay the same. */
const edition = editions.published;

/** From this day on small teams have no Head start (V6). On earlier days they had one, and those games stay the same. */
const NO_HEAD_START_FROM = '2026-12-01';

/** The game of a day: team and mode follow from the date alone, so everybody plays the same game. */
export function dailySetup(day: string, seed: string): Setup {
  const chance: Drawing = { ...chanceFrom(`faza daily/${day}`) };
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
    seed,
    health: null,
    rewards: true,
    fazaFirst: false,
    headStart: day < NO_HEAD_START_FROM,
  };
}
