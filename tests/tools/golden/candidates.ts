import { editions } from '../../../src/games/faza/content/editions.ts';
import type { AreaId, HeroId, ModeId, OwnEditionId } from '../../../src/games/faza/content/vocabulary.ts';
import type { Setup } from '../../../src/games/faza/rules/state/state.ts';
import { chanceFrom, drawBelow, drawFrom, shuffled } from '../../../src/kernel/chance.ts';
import type { PlayerId } from './players.ts';

const AREAS: readonly AreaId[] = [...new Set(editions.published.heroes.map(({ area }) => area))];
const SIZES: readonly number[] = [2, 3, 4];
/** How many games of a kind are played to choose from: quick players may search longer. */
const TRIES: Readonly<Record<PlayerId, number>> = { random: 40, mixed: 10, greedy: 5 };

/** The editions that games are recorded of, with the number before that of the first game of a kind. */
const NUMBERS = { published: 0, '24': 2400 } as const satisfies Partial<Record<OwnEditionId, number>>;
export type RecordedEdition = keyof typeof NUMBERS;

/** A kind of game: its edition, difficulty, number of heroes, and player. */
export interface Kind {
  readonly edition: RecordedEdition;
  readonly mode: ModeId;
  readonly size: number;
  readonly player: PlayerId;
}

/** Every kind of game of an edition. */
export function kindsOf(edition: RecordedEdition): Kind[] {
  return editions[edition].modes.flatMap(({ id: mode }) =>
    SIZES.flatMap((size) =>
      (['random', 'mixed', 'greedy'] as const).map((player) => ({ edition, mode, size, player })),
    ),
  );
}

/** A game to be played; its name and its seed tell the kind and the number. */
export interface Candidate {
  readonly name: string;
  readonly setup: Setup;
}

/** The games of a kind to choose from, with varying teams, options and luck. */
export function candidatesOf({ edition, mode, size, player }: Kind): Candidate[] {
  return Array.from({ length: TRIES[player] }, (_, index) => {
    const name = `${mode}-${size}-${player}-${String(NUMBERS[edition] + index + 1).padStart(2, '0')}`;
    const luck = chanceFrom(name);
    const areas = shuffled(luck, AREAS).slice(0, size);
    const team = areas.map((area) => drawFrom(luck, ofArea(edition, area)));
    return {
      name,
      setup: {
        edition,
        mode,
        heroes: team,
        seed: `golden ${name}`,
        health: drawFrom(luck, [null, null, null, 1, 2, 3, 5]),
        rewards: drawBelow(luck, 4) > 0,
        fazaFirst: drawBelow(luck, 3) === 0,
      },
    };
  });
}

/** Games with the options that the others leave out (V3, V4), one of each mode: all of them are kept. */
export function optionGames(): (Candidate & { readonly player: PlayerId })[] {
  const extras = [{ drawTwo: true, radio: true }, { drawTwo: true }, { radio: true }] as const;
  return editions.published.modes.flatMap(({ id: mode }, index) => {
    const [game] = candidatesOf({ edition: 'published', mode, size: 2 + index, player: 'mixed' });
    const name = `${mode}-${2 + index}-mixed-9${index}`;
    return game ? [{ name, player: 'mixed', setup: { ...game.setup, seed: `golden ${name}`, ...extras[index] } }] : [];
  });
}

function ofArea(edition: RecordedEdition, area: AreaId): HeroId[] {
  return editions[edition].heroes.filter((hero) => hero.area === area).map(({ id }) => id);
}
