import { describe, expect, test } from 'vitest';
import {
  between,
  bounded,
  type Camera,
  type CameraFrame,
  closeTo,
  leastZoom,
  moved,
  rectToScreen,
  resized,
  revealing,
  toBoard,
  toScreen,
  wholeBoard,
} from '../../../src/table/layout/camera.ts';
import { contains, middle, rect } from '../../../src/table/layout/rect.ts';
import { fc } from '../../kit/seeded.ts';

const size = fc.integer({ min: 50, max: 3000 });
const frames: fc.Arbitrary<CameraFrame> = fc
  .tuple(fc.integer({ min: -200, max: 200 }), fc.integer({ min: -200, max: 200 }), size, size, size, size)
  .map(([x, y, w, h, boardW, boardH]) => ({ view: rect(x, y, w, h), board: { w: boardW, h: boardH }, most: 3 }));
const spots = fc.record({ x: fc.integer({ min: -4000, max: 4000 }), y: fc.integer({ min: -4000, max: 4000 }) });
const cameras = fc
  .tuple(frames, spots, fc.double({ min: 0.01, max: 9, noNaN: true }))
  .map(([frame, spot, zoom]) => ({ frame, camera: bounded({ ...spot, zoom }, frame) }));

/** A board centered in a view with room for it, or else one that fills the view from edge to edge. */
function keepsLimits(camera: Camera, frame: CameraFrame): void {
  const { view, board, most } = frame;
  const shown = rectToScreen(camera, frame, rect(0, 0, board.w, board.h));
  expect(camera.zoom).toBeLessThanOrEqual(most + 1e-9);
  expect(camera.zoom).toBeGreaterThanOrEqual(leastZoom(frame) - 1e-9);
  for (const [start, length, from, seen] of [
    [shown.x, shown.w, view.x, view.w],
    [shown.y, shown.h, view.y, view.h],
  ] as const) {
    if (length <= seen + 1e-6) expect(start + length / 2).toBeCloseTo(from + seen / 2, 5);
    else {
      expect(start).toBeLessThanOrEqual(from + 1e-6);
      expect(start + length).toBeGreaterThanOrEqual(from + seen - 1e-6);
    }
  }
}

describe('a camera over a board', () => {
  test('converting a spot to the screen and back gives the same spot', () => {
    fc.assert(
      fc.property(cameras, spots, ({ camera, frame }, spot) => {
        const back = toBoard(camera, frame, toScreen(camera, frame, spot));
        expect(back.x).toBeCloseTo(spot.x, 5);
        expect(back.y).toBeCloseTo(spot.y, 5);
      }),
    );
  });

  test('it never shows more than the board, after any series of commands', () => {
    const steps = fc.array(fc.tuple(fc.constantFrom('move', 'close', 'reveal', 'resize'), spots, spots, size), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(cameras, steps, ({ camera: first, frame: start }, all) => {
        let [camera, frame] = [first, start];
        keepsLimits(camera, frame);
        for (const [kind, a, b, length] of all) {
          const target = rect(a.x, a.y, length, length);
          if (kind === 'move') camera = moved(camera, frame, a, b, length / 500);
          else if (kind === 'close') camera = closeTo(frame, target, 5);
          else if (kind === 'reveal') camera = revealing(camera, frame, target);
          else {
            const after = { ...frame, view: rect(a.x, b.x, length, length / 2 + 40) };
            camera = resized(camera, frame, after);
            frame = after;
          }
          keepsLimits(camera, frame);
        }
      }),
    );
  });

  const frame: CameraFrame = { view: rect(0, 0, 400, 300), board: { w: 1600, h: 1200 }, most: 2 };
  const center = { x: 800, y: 600, zoom: 1 };

  test('the whole board is in view at the smallest zoom', () => {
    const { zoom } = wholeBoard(frame);
    expect(zoom).toBe(0.25);
    expect(rectToScreen(wholeBoard(frame), frame, rect(0, 0, 1600, 1200))).toEqual(rect(0, 0, 400, 300));
  });

  test('the spot under the pointer stays there while the wheel zooms', () => {
    const pointer = { x: 130, y: 40 };
    const before = toBoard(center, frame, pointer);
    const after = toBoard(moved(center, frame, pointer, pointer, 1.7), frame, pointer);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  test('the spot under a finger follows it', () => {
    const held = toBoard(center, frame, { x: 100, y: 100 });
    expect(toScreen(moved(center, frame, { x: 100, y: 100 }, { x: 160, y: 90 }), frame, held)).toEqual({
      x: 160,
      y: 90,
    });
  });

  test('an area brought close fills the view, with a margin', () => {
    const shown = rectToScreen(closeTo(frame, rect(700, 500, 380, 100), 10), frame, rect(700, 500, 380, 100));
    expect(shown.x).toBeCloseTo(10);
    expect(shown.w).toBeCloseTo(380);
  });

  test('an area already in view does not move; anything else scrolls into view by the shortest way', () => {
    expect(revealing(center, frame, rect(700, 550, 100, 100))).toEqual(center);
    const shown = rectToScreen(revealing(center, frame, rect(1100, 550, 100, 100)), frame, rect(1100, 550, 100, 100));
    expect(shown.x + shown.w).toBeCloseTo(400);
  });

  test('resizing the window keeps the middle, and a fully visible board stays fully visible', () => {
    const after = { ...frame, view: rect(50, 0, 300, 500) };
    expect(toScreen(resized(center, frame, after), after, { x: 800, y: 600 })).toEqual(middle(after.view));
    expect(resized(wholeBoard(frame), frame, after)).toEqual(wholeBoard(after));
  });

  test('halfway between two cameras, the zoom is their geometric mean', () => {
    expect(between(center, { x: 400, y: 600, zoom: 4 }, 0.5)).toEqual({ x: 600, y: 600, zoom: 2 });
    expect(contains(frame.view, toScreen(center, frame, { x: 800, y: 600 }))).toBe(true);
  });
});
