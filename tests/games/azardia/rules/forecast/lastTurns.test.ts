import { expect, test } from 'vitest';
import { isLastTurn, lastTurns } from '../../../../../src/games/azardia/rules/forecast/lastTurns.ts';
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

test('G1 whoever an event takes to 150 before their own turn leaves a last turn to everybody else', () => {
  const state = position(
    'D',
    [
      { level: 5, tile: 145 },
      { level: 5, tile: 100 },
      { level: 5, tile: 120 },
    ],
    {},
  );
  // The turn of seat 2 is over, and the event of the next round has taken seat 0 to 150.
  const event = {
    ...state,
    turn: state.turn && { ...state.turn, seat: 2 },
    grace: { first: 0, holder: 0, isLong: false },
    steps: [{ step: 'takeTurn', place: 0 }] as const,
  };
  expect(lastTurns(event)).toEqual([1, 2]);
});

test('O5 a turn is the last one where no other follows', () => {
  const next = give(arrived(2), passing(0)).state;
  expect([0, 1, 2].map((seat) => isLastTurn(next, seat))).toEqual([false, true, false]);
  const long = give(arrived(1, true), passing(0)).state;
  expect(isLastTurn(long, 1)).toBe(false);
  expect(isLastTurn({ ...long, grace: long.grace && { ...long.grace, isLong: true } }, 1)).toBe(true);
});
