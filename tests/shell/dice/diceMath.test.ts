import { describe, expect, test } from 'vitest';
import { binomialBand, chiSquare, chiSquareTail, usualStreak } from '../../../src/shell/dice/diceMath.ts';
import { fc } from '../../kit/seeded.ts';

describe('the tail of chi-square', () => {
  // From printed tables.
  test.each([
    [1, 3.841, 0.05],
    [1, 10.828, 0.001],
    [3, 7.815, 0.05],
    [5, 1.145, 0.95],
    [5, 4.351, 0.5],
    [5, 9.236, 0.1],
    [5, 11.07, 0.05],
    [5, 15.086, 0.01],
    [5, 20.515, 0.001],
    [35, 49.802, 0.05],
    [99, 148.23, 0.001],
  ])('with %i degrees of freedom, at %f, is %f', (degrees, value, tail) => {
    expect(Math.abs(chiSquareTail(value, degrees) / tail - 1)).toBeLessThan(0.002);
  });

  test('falls from 1 to 0 without a jump, even where its series ends', () => {
    expect(chiSquareTail(0, 5)).toBe(1);
    for (let value = 0.01; value < 60; value += 0.01) {
      const [here, next] = [chiSquareTail(value, 5), chiSquareTail(value + 0.01, 5)];
      expect(next).toBeLessThan(here);
      expect(here - next).toBeLessThan(0.002);
    }
    expect(chiSquareTail(5000, 5)).toBe(0);
  });

  test('is not defined for an even number of degrees', () => {
    expect(() => chiSquareTail(1, 4)).toThrow(RangeError);
  });
});

test('chi-square is 0 for equal counts, and the textbook’s value for others', () => {
  expect(chiSquare([0, 0, 0, 0, 0, 0])).toBe(0);
  expect(chiSquare([7, 7, 7, 7, 7, 7])).toBe(0);
  expect(chiSquare([5, 8, 9, 8, 10, 20])).toBeCloseTo(13.4, 10);
});

/** The probability of at most k successes, summed using the logarithms of factorials. */
function atMost(successes: number, tries: number, chance: number): number {
  let logarithm = tries * Math.log(1 - chance);
  let sum = successes < 0 ? 0 : Math.exp(logarithm);
  for (let k = 1; k <= successes; k++) {
    logarithm += Math.log((tries - k + 1) / k) + Math.log(chance / (1 - chance));
    sum += Math.exp(logarithm);
  }
  return sum;
}

describe('binomial bands', () => {
  test.each([
    [10, 1 / 2, 0.95, 2, 8],
    [100, 1 / 2, 0.95, 40, 60],
    [1, 1 / 6, 0.95, 0, 1],
    [0, 1 / 6, 0.95, 0, 0],
  ])('of %i tries with chance %f, %f of all: %i to %i', (tries, chance, coverage, least, most) => {
    expect(binomialBand(tries, chance, coverage)).toEqual({ least, most });
  });

  test('leave at most their share outside on either side, and are as narrow as that allows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3000 }),
        fc.constantFrom(1 / 6, 1 / 2, 5 / 6),
        fc.constantFrom(0.95, 0.99),
        (tries, chance, coverage) => {
          const { least, most } = binomialBand(tries, chance, coverage);
          const outside = (1 - coverage) / 2;
          const slack = 1e-9;
          expect(atMost(least - 1, tries, chance)).toBeLessThan(outside + slack);
          expect(atMost(least, tries, chance)).toBeGreaterThan(outside - slack);
          expect(1 - atMost(most, tries, chance)).toBeLessThan(outside + slack);
          expect(1 - atMost(most - 1, tries, chance)).toBeGreaterThan(outside - slack);
        },
      ),
      { seed: 1, numRuns: 150 },
    );
  });

  test('of a million dice are those of the normal curve', () => {
    const { least, most } = binomialBand(1_000_000, 1 / 6, 0.95);
    const spread = 1.959964 * Math.sqrt(1_000_000 * (1 / 6) * (5 / 6));
    expect(Math.abs(least - (1_000_000 / 6 - spread))).toBeLessThan(1.5);
    expect(Math.abs(most - (1_000_000 / 6 + spread))).toBeLessThan(1.5);
  });
});

test('the usual longest streak: of 200 coins 7, of no coin none, of a sure thing all', () => {
  expect(usualStreak(200, 1 / 2)).toBe(7);
  expect(usualStreak(0, 1 / 2)).toBe(0);
  expect(usualStreak(50, 1)).toBe(50);
  expect(usualStreak(1, 1 / 6)).toBe(1);
});
