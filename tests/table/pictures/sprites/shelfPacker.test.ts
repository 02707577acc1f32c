import { expect, test } from 'vitest';
import { ShelfPacker } from '../../../../src/table/pictures/sprites/shelfPacker.ts';
import { fc } from '../../../kit/seeded.ts';

const SIDE = 256;
const size = fc.integer({ min: 1, max: 90 });

interface Taken {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const apart = (a: Taken, b: Taken): boolean =>
  a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

test('nothing overlaps after any series of allocations and releases, and an empty page can be filled again', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(size, size, fc.nat(), fc.boolean()), { maxLength: 120 }), (wishes) => {
      const shelves = new ShelfPacker(SIDE);
      const taken: Taken[] = [];
      for (const [w, h, which, back] of wishes) {
        if (back && taken.length > 0) {
          const [gone] = taken.splice(which % taken.length, 1);
          if (gone) shelves.free(gone, gone.w);
          continue;
        }
        const spot = shelves.take(w, h);
        if (!spot) continue;
        const place = { ...spot, w, h };
        expect(place.x >= 0 && place.y >= 0 && place.x + w <= SIDE && place.y + h <= SIDE).toBe(true);
        expect(taken.every((other) => apart(other, place))).toBe(true);
        taken.push(place);
      }
      for (const place of taken) shelves.free(place, place.w);
      expect(shelves.empty).toBe(true);
      expect(shelves.take(SIDE, SIDE)).toEqual({ x: 0, y: 0 });
    }),
  );
});

test('released room is reused before the page grows', () => {
  const shelves = new ShelfPacker(SIDE);
  const first = shelves.take(100, 60);
  shelves.take(100, 60);
  if (!first) throw new Error('an empty page has room');
  shelves.free(first, 100);
  expect(shelves.take(90, 50)).toEqual(first);
});

test('a request higher than the page is refused', () => {
  const shelves = new ShelfPacker(SIDE);
  expect(shelves.take(10, SIDE + 1)).toBeNull();
  expect(shelves.take(SIDE, SIDE - 10)).toEqual({ x: 0, y: 0 });
  expect(shelves.take(10, 11)).toBeNull();
});
