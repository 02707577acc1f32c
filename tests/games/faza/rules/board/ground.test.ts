import { expect, test } from 'vitest';
import { addEdition } from '../../../../../src/games/faza/content/editions.ts';
import { published } from '../../../../../src/games/faza/content/published/edition.ts';
import { groundOf } from '../../../../../src/games/faza/rules/board/ground.ts';

test('M3: an edition that replaces another of the same id has its own board', () => {
  const id = 'pack-test';
  const inRow = published.cells.map((_, x) => ({ x, y: 0 }));
  addEdition(id, { ...published, id });
  expect(groundOf(id).distances[0]?.[15]).toBe(6);
  addEdition(id, { ...published, id, cells: inRow });
  expect(groundOf(id).distances[0]?.[15]).toBe(15);
});
