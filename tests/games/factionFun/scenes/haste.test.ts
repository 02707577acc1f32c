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

test('everything is shown at full length at first, and ever faster after three seconds', () => {
  expect([0, 3000, 4000, 5000, 60_000].map((waited) => hasteOf('full', waited))).toEqual([1, 1, 2, 2.5, 2.5]);
  expect([0, 3000, 4000, 60_000].map((waited) => hasteOf('brisk', waited))).toEqual([1, 1, 2, 5]);
  expect([0, 3000, 4000, 60_000].map((waited) => hasteOf('brief', waited))).toEqual([2, 2, 4, 10]);
});

test('in teams the turns of computers are brief, except what decides about land and avatars', () => {
  expect(modeOf(moved, turnOf(6, 3), [0])).toBe('brief');
  expect(modeOf(lost, turnOf(6, 3), [0])).toBe('brisk');
  expect(modeOf(moved, turnOf(6, 0), [0])).toBe('full');
  expect(modeOf(lost, turnOf(2, 1), [0])).toBe('full');
});
