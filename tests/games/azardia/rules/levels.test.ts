import { describe, expect, test } from 'vitest';
import type { ActionId, PenaltyId } from '../../../../src/games/azardia/content/cards.ts';
import type { Command, Target } from '../../../../src/games/azardia/rules/state/command.ts';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import { type Described, factsOf, give, playerOf, position, rolling } from '../position.ts';

const BUY: Command = { do: 'buyTile', seat: 0 };
const play = (card: ActionId, target: Target = null): Command => ({ do: 'play', seat: 0, card, target });
const vacuum = play('egoVacuum', { rival: 1 });

const inC = (...players: readonly Described[]): State => position('C', players);
const withPenalty = (state: State, penalty: PenaltyId): State => ({
  ...state,
  decks: { ...state.decks, penalty: [penalty, penalty] },
});
/** Seat 0 has the Ego Vacuum and can pay for it. */
const vacuumAt = (rival: Described): State => inC({ coins: 1000, hand: ['egoVacuum'] }, rival);
/** Seat 0 steps onto tile 51, where seat 1 is; these are the dice of the duel, first those of seat 0. */
const duelOn51 = (me: Described, rival: Described, ...faces: readonly number[]): State =>
  give(rolling(inC({ tile: 50, coins: 1000, ...me }, { tile: 51, ...rival }), ...faces), BUY).state;

describe('L1 levels 1 to 5', () => {
  test.each([
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 5],
  ])('L1 a level gained at level %i makes it %i', (level, next) => {
    const state = inC({ level, coins: 3000, hand: ['trainingMontage'] }, {});
    expect(playerOf(give(state, play('trainingMontage')).state, 0).level).toBe(next);
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 5],
  ])('L1 a level lost at level %i makes it %i', (level, next) => {
    expect(playerOf(give(vacuumAt({ level, tile: 50 }), vacuum).state, 1).level).toBe(next);
  });

  test('L1 a lost duel takes neither level 1 nor level 5', () => {
    const low = duelOn51({ level: 3 }, { level: 1 }, 9, 9, 2, 3);
    expect([playerOf(low, 0).level, playerOf(low, 1).level]).toEqual([4, 1]);
    const high = duelOn51({ level: 3 }, { level: 5 }, 9, 9, 2, 3);
    expect([playerOf(high, 0).level, playerOf(high, 1).level]).toEqual([4, 5]);
  });
});

describe('L2 three tiles back instead of a level lost', () => {
  test.each([
    [1, 47],
    [2, 50],
    [4, 50],
    [5, 47],
  ])('L2 at level %i who would lose one on tile 50 ends on %i', (level, tile) => {
    expect(playerOf(give(vacuumAt({ level, tile: 50 }), vacuum).state, 1).tile).toBe(tile);
  });

  test('L2 it is a move like others: it ends at tile 1 or 80, and meets pawns', () => {
    expect(playerOf(give(vacuumAt({ level: 1, tile: 3 }), vacuum).state, 1).tile).toBe(1);
    expect(playerOf(give(vacuumAt({ level: 5, tile: 82 }), vacuum).state, 1).tile).toBe(80);
    const crowded = inC({ tile: 20, coins: 1000, hand: ['egoVacuum'] }, { tile: 50 }, { tile: 47 });
    expect(factsOf(give(crowded, vacuum).facts, 'duelBegan')).toMatchObject([{ challenger: 1, defender: 2 }]);
  });
});

describe('L3 three tiles ahead instead of a level gained', () => {
  test('L3 by Training Montage', () => {
    const state = inC({ level: 5, tile: 50, coins: 3000, hand: ['trainingMontage'] }, {});
    expect(playerOf(give(state, play('trainingMontage')).state, 0)).toMatchObject({ level: 5, tile: 53 });
  });

  test('L3 by Mail-Order Diploma', () => {
    const state = inC({ level: 5, tile: 78, hand: ['mailOrderDiploma'] }, { level: 5, tile: 20 });
    expect(playerOf(give(state, play('mailOrderDiploma')).state, 0)).toMatchObject({ level: 5, tile: 81 });
  });

  test('L3 by Dubious Serum', () => {
    const state = rolling(inC({ level: 5, tile: 50, hand: ['dubiousSerum'] }, {}), 6);
    expect(playerOf(give(state, play('dubiousSerum')).state, 0)).toMatchObject({ level: 5, tile: 53 });
  });

  test('L3 by another player’s penalty, for everybody at level 5 who would gain a level', () => {
    const state = inC(
      { level: 5, tile: 92, coins: 1000 },
      { level: 5, tile: 50 },
      { level: 5, tile: 60 },
      { level: 5, tile: 70 },
    );
    const { state: after } = give(withPenalty(state, 'scholarshipForYourEnemies'), BUY);
    expect(after.players.map(({ tile }) => tile)).toEqual([93, 53, 63, 73]);
  });

  test('L3 below level 5 a level is gained, and the pawn stays', () => {
    const state = inC({ level: 4, tile: 50, coins: 3000, hand: ['trainingMontage'] }, {});
    expect(playerOf(give(state, play('trainingMontage')).state, 0)).toMatchObject({ level: 5, tile: 50 });
  });
});

describe('L4 a challenge won at level 5', () => {
  test('L4 ruling: gains nothing, neither a level nor tiles', () => {
    const state = duelOn51({ level: 5 }, { level: 3 }, 9, 9, 2, 3);
    expect(playerOf(state, 0)).toMatchObject({ level: 5, tile: 51 });
    expect(playerOf(state, 1)).toMatchObject({ level: 2, tile: 50 });
  });

  test('L4 ruling: gains nothing in a challenge from afar either', () => {
    const state = rolling(inC({ level: 5, tile: 50, hand: ['thrownGauntlet'] }, { level: 3, tile: 20 }), 9, 9, 2, 3);
    const { state: after } = give(state, play('thrownGauntlet', { rival: 1 }));
    expect(playerOf(after, 0)).toMatchObject({ level: 5, tile: 50 });
    expect(playerOf(after, 1)).toMatchObject({ level: 2, tile: 19 });
  });

  test('L4 ruling: the exception is tile 80 (H4), where the winner advances 3 tiles', () => {
    const state = rolling(inC({ level: 5, tile: 79, coins: 1000 }, { level: 5, tile: 80 }), 9, 9, 2, 3);
    const { state: after } = give(state, BUY);
    expect(playerOf(after, 0)).toMatchObject({ level: 5, tile: 83 });
    expect(playerOf(after, 1)).toMatchObject({ level: 5, tile: 80 });
  });

  test('L4 below level 5 a challenge won is a level', () => {
    expect(playerOf(duelOn51({ level: 4 }, { level: 3 }, 9, 9, 2, 3), 0)).toMatchObject({ level: 5, tile: 51 });
  });
});
