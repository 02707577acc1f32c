import { describe, expect, test } from 'vitest';
import { gleamAt } from '../../../../../src/games/faza/interaction/title/titleLayout.ts';

const logo = { width: 600, height: 240 };
const moments = Array.from({ length: 101 }, (_, i) => i / 100);

describe('the gleam on the logo', () => {
  test('never shows anything outside the picture whose letters it is cut to', () => {
    for (const progress of moments) {
      for (const { x, y, w, h } of gleamAt(progress, logo)) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(w).toBeGreaterThanOrEqual(0);
        expect(x + w).toBeLessThanOrEqual(600);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + h).toBeLessThanOrEqual(240.001);
      }
    }
  });

  test('is not there before it begins and after it has passed', () => {
    for (const progress of [0, 1]) expect(gleamAt(progress, logo).every(({ w }) => w === 0)).toBe(true);
    expect(gleamAt(0.001, logo).every(({ w }) => w === 0 || w < 2)).toBe(true);
    expect(gleamAt(0.999, logo).every(({ w }) => w < 2)).toBe(true);
  });

  test('is a narrow band that leans as its letters do, 9 degrees', () => {
    const strips = gleamAt(0.5, logo);
    const [top, bottom] = [strips[0], strips.at(-1)];
    for (const { w } of strips) expect(w).toBeCloseTo(72);
    const lean = ((top?.x ?? 0) - (bottom?.x ?? 0)) / ((bottom?.y ?? 0) - (top?.y ?? 0));
    expect((Math.atan(lean) * 180) / Math.PI).toBeCloseTo(9);
  });
});
