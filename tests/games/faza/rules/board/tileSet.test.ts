import { expect, test } from 'vitest';
import {
  has,
  lowest,
  NO_TILES,
  only,
  setOf,
  tilesOf,
  withoutLowest,
} from '../../../../../src/games/faza/rules/board/tileSet.ts';
import { fc } from '../../../../kit/seeded.ts';

const tiles = fc.uniqueArray(fc.integer({ min: 1, max: 30 }));

test('S1 a set of tiles contains the added ones, in any order, lowest number first', () => {
  fc.assert(
    fc.property(tiles, (numbers) => {
      const set = setOf(numbers);
      expect(tilesOf(set)).toEqual([...numbers].sort((a, b) => a - b));
      expect(numbers.every((tile) => has(set, tile))).toBe(true);
      expect(Array.from({ length: 30 }, (_, index) => index + 1).filter((tile) => has(set, tile))).toHaveLength(
        numbers.length,
      );
    }),
    { seed: 1, numRuns: 200 },
  );
});

test('S1 its lowest tile can be seen and left out', () => {
  fc.assert(
    fc.property(tiles, fc.integer({ min: 1, max: 30 }), (numbers, one) => {
      const set = setOf([...numbers, one]);
      const least = Math.min(...numbers, one);
      expect(lowest(set)).toBe(least);
      expect(withoutLowest(set)).toBe(set & ~only(least));
    }),
    { seed: 1, numRuns: 200 },
  );
  expect(withoutLowest(only(7))).toBe(NO_TILES);
});
