import { expect, test } from 'vitest';
import { canPushOff, isLastTurn, lastTurns } from '../../../../../src/games/azardia/rules/forecast/lastTurns.ts';
import { buyTile, factsOf, give, graceOf, passing, position, withDeck, withEvents } from '../../position.ts';

/** Seat 0 has reached tile 150 in its turn; the others are far away. */
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
  expect(lastTurns({ grace: { ...graceOf(0), now: 2 } })).toEqual([2]);
});

test('O5 with two players and long grace the rival has two', () => {
  const state = arrived(1, true);
  expect(lastTurns(state)).toEqual([1, 1]);
});

test('G1 a player moved to 150 by an event before their own turn leaves a last turn to everybody else', () => {
  const state = position('C', [
    { level: 5, tile: 138 },
    { level: 5, tile: 140, misses: 'next' },
    { level: 5, tile: 141, misses: 'next' },
  ]);
  const { facts } = give(withEvents(withDeck(state), 'slingshotForStragglers'), passing(0));
  expect(factsOf(facts, 'graceBegan')).toMatchObject([{ seat: 0, turns: [1, 2] }]);
});

test('O5 a turn is the last one where no other follows', () => {
  const next = give(arrived(2), passing(0)).state;
  expect([0, 1, 2].map((seat) => isLastTurn(next, seat))).toEqual([false, true, false]);
  const long = give(arrived(1, true), passing(0)).state;
  expect(isLastTurn(long, 1)).toBe(false);
  expect(isLastTurn({ grace: { ...graceOf(0), now: 1 } }, 1)).toBe(true);
});

test('O5 who holds tile 150 has no last turn to come, but waits', () => {
  expect(lastTurns({ grace: { first: 0, holder: 1, now: null, turns: [1] } })).toEqual([]);
  expect(lastTurns({ grace: { first: 0, holder: 1, now: 1, turns: [1] } })).toEqual([1]);
  expect(isLastTurn({ grace: { first: 0, holder: 1, now: 1, turns: [1] } }, 1)).toBe(true);
});

test('O3 E2 the holder of tile 150 can be pushed off, unless the option Firm 150 or the event Minute of Politeness protects them', () => {
  const state = arrived(1);
  expect(canPushOff(state)).toBe(true);
  expect(canPushOff({ ...state, firmGoal: true })).toBe(false);
  expect(canPushOff({ ...state, roundRule: 'truce' })).toBe(false);
});
