import { describe, expect, test } from 'vitest';
import {
  aligned,
  column,
  flipped,
  grid,
  row,
  type Size,
  scaled,
  share,
  trimmed,
  withRatio,
} from '../../../src/table/layout/layout.ts';
import { inset, rect } from '../../../src/table/layout/rect.ts';
import { fc } from '../../kit/seeded.ts';

const page = rect(10, 20, 100, 60);

describe('rows and columns', () => {
  test('equal parts fill a rectangle, with gaps between them', () => {
    expect(row(page, 3, 5)).toEqual([rect(10, 20, 30, 60), rect(45, 20, 30, 60), rect(80, 20, 30, 60)]);
    expect(column(page, 2, 10)).toEqual([rect(10, 20, 100, 25), rect(10, 55, 100, 25)]);
    expect(row(page, 0)).toEqual([]);
  });

  test('fixed sizes come first, and shares divide what is left by their weights', () => {
    expect(row(page, [20, share(1), share(3)]).map(({ w }) => w)).toEqual([20, 20, 60]);
  });

  test('a share stays within its limits, and the others make up for it', () => {
    expect(row(page, [share(1, 60), share(), share()]).map(({ w }) => w)).toEqual([60, 20, 20]);
    expect(row(page, [share(1, 0, 10), share(), share(2)]).map(({ w }) => w)).toEqual([10, 30, 60]);
    expect(row(page, [share(1, 80), share(1, 0, 5), share()]).map(({ w }) => w)).toEqual([80, 5, 15]);
  });

  test('a part without room has length zero, never a negative one', () => {
    expect(row(page, [120, share()]).map(({ w }) => w)).toEqual([120, 0]);
  });

  test('parts have names if the sizes do', () => {
    const { menu, news } = column(page, { menu: 10, news: share() }, 2);
    expect([menu, news]).toEqual([rect(10, 20, 100, 10), rect(10, 32, 100, 48)]);
  });

  test('a list of gaps gives the room before each part, and after the last one', () => {
    expect(row(page, [20, share()], [5, 10, 15]).map(({ x, w }) => [x, w])).toEqual([
      [15, 20],
      [45, 50],
    ]);
    expect(row(page, [20, 20], [5, -10], 0.5).map(({ x }) => x)).toEqual([47.5, 57.5]);
    expect(row(page, 2, [10, 0, 10]).map(({ x, w }) => [x, w])).toEqual([
      [20, 40],
      [60, 40],
    ]);
  });

  test('unused room goes where the caller chooses', () => {
    const starts = (spread: number | readonly number[]): number[] => row(page, [20, 20], 10, spread).map(({ x }) => x);
    expect(starts(0)).toEqual([10, 40]);
    expect(starts(0.5)).toEqual([35, 65]);
    expect(starts(1)).toEqual([60, 90]);
    expect(starts([0.1, 0.4])).toEqual([15, 65]);
    expect(starts([0, 1])).toEqual([10, 90]);
  });

  const lengths = fc.integer({ min: 0, max: 200 });
  const sizes: fc.Arbitrary<Size[]> = fc.array(
    fc.oneof(
      lengths,
      fc
        .tuple(fc.integer({ min: 0, max: 5 }), lengths, lengths)
        .map(([weight, a, b]) => share(weight, Math.min(a, b), Math.max(a, b))),
    ),
    { minLength: 1, maxLength: 6 },
  );

  test('parts are in order, stay within their limits, and never overlap', () => {
    fc.assert(
      fc.property(
        sizes,
        fc.integer({ min: 0, max: 20 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (all, gap, at) => {
          const parts = row(rect(0, 0, 300, 10), all, gap, at);
          for (const [index, { x, w }] of parts.entries()) {
            const size = all[index] ?? 0;
            const [least, most] = typeof size === 'number' ? [size, size] : [size.least, size.most];
            expect(w).toBeGreaterThanOrEqual(least - 1e-9);
            expect(w).toBeLessThanOrEqual(most + 1e-9);
            const before = parts[index - 1];
            if (before) expect(x).toBeCloseTo(before.x + before.w + gap);
          }
        },
      ),
    );
  });

  test('with a share without limits, the parts fill the row exactly', () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 0, max: 20 }), (all, gap) => {
        const parts = row(rect(0, 0, 5000, 10), [...all, share()], gap);
        const last = parts.at(-1) ?? page;
        expect(last.x + last.w).toBeCloseTo(5000);
      }),
    );
  });

  test('a column is a vertical row', () => {
    fc.assert(
      fc.property(sizes, (all) => {
        expect(column(page, all, 3, 0.5)).toEqual(row(flipped(page), all, 3, 0.5).map(flipped));
      }),
    );
  });
});

test('the cells of a grid are listed row by row', () => {
  expect(grid(rect(0, 0, 30, 20), 3, 2).map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [10, 0],
    [20, 0],
    [0, 10],
    [10, 10],
    [20, 10],
  ]);
});

test('a rectangle of a fixed size goes where the caller chooses', () => {
  expect(aligned(page, 20, 10)).toEqual(rect(50, 45, 20, 10));
  expect(aligned(page, 20, 10, 1, 0)).toEqual(rect(90, 20, 20, 10));
});

test('the largest rectangle of a shape touches two opposite sides', () => {
  expect(withRatio(page, 1)).toEqual(rect(30, 20, 60, 60));
  expect(withRatio(page, 4)).toEqual(rect(10, 37.5, 100, 25));
});

test('trimming cuts strips off the named sides', () => {
  expect(trimmed(page, { top: 5, right: 10 })).toEqual(rect(10, 25, 90, 55));
  expect(trimmed(page, { left: 4, right: 4, top: 4, bottom: 4 })).toEqual(inset(page, 4));
});

test('scaling multiplies every length, and leaves other values alone', () => {
  const layout = { menu: page, cards: [page], spread: [1, [2]], name: 'board', isWide: true, guide: null };
  const twice = rect(20, 40, 200, 120);
  expect(scaled(layout, 2)).toEqual({ ...layout, menu: twice, cards: [twice], spread: [2, [4]] });
});
