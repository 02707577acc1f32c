import { expect, test } from 'vitest';
import { roomFor, windowScale } from '../../src/page/appearance.ts';
import { fc } from '../kit/seeded.ts';

test('at the usual size of words every window has room, also the smallest', () => {
  for (const [width, height] of [
    [360, 640],
    [640, 360],
    [1280, 720],
  ] as const) {
    expect(roomFor(width, height, 16)).toBe('');
  }
});

test('a text size of 200% is too large for headers and footers of a phone, but not of a laptop', () => {
  expect(roomFor(360, 640, 32)).toBe('narrow tight');
  expect(roomFor(640, 360, 32)).toBe('tight');
  expect(roomFor(1280, 720, 32)).toBe('');
});

test('words keep their size in windows up to that of a laptop', () => {
  for (const [width, height] of [
    [360, 640],
    [640, 360],
    [1280, 720],
    [1024, 1366],
    [3440, 720],
  ] as const) {
    expect(windowScale(width, height)).toBe(1);
  }
});

test('in larger windows words grow with the board, by half as much and up to half as large again', () => {
  expect(windowScale(1920, 1080)).toBe(1.25);
  expect(windowScale(2560, 1440)).toBe(1.5);
  expect(windowScale(3840, 2160)).toBe(1.5);
  // The board grows with the shorter side alone.
  expect(windowScale(2560, 1080)).toBe(1.25);
});

test('zooming in on the page always makes words larger, and a larger window never makes them smaller', () => {
  const size = fc.record({ width: fc.integer({ min: 320, max: 5120 }), height: fc.integer({ min: 320, max: 2880 }) });
  fc.assert(
    fc.property(size, fc.double({ min: 1.05, max: 5, noNaN: true }), ({ width, height }, factor) => {
      const zoomed = windowScale(width / factor, height / factor);
      expect(zoomed * factor).toBeGreaterThan(windowScale(width, height));
      expect(zoomed).toBeLessThanOrEqual(windowScale(width, height));
    }),
  );
});

test('what fits at 1280×720 fits in every larger window: it has room for as many letters, at every text size', () => {
  const larger = fc.record({
    width: fc.integer({ min: 1280, max: 5120 }),
    height: fc.integer({ min: 720, max: 2880 }),
  });
  fc.assert(
    fc.property(larger, fc.constantFrom(1, 1.5, 2), ({ width, height }, chosen) => {
      const letter = 16 * chosen * windowScale(width, height);
      expect(width / letter).toBeGreaterThanOrEqual(1280 / (16 * chosen));
      expect(height / letter).toBeGreaterThanOrEqual(720 / (16 * chosen));
      expect(roomFor(width, height, letter)).toBe(roomFor(1280, 720, 16 * chosen));
    }),
  );
});
