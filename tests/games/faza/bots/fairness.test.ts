import { describe, expect, test } from 'vitest';
import { brisk, greedy } from '../../../../src/games/faza/bots/greedy.ts';
import { random } from '../../../../src/games/faza/bots/random.ts';
import type { State } from '../../../../src/games/faza/rules/state.ts';
import { withChance } from '../../../../src/kernel/bot.ts';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import { fc } from '../../../kit/seeded.ts';
import { luck, positions } from './table.ts';

const bots = [random, greedy, brisk];
const MINUTE = 60_000;

/** The same table in another game: other luck to come, and no object in common that something could be remembered by. */
function elsewhere(state: State, seed: string, draws: number): State {
  return structuredClone({ ...state, chance: { seed, draws } });
}

describe.each(bots)('$id is fair', (bot) => {
  test(
    'the real luck makes no difference',
    () => {
      fc.assert(
        fc.property(positions, luck, fc.string(), fc.nat(), (state, chance, seed, draws) => {
          expect(bot.choose(elsewhere(state, seed, draws), chance)).toEqual(bot.choose(state, chance));
        }),
        { numRuns: 25 },
      );
    },
    MINUTE,
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
        { numRuns: 10 },
      );
    },
    MINUTE,
  );
});

test('trying things out on a state with other chance leaves the state as it was', () => {
  const state = { chance: { seed: 'real', draws: 7 }, rest: [1] };
  expect(withChance(state, 'mine')).toEqual({ chance: chanceFrom('mine'), rest: [1] });
  expect(state.chance).toEqual({ seed: 'real', draws: 7 });
});
