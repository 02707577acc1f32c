import { expect, test } from 'vitest';
import { subject } from '../games/faceOff/subject.ts';
import { playSoak } from '../kit/runProperties.ts';

/*
 * Whole games that are short enough to play for every mutant, with the invariants of every game: they catch what the
 * tests of the rules miss.
 */
test('games keep the invariants of every game', () => {
  const plan = { seed: 'slice', properties: 'plain', bots: ['random', 'boss'], middles: 0 } as const;
  expect(playSoak(subject, plan, 0, 6).met).toBeNull();
});
