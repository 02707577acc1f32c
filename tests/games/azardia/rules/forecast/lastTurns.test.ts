import { expect, test } from 'vitest';
import { lastTurns } from '../../../../../src/games/azardia/rules/forecast/lastTurns.ts';
import { buyTile, give, passing, position } from '../../position.ts';

/** Seat 0 has come to tile 150 in its turn; the others are far away. */
function arrived(rivals: number, longGrace = false) {
  const others = Array.from({ length: rivals }, (_, seat) => ({ level: 5, tile: 100 + 5 * seat }));
  const state = position('C', [{ level: 5, tile: 149, coins: 1000 }, ...others], { longGrace });
  return give(state, buyTile(0)).state;
}

test('G1 without anybody on 150 there are no last turns', () => {
  expect(lastTurns(position('C', [{}, {}]))).toEqual([]);
});

test('G1 everybody else has one last turn, in turn order, until it is over', () => {
  const state = arrived(2);
  expect(lastTurns(state)).toEqual([1, 2]);
  const next = give(state, passing(0)).state;
  expect(lastTurns(next)).toEqual([1, 2]);
  expect(lastTurns({ ...next, turn: next.turn && { ...next.turn, seat: 2 } })).toEqual([2]);
  expect(lastTurns({ ...next, turn: null })).toEqual([]);
});

test('O5 with two players and long grace the rival has two', () => {
  const state = arrived(1, true);
  expect(lastTurns(state)).toEqual([1, 1]);
  expect(lastTurns({ ...state, grace: state.grace && { ...state.grace, isLong: true } })).toEqual([1]);
});
