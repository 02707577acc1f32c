import { describe, expect, test } from 'vitest';
import { RULE_IDS } from '../../../../src/games/azardia/rules/ruleIds.ts';
import { playOn, takeStep } from '../../../../src/kernel/steps.ts';
import { required } from '../../../../src/kernel/values/required.ts';
import { factsOf, give, legal, playerOf, position, rolling } from '../position.ts';

describe('the work that the rules have still to do', () => {
  test('is removed only as its own kind', () => {
    const play = playOn(position('A', [{}, {}]));
    expect(() => takeStep(play, 'deal')).toThrow(TypeError);
    expect(takeStep(playOn(position('A', [{}, {}])), 'roll')).toEqual({ step: 'roll', seat: 0, threeDice: false });
  });

  test('does not continue without its data', () => {
    expect(required(0)).toBe(0);
    expect(() => required(null)).toThrow(TypeError);
    expect(() => required(undefined)).toThrow(TypeError);
  });
});

describe('automatic steps', () => {
  test('T2 selling ends where no card is left', () => {
    const state = position('C', [{ hand: ['reverseVendingMachine', 'bootJets'] }, {}]);
    const led = give(
      state,
      { do: 'play', seat: 0, card: 'reverseVendingMachine', target: null },
      { do: 'sell', seat: 0, card: 'bootJets' },
    );
    expect(playerOf(led.state, 0)).toMatchObject({ coins: 1000, hand: [] });
    expect(legal(led.state, 'sell')).toEqual([]);
    expect(legal(led.state, 'pass')).toHaveLength(1);
  });

  test('X2 an answer to an answer can only cancel it', () => {
    const state = position('C', [
      { hand: ['gravityHiccup', 'mirrorPoncho', 'nopeNebula', 'softLanding'] },
      { hand: ['nopeNebula'] },
    ]);
    const led = give(
      state,
      { do: 'play', seat: 0, card: 'gravityHiccup', target: { rival: 1 } },
      { do: 'answer', seat: 1, card: 'nopeNebula', rival: null },
    );
    expect(legal(led.state, 'answer')).toEqual([{ do: 'answer', seat: 0, card: 'nopeNebula', rival: null }]);
  });
});

describe('the rule that a movement names', () => {
  test.each([
    ['M1', 20, 1, 30],
    ['M4', 74, 1, 5],
    ['M3', 145, 5, 145],
  ] as const)('%s from tile %d at level %d', (rule, tile, level, end) => {
    const state = rolling(position('A', [{ tile, level }, { tile: 40 }]), 4, 6);
    const led = give(state, { do: 'roll', seat: 0 }, { do: 'move', seat: 0, dice: [0, 1], how: 'sum', bought: 0 });
    const [moved] = factsOf(led.facts, 'pawnMoved');
    expect([moved?.rule, moved?.path.at(-1), moved?.path.length]).toEqual([rule, end, 10]);
  });

  test('is one of the rulebook’s', () => {
    expect(RULE_IDS).toHaveLength(60);
    expect(new Set(RULE_IDS).size).toBe(60);
  });
});
