import { describe, expect, test } from 'vitest';
import type { Result, Side } from '../../src/kernel/game.ts';
import { allTogether, eachAlone, isCooperative, isWonTogether, sideOf } from '../../src/kernel/sides.ts';

test('seats play alone, together, or on a side', () => {
  expect(eachAlone(3)).toEqual([[0], [1], [2]]);
  expect(allTogether(3)).toEqual([[0, 1, 2]]);
  const sides = [
    [0, 2],
    [1, 3],
  ];
  expect([0, 1, 2, 3, 4].map((seat) => sideOf(sides, seat))).toEqual([[0, 2], [1, 3], [0, 2], [1, 3], []]);
});

describe('a game is won together', () => {
  const game = (sides: readonly Side[], winners: readonly number[] | null) => ({
    sides: () => sides,
    result: (): Result | null => winners && { rule: 'X1', ranking: [[0, 1]], winners },
  });

  test.each<[string, readonly Side[], readonly number[] | null, boolean | null]>([
    ['where everybody beat it', [[0, 1]], [0, 1], true],
    ['never where it beat everybody', [[0, 1]], [], false],
    ['not before its end', [[0, 1]], null, null],
    ['not where sides play against each other', [[0], [1]], [0], null],
  ])('%s', (_, sides, winners, expected) => {
    expect(isWonTogether(game(sides, winners), {}, {})).toBe(expected);
    expect(isCooperative(game(sides, winners), {})).toBe(sides.length === 1);
  });
});
