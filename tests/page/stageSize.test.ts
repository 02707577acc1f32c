import { expect, test } from 'vitest';
import { onStage, stageFor } from '../../src/page/stageSize.ts';
import { fc } from '../kit/seeded.ts';

test('the stage fills the window, and is never smaller than on the smallest phone', () => {
  const side = fc.integer({ min: 1, max: 3000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const stage = stageFor({ width, height });
      expect(Math.min(stage.width, stage.height)).toBeGreaterThanOrEqual(320);
      expect(Math.max(stage.width, stage.height)).toBeGreaterThanOrEqual(568);
      // A window that is large enough is filled exactly; others scroll, sideways only if they are narrower than a
      // phone.
      if (Math.min(width, height) >= 320 && Math.max(width, height) >= 568) expect(stage).toEqual({ width, height });
      expect(stage.width).toBe(Math.max(320, width));
      expect(stage.height).toBeGreaterThanOrEqual(height);
    }),
  );
});

test.each([
  [320, 256, 320, 568],
  [500, 300, 500, 568],
  [640, 256, 640, 320],
  [280, 653, 320, 653],
  [320, 568, 320, 568],
  [1280, 720, 1280, 720],
])('in a window of %i×%i it is %i×%i', (width, height, wide, high) => {
  expect(stageFor({ width, height })).toEqual({ width: wide, height: high });
});

test('on a page that does not scroll, page and window positions agree', () => {
  expect(onStage({ clientX: 3, clientY: 4 })).toEqual({ x: 3, y: 4 });
});
