import { describe, expect, it } from 'vitest';
import { greedy } from '../../../../src/games/faza/bots/greedy.ts';
import { deep, policy } from '../../../../src/games/faza/bots/learned.ts';
import { applyLegal } from '../../../../src/games/faza/rules/apply.ts';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import { legalCommands } from '../../../../src/games/faza/rules/legal.ts';
import type { Setup, State } from '../../../../src/games/faza/rules/state/state.ts';
import type { FazaTypes } from '../../../../src/games/faza/rules/state/types.ts';
import type { Bot } from '../../../../src/kernel/bots/bot.ts';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import { isOver } from '../../../../src/kernel/game.ts';
import { random } from '../../../../tools/faza/bots/random.ts';
import { withChance } from '../../../kit/otherLuck.ts';
import { viewed } from '../positions.ts';
import { statesOf } from '../scenes/walk.ts';
import { sealed } from './table.ts';

const setup: Omit<Setup, 'seed'> = {
  edition: 'published',
  mode: 'easy',
  heroes: ['soldier', 'doctor', 'senator'],
  health: 1,
  rewards: true,
  fazaFirst: false,
};
const chance = (draws: number) => chanceFrom('of the bot', draws);
const positions = [0, 1, 2].flatMap((seed) => statesOf(seed, 9)).slice(0, 14);

function playWith(bot: Bot<FazaTypes>, seed: string): State {
  let { state } = faza.newGame({ ...setup, seed });
  for (let given = 0; !isOver(faza, state); given++) {
    state = applyLegal(state, bot.choose(viewed(state), chance(given)) ?? { do: 'endTeamPhase' }).state;
  }
  return state;
}

describe('bots', () => {
  for (const bot of [greedy, random, policy, deep]) {
    it(`${bot.id} names only legal commands, and always one while the game goes on`, () => {
      for (const state of positions) expect(legalCommands(state)).toContainEqual(bot.choose(state, chance(1)));
    });

    it(`${bot.id} is fair: whatever the luck to come, the same choice, without a look at it`, () => {
      for (const state of positions) {
        const choice = bot.choose(state, chance(1));
        expect(bot.choose(sealed(structuredClone(state)), chance(1))).toEqual(choice);
        const elsewhere = withChance(structuredClone(state), 'quite another', 3);
        expect(bot.choose(elsewhere, chance(1))).toEqual(choice);
      }
    });

    it(`${bot.id} answers for its own seats only, or holds back`, () => {
      for (const state of positions.filter(({ agenda }) => agenda.length === 0)) {
        const command = bot.choose(state, chance(1), [1]);
        if (command === null) continue;
        expect(command).toHaveProperty('hero', 1);
        expect(legalCommands(state)).toContainEqual(command);
      }
    });
  }

  it('policy wins where random is lost', () => {
    const seeds = ['a', 'b', 'c', 'd'];
    expect(seeds.map((seed) => playWith(policy, seed).outcome?.won)).toEqual([true, true, true, true]);
    expect(seeds.some((seed) => playWith(random, seed).outcome?.won)).toBe(false);
  });
});
