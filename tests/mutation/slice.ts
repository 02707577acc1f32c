import { expect, test } from 'vitest';
import { subject } from '../games/faza/subject.ts';
import { playBattery } from '../kit/runBattery.ts';

/*
 * A slice of the battery that is short enough to be run for every mutant. It knows the laws of any game and no rule of
 * this one: what it catches is what the tests of the rules let through.
 */
test('games keep the laws of every game', () => {
  const { met } = playBattery(subject, { seed: 'slice', laws: 'all', bots: ['random'], middles: 60 }, 0, 12);
  expect(met).toBeNull();
});
