import { expect, test } from 'vitest';
import { seatOnTurn, turnOrderFrom, turnPlace } from '../../../../src/games/azardia/rules/turn/turnOrder.ts';

const order = [2, 0, 1];

test('S4 before the first turn the first place in turn order is next, and nobody is on turn', () => {
  expect(turnPlace({ order, turn: null, steps: [] })).toBe(0);
  expect(seatOnTurn({ turn: null, steps: [] })).toBeNull();
});

test('T1 while an event is resolved, the turn that comes next counts', () => {
  const steps = [{ step: 'takeTurn', place: 1 }] as const;
  expect(turnPlace({ order, turn: null, steps })).toBe(1);
});

test('T1 turn order goes around', () => {
  expect(turnOrderFrom({ order }, 0)).toEqual([0, 1, 2]);
});
