import { expect, test } from 'vitest';
import { editions } from '../../../../src/games/faza/content/editions.ts';
import { published } from '../../../../src/games/faza/content/published/edition.ts';
import type { EditionId, EditionSpec } from '../../../../src/games/faza/content/vocabulary.ts';
import { groundOf } from '../../../../src/games/faza/rules/ground.ts';

test('M3: an edition that replaces another of the same id has its own board', () => {
  const id = 'pack' as EditionId;
  const shelf: Record<string, EditionSpec> = editions;
  const inRow = published.cells.map((_, x) => ({ x, y: 0 }));
  try {
    shelf[id] = { ...published, id };
    expect(groundOf(id).distances[0]?.[15]).toBe(6);
    shelf[id] = { ...published, id, cells: inRow };
    expect(groundOf(id).distances[0]?.[15]).toBe(15);
  } finally {
    delete shelf[id];
  }
});
