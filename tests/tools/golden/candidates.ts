import { editions } from '../../../src/games/faza/content/editions.ts';
import type { AreaId, HeroId, ModeId } from '../../../src/games/faza/content/vocabulary.ts';
import type { Setup } from '../../../src/games/faza/rules/state/state.ts';
import { chanceFrom, drawBelow, drawFrom, shuffled } from '../../../src/kernel/chance.ts';
import type { PlayerId } from './players.ts';

const { heroes, modes } = editions.published;
const AREAS: readonly AreaId[] = [...new Set(heroes.map(({ area }) => area))];
const SIZES: readonly number[] = [2, 3, 4];
/** How many games of a kind are played for those that are kept: quick players may search longer. */
const TRIES: Readonly<Record<PlayerId, number>> = { random: 40, mixed: 10, greedy: 5 };

/** A kind of game: how hard, how many heroes, who plays. */
export interface Kind {
  readonly mode: ModeId;
  readonly size: number;
  readonly player: PlayerId;
}

/** Every kind of game. */
export const KINDS: readonly Kind[] = modes.flatMap(({ id: mode }) =>
  SIZES.flatMap((size) => (['random', 'mixed', 'greedy'] as const).map((player) => ({ mode, size, player }))),
);

/** A game to be played; its name and its seed tell the kind and the number. */
export interface Candidate {
  readonly name: string;
  readonly setup: Setup;
}

/** The games of a kind that are tried: teams, options and luck differ. */
export function candidatesOf({ mode, size, player }: Kind): Candidate[] {
  return Array.from({ length: TRIES[player] }, (_, index) => {
    const name = `${mode}-${size}-${player}-${String(index + 1).padStart(2, '0')}`;
    const luck = chanceFrom(name);
    const areas = shuffled(luck, AREAS).slice(0, size);
    const team = areas.map((area) => drawFrom(luck, ofArea(area)));
    return {
      name,
      setup: {
        edition: 'published',
        mode,
        heroes: team,
        seed: `golden ${name}`,
        health: drawFrom(luck, [null, null, null, 1, 2, 3, 5]),
        rewards: drawBelow(luck, 4) > 0,
        fazaFirst: drawBelow(luck, 3) === 0,
        headStart: drawBelow(luck, 2) === 0,
      },
    };
  });
}

/** Games with the options that the others leave out (V3, V4), one of each mode: all of them are kept. */
export function optionGames(): (Candidate & { readonly player: PlayerId })[] {
  const extras = [{ drawTwo: true, radio: true }, { drawTwo: true }, { radio: true }] as const;
  return modes.flatMap(({ id: mode }, index) => {
    const [game] = candidatesOf({ mode, size: 2 + index, player: 'mixed' });
    const name = `${mode}-${2 + index}-mixed-9${index}`;
    return game ? [{ name, player: 'mixed', setup: { ...game.setup, seed: `golden ${name}`, ...extras[index] } }] : [];
  });
}

function ofArea(area: AreaId): HeroId[] {
  return heroes.filter((hero) => hero.area === area).map(({ id }) => id);
}
