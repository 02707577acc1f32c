import { expect, test } from 'vitest';
import { shellText } from '../../src/shell/text.en.ts';
import { pagePicture } from '../../src/smallGame/table/picture.ts';
import { smallGameText } from '../../src/smallGame/text.en.ts';
import { fc } from '../kit/seeded.ts';

/** Groups with these numbers of buttons. */
function page(width: number, height: number, counts: readonly number[]) {
  const groups = counts.map((count, group) =>
    Array.from({ length: count }, (_, index) => ({ id: `${group}:${index}`, label: 'Name', group: 'page' })),
  );
  return pagePicture({ width, height }, { title: 'New game', lines: ['Game'] }, groups);
}

/** Azardia's new-game screen: number of players, who they are, a preset, options, and the start button. */
const seats = fc.integer({ min: 2, max: 4 });
const windows = fc.oneof(
  fc.tuple(fc.integer({ min: 320, max: 2000 }), fc.integer({ min: 568, max: 2000 })),
  fc.tuple(fc.integer({ min: 568, max: 2000 }), fc.integer({ min: 320, max: 2000 })),
);

test('from the smallest phone up, all buttons of a page fit the window, do not touch, and are large enough for a finger', () => {
  fc.assert(
    fc.property(windows, seats, ([width, height], players) => {
      const { panels, buttons } = page(width, height, [3, players, 1, 6, 3]);
      const places = [...panels, ...buttons].map(({ rect }) => rect);
      for (const [index, one] of places.entries()) {
        expect(one.h).toBeGreaterThanOrEqual(36);
        expect(one.x).toBeGreaterThanOrEqual(0);
        expect(one.x + one.w).toBeLessThanOrEqual(width);
        expect(one.y + one.h).toBeLessThanOrEqual(height);
        for (const other of places.slice(index + 1)) {
          const isApart =
            other.x >= one.x + one.w ||
            one.x >= other.x + other.w ||
            other.y >= one.y + one.h ||
            one.y >= other.y + other.h;
          expect(isApart).toBe(true);
        }
      }
    }),
    {
      examples: [
        [[320, 568], 4],
        [[568, 320], 4],
        [[640, 360], 3],
      ],
    },
  );
});

test('in the tall window of a tablet a page is centered, slightly above the middle', () => {
  const { panels, buttons } = page(768, 1024, [3, 3, 1, 6, 3]);
  const above = panels[0]?.rect.y ?? 0;
  const below = 1024 - Math.max(...buttons.map(({ rect }) => rect.y + rect.h));
  expect(above).toBeGreaterThan(0.5 * below);
  expect(above).toBeLessThan(below);
});

test('numbers of players stand in one row, also on small phones', () => {
  const labels = ['2 players', '3 players', '4 players'];
  const counts = labels.map((label) => ({ id: label, label, group: 'page' }));
  const { buttons } = pagePicture({ width: 360, height: 640 }, { title: 'New game', lines: ['Game'] }, [counts]);
  expect(new Set(buttons.map(({ rect }) => rect.y)).size).toBe(1);
});

test('in a window twice as large a page is twice as large, in the same rows', () => {
  const widths = (width: number, height: number) =>
    page(width, height, [3, 1, 4]).buttons.map(({ rect }) => Math.round(rect.w));
  expect(widths(1280, 720)).toEqual([315, 315, 315, 960, 234, 234, 234, 234]);
  expect(widths(2560, 1440)).toEqual([635, 635, 635, 1920, 474, 474, 474, 474]);
});

test('words of a seed break before its fingerprint, never within it', () => {
  const label = smallGameText.setup.seed(shellText.seed.short('9696 cdd5 …'));
  expect(label.split(' ')).toEqual(['Seed:', 'Secret', '9696\u00a0cdd5\u00a0…']);
});
