import { describe, expect, test } from 'vitest';
import { brisk, greedy } from '../../../../src/games/faza/bots/greedy.ts';
import { random } from '../../../../src/games/faza/bots/random.ts';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import type { State } from '../../../../src/games/faza/rules/state.ts';
import type { FazaTypes } from '../../../../src/games/faza/rules/types.ts';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import { withChance } from '../../../kit/otherLuck.ts';
import { fc } from '../../../kit/seeded.ts';
import { position } from '../positions.ts';
import { luck, positions, sealed } from './table.ts';

const bots = [random, greedy, brisk];
/** Work is bounded by the number of positions; the clock only ends what hangs, on the busiest machine. */
const MINUTES = 60_000;

/** The same table in another game: other luck to come, and no object in common that something could be remembered by. */
function elsewhere(state: State, seed: string, draws: number): State {
  return structuredClone({ ...state, chance: chanceFrom(seed, draws) });
}

/** Where it would help most to know the next die or card. */
const TEMPTING: readonly (readonly [string, State])[] = [
  [
    'a fight that may kill',
    position({ heroes: { soldier: { tile: 7, injured: [1, 2, 3] }, doctor: {} }, tiles: { 7: { drones: 1 } } }),
  ],
  [
    'a fight before a boarding',
    position({
      heroes: { soldier: { tile: 7 }, doctor: { tile: 1 } },
      tiles: { 7: { drones: 2, rebels: 2 } },
      ships: { carrier: { tile: 7, health: 1 }, destroyer: { health: 0 }, former: { health: 0 } },
    }),
  ],
  [
    'a boarding whose card may kill',
    position({ heroes: { soldier: { tile: 14, injured: [1, 2, 3] }, doctor: {} }, tiles: { 14: { rebels: 1 } } }),
  ],
  [
    'a look at the cards to come',
    position({
      heroes: { soldier: { tile: 14, injured: [1, 2] }, scientist: { tile: 14, points: 2 } },
      tiles: { 14: { rebels: 3 } },
    }),
  ],
  [
    'the choice of one of two cards to come',
    position({
      heroes: { soldier: { tile: 14, injured: [1, 2] }, doctor: { tile: 14 } },
      tiles: { 14: { rebels: 2 } },
      options: { drawTwo: true },
    }),
  ],
];

describe.each(bots)('$id is fair', (bot) => {
  test.each(TEMPTING)('it does not look at the luck to come: %s', (_, state) => {
    const open = bot.choose(state, chanceFrom('mine'));
    expect(bot.choose(sealed(structuredClone(state)), chanceFrom('mine'))).toEqual(open);
    for (const seat of [0, 1]) bot.choose(sealed(structuredClone(state)), chanceFrom('mine'), [seat]);
  });

  test(
    'it looks at the luck to come nowhere else either',
    () => {
      fc.assert(
        fc.property(positions, luck, (state, chance) => {
          expect(() => bot.choose(sealed(state), chance)).not.toThrow();
        }),
        { seed: 1, numRuns: 15 },
      );
    },
    10 * MINUTES,
  );

  test(
    'the real luck makes no difference',
    () => {
      fc.assert(
        fc.property(positions, luck, fc.string(), fc.nat(), (state, chance, seed, draws) => {
          expect(bot.choose(elsewhere(state, seed, draws), chance)).toEqual(bot.choose(state, chance));
        }),
        { seed: 1, numRuns: 15 },
      );
    },
    10 * MINUTES,
  );

  test(
    'the same question has the same answer, whatever was asked before',
    () => {
      fc.assert(
        fc.property(positions, positions, luck, (state, other, chance) => {
          const answer = bot.choose(state, chance);
          bot.choose(other, chance);
          expect(bot.choose(structuredClone(state), chance)).toEqual(answer);
          expect(bot.choose(state, chance)).toEqual(answer);
        }),
        { seed: 1, numRuns: 10 },
      );
    },
    10 * MINUTES,
  );
});

test('the seal holds: the rules themselves, drawing from such a state, are thrown out', () => {
  const state = sealed(position({ heroes: { soldier: { tile: 7 }, doctor: {} }, tiles: { 7: { drones: 1 } } }));
  expect(() => faza.apply(state, { do: 'fight', hero: 0, tile: 7 })).toThrow('looked at the luck to come');
});

test('trying things out on a state with other chance leaves the state as it was', () => {
  const state = { chance: chanceFrom('real', 7), rest: [1] };
  expect(withChance(state, 'mine')).toEqual({ chance: chanceFrom('mine'), rest: [1] });
  expect(state.chance).toEqual(chanceFrom('real', 7));
});

test('the view of a bot has no field for the luck to come, so reading it does not compile', () => {
  const isHidden: 'chance' extends keyof FazaTypes['view'] ? false : true = true;
  expect(isHidden).toBe(true);
});
