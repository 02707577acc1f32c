import { describe, expect, test } from 'vitest';
import {
  sparedBeside,
  whyNoAbility,
  whyNotBought,
  whyNotBoughtWith,
  whyNotRaised,
} from '../../../../src/games/azardia/rules/turn/whyNotDone.ts';
import { give, play, position } from '../position.ts';

const coins = (own: number, tile = 20) => position('C', [{ coins: own, tile }, {}]);
const roll = (dice: readonly number[], ...raised: readonly boolean[]) => ({ dice, raised });

describe('why something besides a card cannot be done now', () => {
  test('K5 a die is raised after the roll, once, by a coin, and never above 10', () => {
    const rich = coins(1000);
    expect(whyNotRaised(rich, 0, roll([3, 8], false, false), 0)).toBeNull();
    expect(whyNotRaised(coins(0), 0, roll([3, 8], false, false), 0)).toEqual({ why: 'cost', cost: 1000, coins: 0 });
    expect(whyNotRaised(rich, 0, roll([3, 8], true, false), 0)).toEqual({ why: 'raised' });
    expect(whyNotRaised(rich, 0, roll([3, 10], false, false), 1)).toEqual({ why: 'highest' });
    expect(whyNotRaised(rich, 0, roll([]), 0)).toEqual({ why: 'notRolled' });
    expect(whyNotRaised(rich, 0, roll([7], false), 1)).toEqual({ why: 'dice', dice: 1 });
  });

  test('K1, K5 a tile costs 1,000 and a level 5,000, and on tile 150 nothing is for sale', () => {
    expect(whyNotBought(coins(0), 0, 'tile')).toEqual({ why: 'cost', cost: 1000, coins: 0 });
    expect(whyNotBought(coins(4000), 0, 'level')).toEqual({ why: 'cost', cost: 5000, coins: 4000 });
    expect(whyNotBought(coins(6000, 150), 0, 'level')).toEqual({ why: 'atGoal' });
  });

  test('K5, M2 tiles are bought with a movement, as far as coins and the board reach', () => {
    expect(whyNotBoughtWith(coins(2000), 0, 5, 3)).toEqual({ why: 'cost', cost: 3000, coins: 2000 });
    expect(whyNotBoughtWith(coins(6000, 145), 0, 5, 1)).toEqual({ why: 'pastGoal' });
    expect(whyNotBoughtWith(coins(6000), 0, 0, 1)).toEqual({ why: 'noMove' });
  });

  test('C2–C4 an ability is used once per turn, in its phase, and needs a target', () => {
    const used = position('C', [{ character: 'kuchuritok' }, { hand: ['bootJets'] }]);
    expect(whyNoAbility({ ...used, turn: used.turn && { ...used.turn, abilityUsed: true } }, 0)).toEqual({
      why: 'used',
    });
    expect(whyNoAbility(position('C', [{ character: 'kuchuritok' }, {}, {}]), 0)).toEqual({
      why: 'nobody',
      rivals: [
        { seat: 1, reason: { why: 'noCards' } },
        { seat: 2, reason: { why: 'noCards' } },
      ],
    });
    const mantis = position('C', [{ character: 'noncredoMantis', tile: 40 }, { tile: 150 }, { tile: 60 }]);
    expect(whyNoAbility({ ...mantis, met: ['0-2'] }, 0)).toEqual({
      why: 'nobody',
      rivals: [
        { seat: 1, reason: { why: 'onGoal' } },
        { seat: 2, reason: { why: 'alreadyMet' } },
      ],
    });
    const robot = (hand: readonly 'bootJets'[]) => ({ character: 'robotIKing', hand }) as const;
    expect(whyNoAbility(position('C', [robot(['bootJets']), {}]), 0)).toEqual({ why: 'phase', phase: 'D' });
    expect(whyNoAbility(position('D', [robot([]), { hand: ['bootJets'] }]), 0)).toEqual({ why: 'emptyHand' });
    const down = position('D', [robot(['bootJets']), { hand: ['bootJets'] }]);
    const begun = { ...down, steps: [{ step: 'discardDown', seat: 0, maySwap: false } as const] };
    expect(whyNoAbility(begun, 0)).toEqual({ why: 'discarded' });
  });
});

describe('T2 beside the possible targets, the impossible ones, and why', () => {
  test('for a card, a challenge and a swap', () => {
    const state = position('C', [
      { character: 'noncredoMantis', tile: 40, hand: ['pickpocketTentacle'] },
      { coins: 1000, hand: ['bootJets'] },
      { coins: 0, tile: 150 },
    ]);
    expect(sparedBeside(state, play('pickpocketTentacle', { rival: 1 }))).toEqual([
      { seat: 2, reason: { why: 'noCoins' } },
    ]);
    expect(sparedBeside(state, play('bootJets'))).toEqual([]);
    expect(sparedBeside(state, { do: 'challenge', seat: 0, rival: 1 })).toEqual([
      { seat: 2, reason: { why: 'onGoal' } },
    ]);
    expect(sparedBeside(state, { do: 'swapCard', seat: 0, rival: 1, card: 'bootJets' })).toEqual([
      { seat: 2, reason: { why: 'noCards' } },
    ]);
    expect(sparedBeside(state, { do: 'pass', seat: 0 })).toEqual([]);
  });

  test('X5 for an answer that redirects a card', () => {
    const state = position('C', [
      { hand: ['pickpocketTentacle'] },
      { coins: 2000, hand: ['hotPotatoProtocol'] },
      { coins: 2000 },
      { coins: 0 },
    ]);
    const redirect = { do: 'answer', seat: 1, card: 'hotPotatoProtocol', rival: 2 } as const;
    const attacked = give(state, play('pickpocketTentacle', { rival: 1 })).state;
    expect(sparedBeside(attacked, redirect)).toEqual([{ seat: 3, reason: { why: 'noCoins' } }]);
    expect(sparedBeside(attacked, { ...redirect, rival: null })).toEqual([]);
    expect(sparedBeside(state, redirect)).toEqual([]);
  });

  test('C3 in a deal, a rival who already has as many cards as the others can get', () => {
    const deal = { do: 'deal', seat: 0, card: 'bootJets', rival: 1 } as const;
    const start = position('C', [{ character: 'kuchuritok' }, { hand: ['bootJets', 'bootJets'] }, {}]);
    expect(sparedBeside(start, deal)).toEqual([]);
    const dealt = give(start, { do: 'takeHands', seat: 0 }, deal).state;
    expect(sparedBeside(dealt, { ...deal, rival: 2 })).toEqual([{ seat: 1, reason: { why: 'hasShare' } }]);
  });
});
