import { describe, expect, test } from 'vitest';
import type { ActionId, EventId, PenaltyId } from '../../../../src/games/azardia/content/cards.ts';
import type { Command, Target } from '../../../../src/games/azardia/rules/state/command.ts';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import { asked, type Described, factsOf, give, legal, playerOf, position, rolling } from '../position.ts';

const ROLL: Command = { do: 'roll', seat: 0 };
const PASS: Command = { do: 'pass', seat: 0 };
const TILE: Command = { do: 'buyTile', seat: 0 };
const LEVEL: Command = { do: 'buyLevel', seat: 0 };
const play = (card: ActionId, target: Target = null): Command => ({ do: 'play', seat: 0, card, target });
const raise = (die: number): Command => ({ do: 'raise', seat: 0, die });
const move = (how: 'sum' | 'difference', bought = 0): Command => ({ do: 'move', seat: 0, dice: [0, 1], how, bought });

const inA = (...players: readonly Described[]): State => position('A', players);
const inC = (...players: readonly Described[]): State => position('C', players);
const rolled = (state: State, ...faces: readonly number[]): State => give(rolling(state, ...faces), ROLL).state;
const withPenalty = (state: State, penalty: PenaltyId): State => ({
  ...state,
  decks: { ...state.decks, penalty: [penalty, penalty] },
});
const withEvent = (state: State, event: EventId): State => ({ ...state, decks: { ...state.decks, event: [event] } });
const coinsOf = (state: State): number[] => state.players.map(({ coins }) => coins);
/** The dice that can be raised. */
const raisable = (state: State): number[] => legal(state, 'raise').map(({ die }) => die);
/** The number of tiles that can be bought with a choice of dice. */
const buyable = (state: State, how: 'sum' | 'difference'): number[] =>
  legal(state, 'move').flatMap((command) => (command.how === how ? [command.bought] : []));

describe('K1 what coins buy', () => {
  test('K1 5,000 buy a level, and less does not', () => {
    const { state } = give(inC({ level: 2, tile: 30, coins: 6000 }, {}), LEVEL);
    expect(playerOf(state, 0)).toMatchObject({ level: 3, tile: 30, coins: 1000 });
    expect(legal(inC({ coins: 4000 }, {}), 'buyLevel')).toEqual([]);
  });

  test('K1 1,000 buy a tile, and nothing does not', () => {
    const { state } = give(inC({ tile: 30, coins: 1000 }, {}), TILE);
    expect(playerOf(state, 0)).toMatchObject({ tile: 31, coins: 0 });
    expect(legal(state, 'buyTile')).toEqual([]);
  });

  test('K1 1,000 raise a die by 1, at most once for each die and roll', () => {
    const state = rolled(inA({ tile: 30, coins: 3000 }, {}), 3, 5);
    expect(raisable(state)).toEqual([0, 1]);
    const once = give(state, raise(1)).state;
    expect(once.roll?.dice).toEqual([3, 6]);
    expect(playerOf(once, 0).coins).toBe(2000);
    expect(raisable(once)).toEqual([0]);
    expect(raisable(give(once, raise(0)).state)).toEqual([]);
    expect(raisable(rolled(inA({ coins: 0 }, {}), 3, 5))).toEqual([]);
  });

  test('K1 the dice of another roll can be raised again', () => {
    const state = rolled(inA({ coins: 2000, hand: ['doOverEgg'] }, {}), 3, 5, 2, 4);
    const { state: again } = give(state, raise(0), play('doOverEgg'));
    expect(again.roll?.dice).toEqual([2, 4]);
    expect(raisable(again)).toEqual([0, 1]);
  });
});

describe('K2 at most 6,000', () => {
  test('K2 coins gained beyond the limit are lost', () => {
    const state = inC({ coins: 5000, hand: ['asteroidDividend', 'looseChangeNebula'] }, {});
    expect(coinsOf(give(state, play('asteroidDividend')).state)).toEqual([6000, 0]);
    expect(coinsOf(give(state, play('asteroidDividend'), play('looseChangeNebula')).state)).toEqual([6000, 0]);
  });

  test('K2 coins taken from a rival beyond the limit are lost, too', () => {
    const state = inC({ coins: 5000, hand: ['pickpocketTentacle'] }, { coins: 4000 });
    expect(coinsOf(give(state, play('pickpocketTentacle', { rival: 1 })).state)).toEqual([6000, 2000]);
  });
});

