import { describe, expect, test } from 'vitest';
import {
  type Direction,
  hitAreas,
  nearestTo,
  nearestToward,
  type Placed,
  TOUCH,
} from '../../../src/page/input/geometry.ts';
import { type Rect, rect } from '../../../src/table/layout/rect.ts';
import { fc } from '../../kit/seeded.ts';

const placed = (rects: Readonly<Record<string, Rect>>): Placed<string>[] =>
  Object.entries(rects).map(([item, place]) => ({ item, rect: place }));

const WINDOW = { width: 640, height: 480 };

/** Sixteen tiles of 80, `0` at the top left. */
const grid = Object.fromEntries(
  Array.from({ length: 16 }, (_, index) => [
    String(index),
    rect(100 + (index % 4) * 80, 50 + Math.floor(index / 4) * 80, 80, 80),
  ]),
);

function step(all: Readonly<Record<string, Rect>>, from: string, direction: Direction): string | null {
  const start = all[from];
  if (!start) throw new Error(from);
  const others = placed(all).filter(({ item }) => item !== from);
  return nearestToward(start, others, direction);
}

describe('arrow keys', () => {
  test('go from tile to tile', () => {
    expect(step(grid, '5', 'up')).toBe('1');
    expect(step(grid, '5', 'down')).toBe('9');
    expect(step(grid, '5', 'left')).toBe('4');
    expect(step(grid, '5', 'right')).toBe('6');
  });

  test('stop at the edge', () => {
    expect(step(grid, '0', 'up')).toBeNull();
    expect(step(grid, '0', 'left')).toBeNull();
    expect(step(grid, '15', 'right')).toBeNull();
  });

  test('prefer something straight ahead to something nearer but off to the side', () => {
    const all = { from: rect(0, 0, 40, 40), ahead: rect(200, 5, 40, 30), aside: rect(60, 90, 40, 40) };
    expect(step(all, 'from', 'right')).toBe('ahead');
  });

  test('find a long bar beside a small button', () => {
    const all = { button: rect(600, 500, 100, 60), bar: rect(100, 500, 480, 60), above: rect(560, 400, 30, 30) };
    expect(step(all, 'button', 'left')).toBe('bar');
  });

  test('go from a panel to the cards in it and along them, even where they overlap', () => {
    const all = {
      panel: rect(0, 0, 300, 180),
      card1: rect(10, 70, 80, 100),
      card2: rect(80, 70, 80, 100),
      card3: rect(150, 70, 80, 100),
    };
    expect(step(all, 'card1', 'right')).toBe('card2');
    expect(step(all, 'card2', 'right')).toBe('card3');
    expect(step(all, 'panel', 'down')).toMatch(/^card/);
    expect(step(all, 'card2', 'up')).toBe('panel');
  });

  test('nearestTo takes the smallest distance', () => {
    expect(nearestTo(rect(181, 51, 10, 10), placed(grid))).toBe('1');
    expect(nearestTo(rect(0, 0, 1, 1), [])).toBeNull();
  });
});

describe('hit areas', () => {
  test('a small target on its own grows to the size of a fingertip around its middle', () => {
    expect(hitAreas([rect(100, 100, 36, 30)], WINDOW)).toEqual([rect(96, 93, TOUCH, TOUCH)]);
  });

  test('a large target stays as it is', () => {
    const large = rect(3, 4, 100, 50);
    expect(hitAreas([large], WINDOW)).toEqual([large]);
  });

  test('two small targets share the room between them', () => {
    const [left, right] = hitAreas([rect(100, 100, 36, 44), rect(140, 100, 36, 44)], WINDOW);
    expect(left).toEqual(rect(94, 100, 44, 44));
    expect(right).toEqual(rect(138, 100, 44, 44));
  });

  test('at the edge of the window a target grows inward', () => {
    expect(hitAreas([rect(1, 0, 30, 44)], WINDOW)).toEqual([rect(0, 0, 44, 44)]);
    expect(hitAreas([rect(606, 445, 30, 33)], WINDOW)).toEqual([rect(596, 436, 44, 44)]);
  });

  test('a target inside another one still grows', () => {
    const [, inside] = hitAreas([rect(50, 50, 300, 200), rect(100, 100, 20, 20)], WINDOW);
    expect(inside).toEqual(rect(88, 88, 44, 44));
  });

  test('hit areas contain their targets, and those of separate targets stay separate', () => {
    const size = fc.integer({ min: 4, max: 60 });
    const place = fc.integer({ min: 0, max: 300 });
    const one = fc.record({ x: place, y: place, w: size, h: size });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 12 }), (rects) => {
        const hits = hitAreas(rects, WINDOW);
        rects.forEach((r, index) => {
          const hit = hits[index] ?? rect(0, 0, 0, 0);
          expect(hit.x).toBeLessThanOrEqual(r.x + 1e-6);
          expect(hit.x + hit.w).toBeGreaterThanOrEqual(r.x + r.w - 1e-6);
          expect(hit.y).toBeLessThanOrEqual(r.y + 1e-6);
          expect(hit.y + hit.h).toBeGreaterThanOrEqual(r.y + r.h - 1e-6);
          rects.forEach((other, otherIndex) => {
            if (otherIndex <= index || overlap(r, other) > 0) return;
            expect(overlap(hit, hits[otherIndex] ?? hit)).toBeLessThan(1e-6);
          });
        });
      }),
    );
  });
});

/** How far two rectangles overlap, in pixels; 0 or less when they do not. */
function overlap(a: Rect, b: Rect): number {
  return Math.min(
    Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x),
    Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y),
  );
}
