import { expect, test } from 'vitest';
import { subject } from '../games/faza/subject.ts';
import { playSoak } from '../kit/runProperties.ts';

/*
 * A slice of the property suite that is short enough to run for every mutant. It checks the properties of any game and
 * no rule of this one: it catches what the tests of the rules miss.
 */
test('games keep the properties of every game', () => {
  const { met } = playSoak(subject, { seed: 'slice', properties: 'all', bots: ['random'], middles: 60 }, 0, 12);
  expect(met).toBeNull();
});
