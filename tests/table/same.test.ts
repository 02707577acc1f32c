import { expect, test } from 'vitest';
import { same, sameThings } from '../../src/table/same.ts';
import { fc } from '../kit/seeded.ts';

test('values say the same exactly when they are written alike', () => {
  const value = fc.jsonValue({ maxDepth: 3 });
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect(same(a, structuredClone(a))).toBe(true);
      expect(same(a, b)).toBe(same(b, a));
      if (JSON.stringify(a) === JSON.stringify(b)) expect(same(a, b)).toBe(true);
      else if (same(a, b)) expect(a).toEqual(b);
    }),
  );
});

test('a list is no record, and what is missing is not nothing', () => {
  expect(same([], {})).toBe(false);
  expect(same({ a: undefined }, {})).toBe(false);
  expect(same({ a: undefined, b: 1 }, { b: 1, c: undefined })).toBe(false);
  expect(same(null, {})).toBe(false);
});

test('lists of the very same things are told from those that only say the same', () => {
  const [one, other] = [{}, {}];
  expect(sameThings([one, 1, Number.NaN], [one, 1, Number.NaN])).toBe(true);
  expect(sameThings([one], [other])).toBe(false);
  expect(sameThings([one], [one, undefined])).toBe(false);
});
