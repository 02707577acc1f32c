import { expect, test } from 'vitest';
import { calibrated } from '../../../../../src/games/faza/bots/value/calibrated.ts';
import { fc } from '../../../../kit/seeded.ts';

const chance = fc.double({ min: 1e-9, max: 1 - 1e-9, noNaN: true });

test('games that are over stay certain, and no other is', () => {
  expect([calibrated(0), calibrated(1)]).toEqual([0, 1]);
  fc.assert(
    fc.property(chance, (expected) => {
      expect(calibrated(expected)).toBeGreaterThan(0);
      expect(calibrated(expected)).toBeLessThan(1);
    }),
  );
});

test('what is expected to be better stays better', () => {
  fc.assert(
    fc.property(chance, chance, (one, other) => {
      if (one < other) expect(calibrated(one)).toBeLessThanOrEqual(calibrated(other));
    }),
  );
});

test('half-way between two measured chances is the mean of them', () => {
  expect(calibrated(0.25)).toBeCloseTo(0.27, 10);
  expect(calibrated(0.3)).toBeCloseTo(0.3225, 10);
  expect(calibrated(0.02)).toBeCloseTo(0.024, 10);
  expect(calibrated(0.925)).toBeCloseTo(0.9325, 10);
});
