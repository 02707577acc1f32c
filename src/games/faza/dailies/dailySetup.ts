import { at } from '../../../kernel/at.ts';
import { chanceFrom, type Drawing, drawBelow, drawFrom } from '../../../kernel/chance.ts';
import { editions } from '../content/editions.ts';
import type { AreaId, HeroId, ModeId } from '../content/vocabulary.ts';
import type { Setup } from '../rules/state/state.ts';

/** A mode or size that is listed more often is drawn more often. */
const MODES: readonly ModeId[] = ['easy', 'normal', 'normal', 'normal', 'hard'];
const SIZES: readonly number[] = [2, 3, 3, 4];

/**
 * From this day on games have the revised edition, in which small teams need no Head start (V6). The games of earlier days stay the
 * same.
 */
const REVISED_FROM = '2026-12-01';

/** The game of a day: team and mode follow from the date alone, so everybody plays the same game. */
export function dailySetup(day: string, seed: string): Setup {
  const isRevised = day >= REVISED_FROM;
  const edition = isRevised ? editions.revised : editions.published;
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
    headStart: !isRevised,
  };
}
