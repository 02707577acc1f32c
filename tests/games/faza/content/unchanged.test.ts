import { expect, test } from 'vitest';
import { editions } from '../../../../src/games/faza/content/editions.ts';
import { fingerprint } from '../../../../src/kernel/hash.ts';

test('editions that people have played are what they were: changed cards take an edition of their own', () => {
  const found = Object.values(editions).map((edition) => [edition.id, fingerprint(edition)]);
  expect(found).toEqual([
    ['24', '01e25970c8708e'],
    ['published', '0a7a47bbd2af1e'],
    ['revised', '074f94014a0fcb'],
    ['balanced', '0e757ecbcad091'],
    ['brisk', '0d8de4cabe08c5'],
  ]);
});
