import { decide, settle } from '../../src/games/faza/bots/decide.ts';
import { searchable } from '../../src/games/faza/bots/search/searchable.ts';
import { lookAtCity } from '../../src/games/faza/bots/value/cityFeatures.ts';
import { describe, descriptionOf } from '../../src/games/faza/bots/value/description.ts';
import { discounted, discountOf } from '../../src/games/faza/bots/value/discount.ts';
import { valuationBy } from '../../src/games/faza/bots/value/value.ts';
import { sizesOf } from '../../src/games/faza/content/editions.ts';
import type { AreaId, EditionSpec, HeroId, ModeId } from '../../src/games/faza/content/vocabulary.ts';
import { distance } from '../../src/games/faza/rules/board/geography.ts';
import { forecast } from '../../src/games/faza/rules/forecast.ts';
import type { FazaView, Setup } from '../../src/games/faza/rules/state/state.ts';
import type { FazaTypes } from '../../src/games/faza/rules/state/types.ts';
import { search } from '../../src/kernel/bots/search.ts';
import { type Drawing, drawBelow } from '../../src/kernel/chance.ts';
import { at } from '../../src/kernel/values/at.ts';
import type { Learner } from '../game/learner.ts';

/** Modes, the harder ones more often: there is more to learn. */
const MODES: readonly ModeId[] = ['easy', 'normal', 'normal', 'hard', 'hard'];

/** How a network learns to value the positions of an edition. */
export function learnerOf(edition: EditionSpec): Learner<FazaTypes> {
  return {
    inputs: descriptionOf(edition.id).names,
    describe,
    guess,
    discount: discountOf,
    setup: (luck, seed) => drawSetup(edition, luck, seed),
    player: (network) => {
      const game = searchable(discounted(valuationBy(network)));
      return { rank: (view) => search(game, view, () => true) };
    },
  };
}

/**
 * A good enough first guess: from the Motherships, Rebels and heroes after the next Faza phase, and how close the
 * heroes are to a Mothership.
 */
function guess(view: FazaView): number {
  const { after } = forecast(settle(view), decide);
  if (after.outcome) return after.outcome.won ? 1 : 0.01;
  const { health, rebels, held, weakest, points, ships } = lookAtCity(after);
  const steps = after.heroes.map(({ tile }) => Math.min(...ships.map((ship) => distance(after, tile, ship))));
  const away = steps.reduce((sum, one) => sum + one, 0) / steps.length;
  const score =
    0.2 * Math.min(rebels - held, 8) + 0.7 * weakest + 0.1 * Math.min(points, 8) - 0.4 * health - 0.2 * away - 2;
  return 1 / (1 + Math.exp(-score));
}

/** Any team and mode of an edition, and sometimes other options, so that a network knows all of them. */
function drawSetup(edition: EditionSpec, luck: Drawing, seed: string): Setup {
  const isLikely = (percent: number): boolean => drawBelow(luck, 100) < percent;
  const sizes = sizesOf(edition);
  const modes = MODES.filter((candidate) => edition.modes.some(({ id }) => id === candidate));
  const mode = at(modes, drawBelow(luck, modes.length));
  return {
    edition: edition.id,
    mode,
    heroes: drawTeam(luck, at(sizes, drawBelow(luck, sizes.length)), edition),
    seed,
    health: isLikely(30) ? 1 + drawBelow(luck, 5) : null,
    rewards: isLikely(85),
    fazaFirst: isLikely(8),
    ...(isLikely(10) ? { drawTwo: true } : {}),
  };
}

/** Picks `count` heroes of different areas of an edition. */
export function drawTeam(luck: Drawing, size: number, { decks, heroes: all }: EditionSpec): HeroId[] {
  const areas = Object.keys(decks).filter((area): area is AreaId => area in decks);
  const heroes: HeroId[] = [];
  while (heroes.length < size) {
    const [area] = areas.splice(drawBelow(luck, areas.length), 1);
    const choice = all.filter((hero) => hero.area === area);
    heroes.push(at(choice, drawBelow(luck, choice.length)).id);
  }
  return heroes;
}
