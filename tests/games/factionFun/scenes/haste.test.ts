import { expect, test } from 'vitest';
import { factionFun } from '../../../../src/games/factionFun/rules/factionFun.ts';
import type { Fact } from '../../../../src/games/factionFun/rules/state/fact.ts';
import type { FactionFunView } from '../../../../src/games/factionFun/rules/state/state.ts';
import { hasteOf, modeOf } from '../../../../src/games/factionFun/scenes/animation/haste.ts';
import { setupOf } from '../subject.ts';

const moved: Fact = { fact: 'avatarMoved', avatar: 0, tile: 3 } as Fact;
const lost: Fact = { fact: 'avatarLost', avatar: 0 } as Fact;

/** The first turn of a seat. */
const turnOf = (seats: number, seat: number): FactionFunView => {
  const state = factionFun.view(factionFun.newGame(setupOf('haste', seats)).state, 0);
  return { ...state, turn: state.turn && { ...state.turn, seat } };
};

test('everything is shown at full length at first, and ever faster after three seconds, in teams after two', () => {
  expect([0, 3000, 3600, 4200, 60_000].map((waited) => hasteOf('full', waited, 2))).toEqual([1, 1, 2, 3, 3]);
  expect([0, 2000, 2600, 3200, 60_000].map((waited) => hasteOf('full', waited, 4))).toEqual([1, 1, 2, 3, 3]);
  expect([0, 2000, 2600, 60_000].map((waited) => hasteOf('brisk', waited, 4))).toEqual([1.25, 1.25, 2.5, 5]);
  expect([0, 2000, 2600, 60_000].map((waited) => hasteOf('brief', waited, 6))).toEqual([2.5, 2.5, 5, 10]);
});

test('in teams the turns of computers are brief, except what decides about land and avatars', () => {
  expect(modeOf(moved, turnOf(6, 3), [0])).toBe('brief');
  expect(modeOf(lost, turnOf(6, 3), [0])).toBe('brisk');
  expect(modeOf(moved, turnOf(6, 0), [0])).toBe('full');
  expect(modeOf(lost, turnOf(2, 1), [0])).toBe('full');
});

test('a turn that begins is shown as briefly as the rest of that turn', () => {
  const begins = (seat: number): Fact => ({ fact: 'turnBegan', seat, die: 3 }) as Fact;
  const between = { ...turnOf(6, 0), turn: null };
  expect(modeOf(begins(3), between, [0])).toBe('brief');
  expect(modeOf(begins(0), between, [0])).toBe('full');
  expect(modeOf(begins(3), turnOf(6, 0), [0])).toBe('brief');
});
