import { describe, expect, test } from 'vitest';
import { at } from '../../src/kernel/values/at.ts';
import { copyOf } from '../../src/kernel/values/copy.ts';
import { equal } from '../../src/kernel/values/equal.ts';
import { canonical, fingerprint } from '../../src/kernel/values/hash.ts';
import { fc } from '../kit/seeded.ts';

const plain = fc.jsonValue({ maxDepth: 3 });

/** The same value with the keys of every object in another order. */
function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reordered(item)]),
  );
}

describe('equality of plain values', () => {
  test('ignores the order of keys, but not that of elements', () => {
    expect(equal({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
    expect(equal([1, 2], [2, 1])).toBe(false);
  });

  test('notices missing and extra keys, arrays that look like objects, and null', () => {
    expect(equal({ a: 1 }, { a: 1, b: undefined })).toBe(false);
    expect(equal({ a: undefined }, { b: undefined })).toBe(false);
    expect(equal([1], { 0: 1 })).toBe(false);
    expect(equal(null, {})).toBe(false);
    expect(equal(5, {}) || equal({}, 5) || equal('', [])).toBe(false);
    expect(equal('ab', { 0: 'a', 1: 'b' }) || equal({ 0: 'a', 1: 'b' }, 'ab')).toBe(false);
    expect(equal(Number.NaN, Number.NaN)).toBe(true);
    expect(equal(Number.NaN, null) || equal(null, Number.NaN)).toBe(false);
  });

  test('distinguishes 0 from -0, which JSON cannot hold', () => {
    expect(equal(0, -0) || equal(-0, 0)).toBe(false);
    expect(equal(0, 0) && equal(-0, -0)).toBe(true);
  });

  test('agrees with comparing canonical texts', () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        // JSON has no -0, so neither value can contain one after a round trip.
        const [left, right] = [JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b))] as unknown[];
        expect(equal(left, reordered(left))).toBe(true);
        expect(equal(left, right)).toBe(canonical(left) === canonical(right));
      }),
      { seed: 1, numRuns: 100 },
    );
  });
});

describe('fingerprints', () => {
  test('are the same for equal values and survive JSON', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(fingerprint(reordered(value))).toBe(fingerprint(value));
        expect(fingerprint(JSON.parse(JSON.stringify(value)))).toBe(fingerprint(value));
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  test('are of a text that separates neighboring values', () => {
    expect(canonical({ b: [1, 2], a: { d: 3, c: null } })).toBe('{"a":{"c":null,"d":3},"b":[1,2]}');
  });

  test('have 14 digits, even if the first is 0', () => {
    const prints = Array.from({ length: 100 }, (_, n) => fingerprint(n));
    for (const print of prints) expect(print).toMatch(/^[0-9a-f]{14}$/);
    expect(prints.some((print) => print.startsWith('0'))).toBe(true);
  });

  test('distinguish nearly equal values', () => {
    const prints = new Set(Array.from({ length: 20_000 }, (_, n) => fingerprint({ drones: n % 7, seed: `s${n}` })));
    expect(prints.size).toBe(20_000);
  });

  test('treat values that JSON omits as JSON writes them in a list', () => {
    expect(canonical(undefined)).toBe('null');
    expect(canonical([undefined, 1])).toBe(JSON.stringify([undefined, 1]));
  });

  test('do not change with the program: records of old games depend on them', () => {
    expect(fingerprint({ b: [1, null, 'x'], a: true })).toBe(fingerprint({ a: true, b: [1, null, 'x'] }));
    expect(fingerprint('FAZA')).toMatch(/^[0-9a-f]{14}$/);
    expect(fingerprint({ faza: [4, 2] })).toBe('14ead909d98e86');
  });
});

test('at gives the element or throws, never undefined', () => {
  expect(at(['a', 'b'], 1)).toBe('b');
  for (const index of [-1, 2, 0.5, Number.NaN]) expect(() => at(['a', 'b'], index)).toThrow(RangeError);
});

test('a copy is equal to its original and shares no list or object with it', () => {
  fc.assert(
    fc.property(plain, (value) => {
      const copy = copyOf(value);
      expect(equal(copy, value)).toBe(true);
    }),
  );
  const original = { points: [1, [2]], other: { a: null } };
  const copy = copyOf(original);
  expect(copy).toEqual(original);
  expect([
    copy.points === original.points,
    copy.points[1] === original.points[1],
    copy.other === original.other,
  ]).toEqual([false, false, false]);
});
