import { describe, expect, test } from 'vitest';
import { chooseQuickly, LEVELS, type Level } from '../../../src/games/azardia/bots/levels.ts';
import { searchAmong } from '../../../src/games/azardia/bots/sharp/sharp.ts';
import { winChance } from '../../../src/games/azardia/bots/sharp/winChance.ts';
import type { ActionId } from '../../../src/games/azardia/content/cards.ts';
import { azardia } from '../../../src/games/azardia/rules/azardia.ts';
import type { Command } from '../../../src/games/azardia/rules/state/command.ts';
import type { State } from '../../../src/games/azardia/rules/state/state.ts';
import { chanceFrom } from '../../../src/kernel/chance.ts';
import { asked, give, graceOf, position, rolling } from './position.ts';

/** A level's command in a position. */
function chosen(level: Level, state: State, luck = 'levels'): Command | null {
  const view = azardia.view(state, asked(state));
  const given = [view, azardia.legalCommands(view), chanceFrom(luck)] as const;
  return level === 'sharp' ? searchAmong(...given) : chooseQuickly(level, ...given);
}

/** Seat 1 holds these cards, and is the target of a Gravity Hiccup. */
function attacked(...hand: readonly ActionId[]): State {
  const start = position('C', [{ hand: ['gravityHiccup'] }, { hand, tile: 40 }]);
  return give(start, { do: 'play', seat: 0, card: 'gravityHiccup', target: { rival: 1 } }).state;
}

describe.each(LEVELS)('the level %s', (level) => {
  test('gives legal commands, the same ones in the same position', () => {
    let { state } = azardia.newGame({
      ...{ seed: 'level', players: 3, fairStart: false, quickGame: false },
      ...{ firmGoal: false, openHands: false, longGrace: false },
    });
    for (let given = 0; given < 60; given++) {
      const command = chosen(level, state, `luck ${given}`);
      expect(command).toEqual(chosen(level, state, `luck ${given}`));
      if (!command) throw new Error('nothing to do');
      ({ state } = give(state, command));
    }
  });

  test('S4: other hands and future draws make no difference', () => {
    const hands: readonly (readonly ActionId[])[] = [
      ['nopeNebula', 'mirrorPoncho'],
      ['bootJets', 'totalAudit'],
    ];
    const [one, other] = hands.map((hand) => {
      const start = position('C', [{ hand: ['gravityHiccup', 'egoVacuum'], coins: 3000 }, { hand }, { level: 3 }]);
      return chosen(level, { ...start, chance: chanceFrom(hand.join()) });
    });
    expect(one).toEqual(other);
  });

  test('hits 150 when it can, and buys a level as soon as it can', () => {
    const state = rolling(position('A', [{ tile: 139, level: 5 }, { tile: 20 }]), 3, 8);
    expect(chosen(level, give(state, { do: 'roll', seat: 0 }).state)).toMatchObject({ do: 'move', how: 'sum' });
    expect(chosen(level, position('C', [{ coins: 5000 }, {}]))).toEqual({ do: 'buyLevel', seat: 0 });
  });
});

describe('Rookie', () => {
  test('answers any attack, where Regular saves the card for one that hurts', () => {
    const state = attacked('nopeNebula');
    expect(chosen('regular', state)).toEqual({ do: 'pass', seat: 1 });
    expect(chosen('rookie', state)).toMatchObject({ do: 'answer', card: 'nopeNebula' });
  });

  test('discards answers first, while Regular discards the least valuable card', () => {
    const hand: ActionId[] = ['bootJets', 'mirrorPoncho', 'asteroidDividend', 'trainingMontage', 'mailOrderDiploma'];
    const state = position('D', [{ hand }, {}]);
    expect(chosen('regular', state)).toEqual({ do: 'discard', seat: 0, card: 'bootJets' });
    expect(chosen('rookie', state)).toEqual({ do: 'discard', seat: 0, card: 'mirrorPoncho' });
  });

  test('misjudges by its luck', () => {
    const start = rolling(position('A', [{ tile: 22 }, { tile: 60 }]), 2, 3);
    const { state } = give(start, { do: 'roll', seat: 0 });
    const ways = Array.from({ length: 40 }, (_, number) => chosen('rookie', state, `luck ${number}`));
    expect(new Set(ways.map((way) => way?.do === 'move' && way.how))).toEqual(new Set(['sum', 'difference']));
  });
});

test('Sharp moves so that a card can do the rest, which Regular does not foresee', () => {
  const start = rolling(
    position('A', [
      { tile: 140, level: 5, hand: ['bootJets'] },
      { tile: 130, level: 5 },
    ]),
    1,
    8,
  );
  const { state } = give(start, { do: 'roll', seat: 0 });
  // 7 tiles to 147, and Boot Jets for the last 3.
  expect(chosen('sharp', state)).toMatchObject({ do: 'move', how: 'difference', bought: 0 });
  expect(chosen('regular', state)).toMatchObject({ do: 'move', how: 'sum' });
});

describe('Sharp’s chance to win', () => {
  const held = (...turns: readonly number[]): number => {
    const state = position('A', [
      { tile: 139, level: 5, coins: 4000 },
      { tile: 150, level: 5 },
    ]);
    return winChance(azardia.view({ ...state, grace: graceOf(1, ...turns) }, 1), 1);
  };

  test('G1 O5 holding the goal is worth less against a rival with two last turns than against one', () => {
    expect(held(0, 0)).toBeLessThan(held(0) - 0.05);
  });
});
