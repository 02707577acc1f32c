import { describe, expect, test } from 'vitest';
import { type Estimate, greatestSwing } from '../../../src/module/chances/swing.ts';
import { fc } from '../../kit/seeded.ts';

const known = (...chances: number[]): Estimate[] => chances.map((chance) => ({ chance, error: 0 }));
const guesses = fc.array(
  fc.record({
    chance: fc.double({ min: 0, max: 1, noNaN: true }),
    error: fc.double({ min: 0, max: 0.3, noNaN: true }),
  }),
  { minLength: 2, maxLength: 14 },
);

describe('the greatest swing', () => {
  test('needs two estimates', () => {
    expect(greatestSwing(known(0.5), true)).toBeNull();
    expect(greatestSwing([], false)).toBeNull();
  });

  test('has no rival where every estimate is certain', () => {
    expect(greatestSwing(known(0.5, 0.6, 0.2, 0), false)).toEqual({ end: 2, size: expect.closeTo(0.4), rivals: [] });
    expect(greatestSwing(known(0.2, 0.3, 1), true)).toEqual({ end: 2, size: expect.closeTo(0.7), rivals: [] });
  });

  test('is never its own rival, and larger errors give more rivals', () => {
    fc.assert(
      fc.property(guesses, fc.boolean(), (estimates, won) => {
        const swing = greatestSwing(estimates, won);
        const doubtful = greatestSwing(
          estimates.map(({ chance, error }) => ({ chance, error: 2 * error })),
          won,
        );
        expect(swing?.rivals).not.toContain(swing?.end);
        expect(doubtful?.end).toBe(swing?.end);
        for (const rival of swing?.rivals ?? []) expect(doubtful?.rivals).toContain(rival);
      }),
      { seed: 1 },
    );
  });

  test('neighbors share an estimate: whatever it is in truth, one gains what the other loses', () => {
    const shared = [0, 0.5, 0.8].map((chance, i) => ({ chance, error: i === 1 ? 0.1 : 0 }));
    // 0.5 against 0.3: apart by one and a half times the error of one estimate, but not by that of twice the same.
    expect(greatestSwing(shared, true)).toMatchObject({ end: 1, rivals: [2] });
    const apart = [0, 0.5, 0.5, 0.8].map((chance, i) => ({ chance, error: i === 1 ? 0.1 : 0 }));
    expect(greatestSwing(apart, true)).toMatchObject({ end: 1, rivals: [] });
  });
});