test('K3 the bank never runs dry: all four can hold 6,000', () => {
  const rich = { coins: 6000 };
  const state = inC({ coins: 4000, hand: ['bountyReceipt'] }, rich, rich, rich);
  expect(coinsOf(give(state, play('bountyReceipt')).state)).toEqual([6000, 6000, 6000, 6000]);
});

describe('K4 a fortune is coins and hand', () => {
  test('K4 Total Audit takes both', () => {
    const state = inC({ coins: 2000, hand: ['totalAudit'] }, { coins: 5000, hand: ['bootJets', 'glueRain'] });
    const { state: after } = give(state, play('totalAudit', { rival: 1 }), { do: 'pass', seat: 1 });
    expect(playerOf(after, 1)).toMatchObject({ coins: 0, hand: [] });
    expect(coinsOf(after)).toEqual([0, 0]);
    expect([...after.decks.actionDiscards].sort()).toEqual(['bootJets', 'glueRain', 'totalAudit']);
  });

  test('K4 Treason by Sneezing takes both', () => {
    const state = inC({ level: 5, tile: 92, coins: 4000, hand: ['bootJets', 'glueRain'] }, {});
    const { state: after } = give(withPenalty(state, 'treasonBySneezing'), TILE);
    expect(playerOf(after, 0)).toMatchObject({ coins: 0, hand: [] });
  });
});

describe('K5 when to buy', () => {
  test('K5 ruling: tiles bought in A are part of one move with one landing', () => {
    const state = rolled(inA({ tile: 8, coins: 3000 }, { tile: 13 }), 2, 3);
    const { state: after, facts } = give(state, move('sum', 2));
    expect(factsOf(facts, 'pawnMoved')).toHaveLength(1);
    expect(playerOf(after, 0)).toMatchObject({ tile: 15, coins: 1000 });
    expect(factsOf(facts, 'duelBegan')).toEqual([]);
    // No more than the two cards of phase B, and the third of Lagartoon.
    expect(playerOf(after, 0).hand).toHaveLength(3);
  });

  test('K5 ruling: each tile bought in C is a movement', () => {
    const state = inC({ tile: 11, coins: 3000 }, { tile: 40 });
    const { state: after, facts } = give(state, TILE, TILE, TILE);
    expect(factsOf(facts, 'pawnMoved').map(({ path }) => path)).toEqual([[12], [13], [14]]);
    expect(playerOf(after, 0).hand).toHaveLength(1);
  });

  test('K5 ruling: any number of tiles is bought, as coins allow', () => {
    const state = rolled(inA({ tile: 30, coins: 6000 }, {}), 2, 3);
    expect(buyable(state, 'sum')).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(playerOf(give(state, move('sum', 6)).state, 0)).toMatchObject({ tile: 41, coins: 0 });
    const { state: after } = give(inC({ tile: 14, coins: 6000 }, { tile: 40 }), TILE, TILE, TILE, TILE, TILE, TILE);
    expect(playerOf(after, 0)).toMatchObject({ tile: 20, coins: 0 });
  });

  test('K5 ruling: tiles are never bought past 150', () => {
    const state = rolled(inA({ level: 5, tile: 145, coins: 6000 }, {}), 1, 2);
    expect(buyable(state, 'sum')).toEqual([0, 1, 2]);
    expect(buyable(state, 'difference')).toEqual([0, 1, 2, 3, 4]);
    expect(buyable(rolled(inA({ level: 5, tile: 148, coins: 6000 }, {}), 2, 3), 'sum')).toEqual([0]);
    const { state: goal } = give(inC({ level: 5, tile: 149, coins: 6000 }, {}), TILE);
    expect(playerOf(goal, 0).tile).toBe(150);
    expect(legal(goal, 'buyTile')).toEqual([]);
  });

  test('K5 ruling: levels are bought in C only', () => {
    const before = inA({ tile: 30, coins: 6000 }, {});
    expect(legal(before, 'buyLevel')).toEqual([]);
    expect(legal(rolled(before, 2, 3), 'buyLevel')).toEqual([]);
    expect(legal(inC({ coins: 6000 }, {}), 'buyLevel')).toEqual([LEVEL]);
  });

  test('K5 ruling: at level 5 the 5,000 buy 3 tiles', () => {
    const { state } = give(inC({ level: 5, tile: 30, coins: 5000 }, {}), LEVEL);
    expect(playerOf(state, 0)).toMatchObject({ level: 5, tile: 33, coins: 0 });
  });

  test('K5 ruling: dice are raised after the roll, and a 10 is not', () => {
    const before = inA({ tile: 30, coins: 6000 }, {});
    expect(raisable(before)).toEqual([]);
    expect(raisable(rolled(before, 10, 9))).toEqual([1]);
    expect(raisable(rolled(before, 10, 10))).toEqual([]);
  });

  test('K5 ruling: with a difference, raising the smaller die shortens the move', () => {
    const state = rolled(inA({ tile: 30, coins: 1000 }, {}), 3, 8);
    expect(playerOf(give(state, raise(0), move('difference')).state, 0).tile).toBe(34);
    expect(playerOf(give(state, raise(1), move('difference')).state, 0).tile).toBe(36);
    expect(playerOf(give(state, move('difference')).state, 0).tile).toBe(35);
  });

  test('K5 ruling: dice are raised in a duel, too', () => {
    const state = inC({ level: 2, tile: 30, coins: 3000 }, { level: 2, tile: 31, coins: 0 });
    const behind = give(rolling(state, 4, 7, 8, 9), TILE).state;
    expect(asked(behind)).toBe(0);
    expect(raisable(behind)).toEqual([0, 1]);
    const raised = give(behind, raise(0)).state;
    expect(raised.duel?.challenger.dice).toEqual([5, 7]);
    expect(playerOf(raised, 0).coins).toBe(1000);
    expect(raisable(raised)).toEqual([1]);
    expect(raisable(give(rolling(state, 4, 10, 8, 9), TILE).state)).toEqual([0]);
  });
});

