import { describe, expect, test } from 'vitest';
import type { ActionId, PenaltyId } from '../../../../src/games/azardia/content/cards.ts';
import type { Command, Target } from '../../../../src/games/azardia/rules/state/command.ts';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import { type Described, factsOf, give, type Led, legal, playerOf, position, rolling } from '../position.ts';

const ROLL: Command = { do: 'roll', seat: 0 };
const SUM: Command = { do: 'move', seat: 0, dice: [0, 1], how: 'sum', bought: 0 };
const DIFFERENCE: Command = { do: 'move', seat: 0, dice: [0, 1], how: 'difference', bought: 0 };
const play = (card: ActionId, target: Target = null): Command => ({ do: 'play', seat: 0, card, target });

const inA = (me: Described, ...rivals: readonly Described[]): State =>
  position('A', [{ character: 'noncredoMantis', ...me }, ...(rivals.length > 0 ? rivals : [{}])]);
const inC = (me: Described, ...rivals: readonly Described[]): State =>
  position('C', [{ character: 'noncredoMantis', ...me }, ...(rivals.length > 0 ? rivals : [{}])]);

const rolled = (state: State, ...faces: readonly number[]): State => give(rolling(state, ...faces), ROLL).state;
const withPenalty = (state: State, penalty: PenaltyId): State => ({
  ...state,
  decks: { ...state.decks, penalty: [penalty, penalty] },
});

/** The distance of each legal choice, the shortest first. */
const ways = (state: State): number[] =>
  legal(state, 'move')
    .flatMap((command) => factsOf(give(state, command).facts, 'moveChosen').map(({ tiles }) => tiles))
    .sort((one, other) => one - other);
const dice = ({ facts }: Led): (readonly number[])[] => factsOf(facts, 'diceRolled').map((fact) => fact.dice);
const tileOf = ({ state }: Led, seat = 0): number => playerOf(state, seat).tile;

describe('M1 two dice, added or subtracted', () => {
  test.each([
    [7, 4],
    [4, 7],
  ])('M1 dice of %i and %i move 11 or 3, and one of the two must be taken', (one, other) => {
    const state = rolled(inA({ tile: 30 }), one, other);
    expect(ways(state)).toEqual([3, 11]);
    expect(legal(state, 'move')).toHaveLength(2);
    expect(legal(state, 'pass')).toEqual([]);
    expect(tileOf(give(state, SUM))).toBe(41);
    expect(tileOf(give(state, DIFFERENCE))).toBe(33);
  });

  test('M1 ruling: a single die counts as it is, for one movement', () => {
    const state = rolled(inA({ tile: 30, oneDie: true }), 8);
    expect(state.roll?.dice).toEqual([8]);
    expect(ways(state)).toEqual([8]);
    expect(playerOf(state, 0).oneDie).toBe(false);
  });

  test('M1 ruling: one die beats three dice', () => {
    const overclocked: State = { ...inA({ oneDie: true }), roundRule: 'threeDice' };
    expect(dice(give(overclocked, ROLL)).map(({ length }) => length)).toEqual([1]);
    const without: State = { ...inA({}), roundRule: 'threeDice' };
    expect(dice(give(without, ROLL)).map(({ length }) => length)).toEqual([3]);
  });

  test('M1 of three dice any two are added or subtracted', () => {
    const state = give(inA({ tile: 30, hand: ['thirdEyeDie'] }), play('thirdEyeDie')).state;
    expect(ways(rolled(state, 2, 5, 9))).toEqual([3, 4, 7, 7, 11, 14]);
  });
});

describe('M2 a result of 0', () => {
  test('M2 the difference of doubles is rolled again, and the new dice may be added or subtracted', () => {
    const led = give(rolled(inA({ tile: 30 }), 4, 4, 6, 1), DIFFERENCE);
    expect(dice(led)).toEqual([[6, 1]]);
    expect(tileOf(led)).toBe(30);
    expect(ways(led.state)).toEqual([5, 7]);
  });

  test('M2 the sum of doubles is moved', () => {
    const led = give(rolled(inA({ tile: 30 }), 4, 4), SUM);
    expect(dice(led)).toEqual([]);
    expect(tileOf(led)).toBe(38);
  });

  test('M2 ruling: a die raised to the other one makes a 0, too', () => {
    const led = give(rolled(inA({ coins: 1000 }), 3, 4, 6, 1), { do: 'raise', seat: 0, die: 0 }, DIFFERENCE);
    expect(dice(led)).toEqual([[6, 1]]);
  });

  test('M2 ruling: a second 0 means staying, without tile or challenge', () => {
    const state = rolled(inA({ tile: 34, coins: 1000 }, { tile: 34 }), 4, 4, 7, 7);
    const led = give(state, DIFFERENCE, DIFFERENCE);
    expect(tileOf(led)).toBe(34);
    expect(factsOf(led.facts, 'duelBegan')).toEqual([]);
    // Only the two cards of phase B.
    expect(playerOf(led.state, 0).hand).toHaveLength(2);
    expect(led.state.turn?.phase).toBe('C');
  });
});

