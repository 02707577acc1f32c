import { expect, test } from 'vitest';
import { setStories } from '../../../../src/games/faceOff/interaction/setStory.ts';
import { faceOff } from '../../../../src/games/faceOff/rules/faceOff.ts';
import { scores } from '../../../../src/games/faceOff/rules/scoring/scores.ts';
import { position } from '../position.ts';

/** How each set is told, where seats own these cards. */
function stories(...seats: Parameters<typeof position>[0]['seats']) {
  const view = faceOff.view(position({ seats }), null);
  return setStories(view, { rule: 'E2', winners: [0], scores: scores(view) });
}

test('E4, E5 a set is told by who owns its cards and what they score: face value for most pieces, otherwise 1', () => {
  const [house, cowboys, ninjas] = stories(
    { discards: ['cowboys7', 'cowboys2'] },
    { hand: ['cowboys1'], front: ['cowboys5'], discards: ['ninjas1'] },
  );
  expect(cowboys?.cards.map(({ owner, points, isMost }) => [owner, points, isMost])).toEqual([
    [1, 1, false],
    [0, 2, true],
    [null, 0, false],
    [null, 0, false],
    [1, 1, false],
    [null, 0, false],
    [0, 7, true],
  ]);
  expect(house?.told).toBe('Nobody owns a card of this set.');
  expect(ninjas?.set).toBe('ninjas');
});

test('E4 who ties for most pieces is told, and all of their cards score face value', () => {
  const [, cowboys] = stories({ discards: ['cowboys7'] }, { discards: ['cowboys1', 'cowboys5'] });
  expect(cowboys?.told).toBe(
    'Cowboys and Ninjas tie with 3 pieces each: all of them score the numbers on their cards.',
  );
  expect(cowboys?.cards.map(({ points }) => points)).toEqual([1, 0, 0, 0, 5, 0, 7]);
});

test('E4 the leader’s cards are added up', () => {
  const [, , ninjas] = stories({ discards: ['ninjas7', 'ninjas2', 'ninjas4'] }, { discards: ['ninjas5'] });
  expect(ninjas?.told).toBe(
    'Cowboys: most pieces (7), so each card scores its number: 2 + 4 + 7 = 13. Others score 1 for each card.',
  );
});