describe('K6 only cards give coins', () => {
  test('K6 an A tile, a Z tile without such a card, and a lap give none', () => {
    expect(coinsOf(give(rolled(inA({ tile: 10 }, {}), 1, 2), move('sum')).state)).toEqual([0, 0]);
    const onZ = rolled(withPenalty(inA({ level: 5, tile: 90 }, {}), 'staircaseOfRegret'), 1, 2);
    expect(coinsOf(give(onZ, move('sum')).state)).toEqual([0, 0]);
    const lap = give(rolled(inA({ tile: 78 }, {}), 1, 3), move('sum')).state;
    expect(playerOf(lap, 0)).toMatchObject({ tile: 3, coins: 0 });
  });

  test('K6 a duel gives none', () => {
    const { state, facts } = give(rolling(inC({ tile: 30, coins: 1000 }, { tile: 31 }), 9, 9, 2, 3), TILE);
    expect(factsOf(facts, 'duelWon')).toMatchObject([{ winner: 0 }]);
    expect(coinsOf(state)).toEqual([0, 0]);
  });

  test('K6 a round gives none but by its event', () => {
    const state = withEvent(inC({}, { misses: 'next' }), 'libraryMeteor');
    expect(coinsOf(give(state, PASS).state)).toEqual([0, 0]);
    const comet = withEvent(inC({}, { misses: 'next' }), 'coinComet');
    expect(coinsOf(give(comet, PASS).state)).toEqual([1000, 1000]);
  });

  test('K6 action cards give coins, and so do penalties of others', () => {
    const paid = inC({ hand: ['bountyReceipt'] }, {});
    expect(coinsOf(give(paid, play('bountyReceipt')).state)).toEqual([2000, 0]);
    const applause = withPenalty(inC({ level: 5, tile: 92, coins: 1000 }, {}), 'mandatoryApplause');
    expect(coinsOf(give(applause, TILE).state)).toEqual([0, 1000]);
  });
});
