import { expect, test } from 'vitest';
import { editions } from '../../../../src/games/faza/content/editions.ts';
import { fingerprint } from '../../../../src/kernel/values/hash.ts';

test('editions that people have played never change: changed cards need a new edition', () => {
  const found = Object.values(editions).map((edition) => [edition.id, fingerprint(edition)]);
  expect(found).toEqual([
    ['24', '0d535476df5e25'],
    ['published', '12a21c47a9f432'],
  ]);
});
