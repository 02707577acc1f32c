import { describe, expect, test } from 'vitest';
import {
  averageOf,
  differenceOf,
  type GroupSums,
  meanOf,
  medianOf,
  shareOf,
  sumOf,
} from '../../../src/kernel/bots/estimate.ts';

describe('an estimate', () => {
  test('of a proportion has Wilson’s interval, which never has zero width', () => {
    expect(shareOf(0, 0)).toBe(null);
    const none = shareOf(0, 100);
    expect(none).toMatchObject({ value: 0, low: 0, of: 100 });
    expect(none?.high).toBeCloseTo(0.037, 4);
    // Agresti and Coull (1998): 60 of 100.
    const some = shareOf(60, 100);
    expect(some?.low).toBeCloseTo(0.502, 3);
    expect(some?.high).toBeCloseTo(0.6906, 3);
  });

  test('of a difference has Newcombe’s interval', () => {
    // Newcombe (1998), method 10, example (a): 56/70 − 48/80 = 0.2, 0.0524 to 0.3339.
    const difference = differenceOf(shareOf(56, 70), shareOf(48, 80));
    expect(difference?.value).toBeCloseTo(0.2, 10);
    expect(difference?.low).toBeCloseTo(0.0524, 4);
    expect(difference?.high).toBeCloseTo(0.3339, 4);
    expect(difference?.of).toBe(150);
  });

  test('of an average is narrower than its parts, and unknown where one of them is', () => {
    const part = { value: 0.5, low: 0.4, high: 0.7, of: 10 };
    const average = averageOf([part, part, part, part]);
    expect(average).toMatchObject({ value: 0.5, of: 40 });
    expect(average?.low).toBeCloseTo(0.45, 10);
    expect(average?.high).toBeCloseTo(0.6, 10);
    expect(averageOf([part, null])).toBe(null);
    expect(sumOf([])).toBe(null);
  });

  describe('of a mean', () => {
    const sumsOf = (...groups: readonly (readonly number[])[]): GroupSums => {
      const each = groups.map((group) => ({ of: group.length, sum: group.reduce((sum, one) => sum + one, 0) }));
      const total = (part: (group: { of: number; sum: number }) => number): number =>
        each.reduce((sum, group) => sum + part(group), 0);
      return {
        groups: groups.length,
        of: total(({ of }) => of),
        sum: total(({ sum }) => sum),
        squaredSums: total(({ sum }) => sum * sum),
        squaredSizes: total(({ of }) => of * of),
        products: total(({ of, sum }) => of * sum),
      };
    };

    test('of single numbers has the textbook’s interval', () => {
      expect(meanOf(sumsOf([5]))).toBe(null);
      // 1, 2, 3, 4: mean 2.5, variance 5/3, standard error 0.6455.
      const mean = meanOf(sumsOf([1], [2], [3], [4]));
      expect(mean).toMatchObject({ value: 2.5, of: 4 });
      expect(mean?.low).toBeCloseTo(2.5 - 1.265, 3);
      expect(mean?.high).toBeCloseTo(2.5 + 1.265, 3);
    });

    test('of groups of equal numbers is no more certain than one number of each', () => {
      const [once, thrice] = [meanOf(sumsOf([1], [2], [6])), meanOf(sumsOf([1, 1, 1], [2, 2, 2], [6, 6, 6]))];
      expect(thrice).toMatchObject({ value: 3, of: 9 });
      expect(thrice?.low).toBeCloseTo(once?.low ?? 0, 10);
      expect(thrice?.high).toBeCloseTo(once?.high ?? 0, 10);
    });

    test('of groups of different sizes follows from each group’s distance from its share', () => {
      // Mean 2. The sums differ from it by 1 − 2, 5 − 4, 6 − 6: variance 2 · 3/2 of 6² numbers, standard error 0.2887.
      const mean = meanOf(sumsOf([1], [2, 3], [2, 2, 2]));
      expect(mean).toMatchObject({ value: 2, of: 6 });
      expect(mean?.high).toBeCloseTo(2 + 1.959964 * 0.288675, 5);
    });
  });

  test('of a median interpolates between ranks', () => {
    expect(medianOf(new Map())).toBe(null);
    expect(medianOf(new Map([[5, 1]]))).toEqual({ value: 5, low: 5, high: 5, of: 1 });
    // 100 games of 1 to 100 rounds: ranks 40.2 and 59.8 of 100, from 0.
    const spread = new Map(Array.from({ length: 100 }, (_, index) => [100 - index, 1]));
    expect(medianOf(spread)).toEqual({ value: 50.5, low: 41, high: 61, of: 100 });
  });
});
