import { expect, test } from 'vitest';
import { sameThings } from '../../src/table/same.ts';

test('lists of identical objects are distinguished from lists of equal ones', () => {
  const [one, other] = [{}, {}];
  expect(sameThings([one, 1, Number.NaN], [one, 1, Number.NaN])).toBe(true);
  expect(sameThings([one], [other])).toBe(false);
  expect(sameThings([one], [one, undefined])).toBe(false);
});