describe('M3 nobody passes 150', () => {
  test.each([
    [148, 147],
    [147, 148],
    [146, 149],
    [145, 150],
  ])('M3 five steps from %i end on %i', (tile, end) => {
    expect(tileOf(give(rolled(inA({ level: 5, tile }), 2, 3), SUM))).toBe(end);
  });

  test('M3 twenty steps from 149 end on 131', () => {
    expect(tileOf(give(rolled(inA({ level: 5, tile: 149 }), 10, 10), SUM))).toBe(131);
  });

  test('M3 a card bounces as dice do', () => {
    expect(tileOf(give(inC({ level: 5, tile: 149, hand: ['bootJets'] }), play('bootJets')))).toBe(148);
  });
});

describe('M4 below level 5 the Gate leads back to tile 1', () => {
  test.each([
    [79, 'difference', 3, 2, 1],
    [79, 'sum', 1, 3, 4],
    [75, 'sum', 4, 6, 6],
    [70, 'sum', 10, 10, 11],
    [77, 'sum', 1, 1, 79],
  ] as const)('M4 from %i the %s of %i and %i ends on %i', (tile, how, one, other, end) => {
    const state = rolled(inA({ level: 4, tile }), one, other);
    expect(tileOf(give(state, how === 'sum' ? SUM : DIFFERENCE))).toBe(end);
  });

  test('M4 a pawn below level 5 that would reach 80 by a card continues from tile 1', () => {
    expect(tileOf(give(inC({ level: 1, tile: 78, hand: ['bootJets'] }), play('bootJets')))).toBe(2);
  });

  test('M4 ruling: no swap takes a pawn below level 5 to tile 80', () => {
    const state = inC({ level: 3, tile: 75, hand: ['pocketWormhole'] }, { level: 5, tile: 80 });
    const led = give(state, play('pocketWormhole', { rival: 1 }));
    expect([tileOf(led), tileOf(led, 1)]).toEqual([75, 80]);
  });
});

describe('M5 at level 5 the Gate is open', () => {
  test('M5 a pawn walks on through 80', () => {
    const led = give(rolled(inA({ level: 5, tile: 78 }), 2, 3), SUM);
    expect(at(factsOf(led.facts, 'pawnMoved'), 0).path).toEqual([79, 80, 81, 82, 83]);
  });

  test('M5 the level at the moment of moving counts', () => {
    const state = inC({ level: 4, tile: 78, coins: 3000, hand: ['bootJets', 'trainingMontage'] });
    expect(tileOf(give(state, play('bootJets')))).toBe(2);
    expect(tileOf(give(state, play('trainingMontage'), play('bootJets')))).toBe(81);
  });
});

describe('M6 no way back', () => {
  test.each([
    [80, 80],
    [82, 80],
    [86, 80],
    [88, 82],
    [79, 73],
    [7, 1],
    [4, 1],
    [1, 1],
  ])('M6 six steps back from %i end on %i', (tile, end) => {
    const state = inC({ tile: 40, hand: ['tractorYawn'] }, { level: 5, tile });
    expect(tileOf(give(state, play('tractorYawn', { rival: 1 })), 1)).toBe(end);
  });

  test('M6 ruling: from 80 on no swap leads below 80', () => {
    const ends = ([mine, other]: readonly [number, number]): number[] => {
      const state = inC({ level: 5, tile: mine, hand: ['pocketWormhole'] }, { level: 5, tile: other });
      const led = give(state, play('pocketWormhole', { rival: 1 }));
      return [tileOf(led), tileOf(led, 1)];
    };
    expect(ends([75, 80])).toEqual([75, 80]);
    expect(ends([80, 75])).toEqual([80, 75]);
    expect(ends([75, 79])).toEqual([79, 75]);
  });
});

describe('M7 order on arrival', () => {
  test('M7 ruling: an A tile comes before the challenge', () => {
    const { facts } = give(inC({ tile: 12, coins: 1000 }, { tile: 13 }), { do: 'buyTile', seat: 0 });
    const order = facts.map(({ fact }) => fact);
    expect(order.indexOf('cardsDrawn')).toBeGreaterThan(-1);
    expect(order.indexOf('duelBegan')).toBeGreaterThan(order.indexOf('cardsDrawn'));
  });

  test('M7 ruling: a player moved away by a penalty is not challenged on the Z tile, but where they end', () => {
    const state = inC({ level: 5, tile: 92, coins: 1000 }, { level: 5, tile: 93 }, { level: 5, tile: 90 });
    const { facts } = give(withPenalty(state, 'staircaseOfRegret'), { do: 'buyTile', seat: 0 });
    expect(factsOf(facts, 'duelBegan')).toMatchObject([{ challenger: 0, defender: 2, tile: 90 }]);
  });

  test('M7 ruling: a player still on the Z tile after the penalty is challenged there', () => {
    const state = inC({ level: 5, tile: 92, coins: 1000 }, { level: 5, tile: 93 });
    const { facts } = give(withPenalty(state, 'mandatoryApplause'), { do: 'buyTile', seat: 0 });
    const order = facts.map(({ fact }) => fact);
    expect(order.indexOf('penaltyDrawn')).toBeGreaterThan(-1);
    expect(order.indexOf('duelBegan')).toBeGreaterThan(order.indexOf('coinsGained'));
  });

  test('M7 ruling: on tile 150 the grace comes, and nothing else', () => {
    const { state, facts } = give(inC({ level: 5, tile: 149, coins: 1000 }), { do: 'buyTile', seat: 0 });
    expect(facts.map(({ fact }) => fact)).toEqual(['coinsLost', 'pawnMoved', 'graceBegan']);
    expect(state.grace?.holder).toBe(0);
  });
});
