import { expect, test } from 'vitest';
import { addEdition } from '../../../../../src/games/faza/content/editions.ts';
import { published } from '../../../../../src/games/faza/content/published/edition.ts';
import { shipRoute, within } from '../../../../../src/games/faza/rules/board/geography.ts';
import { groundOf } from '../../../../../src/games/faza/rules/board/ground.ts';
import { tilesOf } from '../../../../../src/games/faza/rules/board/tileSet.ts';
import type { State } from '../../../../../src/games/faza/rules/state/state.ts';
import { IN_ORDER, position } from '../../positions.ts';

test('M3: an edition that replaces another of the same id has its own board', () => {
  const id = 'pack-test';
  const inRow = published.cells.map((_, x) => ({ x, y: 0 }));
  addEdition(id, { ...published, id });
  expect(groundOf(id).distances[0]?.[15]).toBe(6);
  addEdition(id, { ...published, id, cells: inRow });
  expect(groundOf(id).distances[0]?.[15]).toBe(15);
});

test('M3, A4: a tile that no way leads to is within no number of steps, and no ship can fly there', () => {
  const id = 'pack-island';
  const cells = published.cells.map((cell, index) => (index === 15 ? { x: 9, y: 9 } : cell));
  addEdition(id, { ...published, id, cells });
  const state: State = { ...position({ board: IN_ORDER }), edition: id };
  expect(tilesOf(within(state, 1, 99))).toEqual(IN_ORDER.slice(1, 15));
  expect(() => shipRoute(state, 1, 16, 3)).toThrow(RangeError);
});
