import { expect, test } from 'vitest';
import { growth } from './heap.ts';

test('growth is the slope of the line through all figures, relative to their mean', () => {
  expect(growth([90, 100, 110])).toBeCloseTo(0.1);
  expect(growth([100, 100, 100, 100])).toBe(0);
  // A single outlier in the middle is no growth, whatever the first and the last figure are.
  expect(growth([100, 100, 160, 100, 100])).toBe(0);
  expect(growth([100, 104, 98, 102, 96])).toBeCloseTo(-0.01);
});
