import { expect, test, vi } from 'vitest';
import {
  around,
  distance,
  neighbors,
  shipRoute,
  tileNumbers,
  within,
} from '../../../../../src/games/faza/rules/board/geography.ts';
import { tilesOf } from '../../../../../src/games/faza/rules/board/tileSet.ts';
import type { State } from '../../../../../src/games/faza/rules/state/state.ts';
import { fc } from '../../../../kit/seeded.ts';
import { IN_ORDER, position } from '../../positions.ts';

const boards = fc.shuffledSubarray([...IN_ORDER], { minLength: 16, maxLength: 16 });
const tiles = fc.constantFrom(...IN_ORDER);

/** Steps between two tiles, by the rows and columns of a board of four by four. */
function steps({ board }: State, one: number, other: number): number {
  const [a, b] = [board.indexOf(one), board.indexOf(other)];
  return Math.abs((a % 4) - (b % 4)) + Math.abs(Math.floor(a / 4) - Math.floor(b / 4));
}

/** Checks something for every kind of board, and each of its tiles. */
function onEveryBoard(check: (state: State, tile: number, other: number) => void): void {
  fc.assert(
    fc.property(boards, tiles, tiles, (board, tile, other) => check(position({ board }), tile, other)),
    { seed: 1, numRuns: 100 },
  );
}

test('S1, M3: tiles lie in four rows of four, as the board was dealt, and steps are orthogonal', () => {
  onEveryBoard((state, tile, other) => {
    expect(tileNumbers(state)).toEqual(IN_ORDER);
    expect(distance(state, tile, other)).toBe(steps(state, tile, other));
    const beside = IN_ORDER.filter((next) => steps(state, tile, next) === 1);
    expect(tilesOf(around(state, tile))).toEqual(beside);
    expect(neighbors(state, tile)).toEqual(beside.toReversed());
  });
});

test('S1, M3: so do the places under them, measured anew as at the start of the program', async () => {
  vi.resetModules();
  const { groundOf } = await import('../../../../../src/games/faza/rules/board/ground.ts');
  const { neighbors: beside, distances } = groundOf('published');
  const inOrder = position({ board: IN_ORDER });
  const cells = IN_ORDER.map((_, cell) => cell);
  expect(distances).toEqual(cells.map((cell) => cells.map((other) => steps(inOrder, cell + 1, other + 1))));
  expect(beside).toEqual(cells.map((cell) => cells.filter((other) => steps(inOrder, cell + 1, other + 1) === 1)));
});

test('M5 the range of a flight: every tile within its distance, except its own', () => {
  onEveryBoard((state, tile, other) => {
    for (const reach of [1, 2, 3, 6, 7, other, 99]) {
      const near = IN_ORDER.filter((next) => next !== tile && steps(state, tile, next) <= reach);
      expect(tilesOf(within(state, tile, reach)), String(reach)).toEqual(near);
    }
  });
});

test('A4 a ship’s route is a shortest one, over the highest numbers, as far as it may go', () => {
  onEveryBoard((state, from, goal) => {
    const whole = shipRoute(state, from, goal, Number.POSITIVE_INFINITY);
    expect([whole[0], whole.at(-1), whole.length]).toEqual([from, goal, 1 + steps(state, from, goal)]);
    whole.slice(1).forEach((next, index) => {
      const here = whole[index] ?? 0;
      const closer = neighbors(state, here).filter((tile) => steps(state, tile, goal) < steps(state, here, goal));
      expect(next).toBe(Math.max(...closer));
    });
    for (const most of [0, 1, 2]) expect(shipRoute(state, from, goal, most)).toEqual(whole.slice(0, 1 + most));
  });
});

test('M3: there is no distance to a tile that is not on the board', () => {
  const state = position({ board: IN_ORDER });
  expect(() => distance(state, 1, 17)).toThrow(RangeError);
  expect(() => distance(state, 17, 1)).toThrow(RangeError);
});
