import { describe, expect, test } from 'vitest';
import { greedy } from '../../../../src/games/faza/bots/greedy.ts';
import { deep, policy } from '../../../../src/games/faza/bots/learned.ts';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import type { FazaView } from '../../../../src/games/faza/rules/state/state.ts';
import type { FazaTypes } from '../../../../src/games/faza/rules/state/types.ts';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import type { AnyGame } from '../../../../src/module/match.ts';
import { novice } from '../../../../tools/faza/bots/novice.ts';
import { random } from '../../../../tools/faza/bots/random.ts';
import { withChance } from '../../../kit/otherLuck.ts';
import { fc } from '../../../kit/seeded.ts';
import { position } from '../positions.ts';
import { luck, positions, sealed } from './table.ts';

const bots = [random, novice, greedy, policy, deep];
/** The number of positions limits the work; the clock only stops a search that hangs, on the busiest machine. */
const MINUTES = 60_000;

/** The same table in another game: other luck to come, and no shared object that could serve as a cache key. */
function elsewhere(state: FazaView, seed: string, draws: number): FazaView {
  return structuredClone(withChance(state, seed, draws));
}

/** Where knowing the next die or card would help most. */
const TEMPTING: readonly (readonly [string, FazaView])[] = [
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

test('a state with its luck is no view, in FAZA as in any game, so handing it to a bot or a screen does not compile', () => {
  const isRejected: FazaTypes['state'] extends FazaTypes['view'] ? false : true = true;
  const isRejectedInAnyGame: AnyGame['state'] extends AnyGame['view'] ? false : true = true;
  expect([isRejected, isRejectedInAnyGame]).toEqual([true, true]);
});

test('a view of any game holds the same unknown luck, and a command tried out on it still none of the real one', () => {
  const state = position({ seed: 'secret', heroes: { soldier: { tile: 7 }, doctor: {} }, tiles: { 7: { drones: 1 } } });
  expect(faza.view(state, null).chance).toEqual({ seed: '', draws: 0, generator: 'tychei' });
  const rolled = faza.apply(faza.view(state, null), { do: 'fight', hero: 0, tile: 7 });
  expect(rolled).toMatchObject({ ok: true, state: { chance: { seed: '' } } });
});
