import { describe, expect, test } from 'vitest';
import { boardLayout } from '../../../../../src/games/faza/interaction/layout/boardLayout.ts';
import {
  animationBarPlace,
  asideWidth,
  placesApart,
  replayPlaces,
} from '../../../../../src/games/faza/ui/replay/places.ts';
import { nextSpeed } from '../../../../../src/shell/replay/speedButton.ts';
import type { Rect } from '../../../../../src/table/layout/rect.ts';
import { tableFor } from '../../tables.ts';

const WINDOWS = [
  [360, 640],
  [390, 844],
  [412, 915],
  [640, 360],
  [844, 390],
  [768, 1024],
  [900, 500],
  [1024, 768],
  [1280, 720],
  [1920, 1080],
  [2560, 1440],
] as const;

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

describe.each(WINDOWS)('in a window of %i×%i', (width, height) => {
  const layouts = [1, 2, 3, 4].map((heroes) => boardLayout(width, height, tableFor(heroes)));

  test('the controls of animations and replays lie on the screen and beside the tiles', () => {
    for (const layout of layouts) {
      const places = [animationBarPlace(layout), ...Object.values(replayPlaces(layout))];
      for (const place of places) {
        expect(place.x).toBeGreaterThanOrEqual(-0.5);
        expect(place.y).toBeGreaterThanOrEqual(-0.5);
        expect(place.x + place.w).toBeLessThanOrEqual(width + 0.5);
        expect(place.y + place.h).toBeLessThanOrEqual(height + 0.5);
        for (const cell of layout.cells) expect(overlap(place, cell)).toBeLessThan(1);
      }
    }
  });

  test('they do not lie over each other, and animations leave Skip free', () => {
    for (const layout of layouts) {
      const { ribbon, exits, transport } = replayPlaces(layout);
      expect(overlap(ribbon, exits) + overlap(ribbon, transport) + overlap(exits, transport)).toBeLessThan(1);
      expect(overlap(animationBarPlace(layout), layout.end)).toBeLessThan(1);
    }
  });

  test('a fight and the controls of the replay share the window: nothing lies over anything, nothing is left out', () => {
    for (const layout of layouts) {
      const parts = Object.values(placesApart(layout));
      for (const [index, part] of parts.entries()) {
        for (const other of parts.slice(index + 1)) expect(overlap(part, other)).toBeLessThan(1);
      }
      const area = parts.reduce((sum, { w, h }) => sum + w * h, 0);
      expect(Math.abs(area - width * height)).toBeLessThan(2);
    }
  });

  test('every button of a replay has room for a finger', () => {
    for (const layout of layouts) {
      const [around, apart] = [replayPlaces(layout), placesApart(layout)];
      const isOnItsSide = layout.form === 'landscape';
      // On the left two rows of up to three, with what goes by rounds; on the right two by two, below the handle.
      expect(around.exits.h).toBeGreaterThanOrEqual(isOnItsSide ? 86 : 44);
      expect(around.exits.w).toBeGreaterThanOrEqual(3 * 44);
      // In wide windows the buttons lie beside the handle, not below it.
      const rows = { landscape: 2 * 44 + 40, portrait: 44 + 40, wide: 44 };
      expect(around.transport.h).toBeGreaterThanOrEqual(rows[layout.form]);
      for (const row of [apart.ribbon, apart.exits, apart.transport]) expect(row.h).toBeGreaterThanOrEqual(44);
      expect(apart.transport.w).toBeGreaterThanOrEqual((isOnItsSide ? 4 : 7) * 44);
      expect(apart.exits.w).toBeGreaterThanOrEqual((isOnItsSide ? 5 : 3) * 44);
    }
  });

  test('three buttons of an animation have room for a finger', () => {
    for (const layout of layouts) {
      const { w, h } = animationBarPlace(layout);
      expect(h).toBeGreaterThanOrEqual(44);
      expect(w).toBeGreaterThanOrEqual(3 * 40);
    }
  });

  test('nothing is so small that there is nothing to see or to press', () => {
    for (const layout of layouts) {
      const { ribbon, exits, transport } = replayPlaces(layout);
      const apart = placesApart(layout);
      for (const { w, h } of [ribbon, exits, transport, apart.ribbon, apart.exits, apart.transport]) {
        expect(w).toBeGreaterThanOrEqual(88);
        expect(h).toBeGreaterThanOrEqual(40);
      }
      // The fight that is told has most of the window.
      expect(apart.stage.w).toBe(width);
      expect(apart.stage.h).toBeGreaterThanOrEqual(height * 0.75);
    }
  });

  test('what goes back comes first, what goes on last', () => {
    for (const layout of layouts) {
      for (const { ribbon, exits } of [replayPlaces(layout), placesApart(layout)]) {
        expect(ribbon.x).toBeLessThan(width / 2);
        expect(exits.x > ribbon.x || exits.y > ribbon.y).toBe(true);
      }
    }
  });
});

describe('a panel beside the board', () => {
  const asides = (width: number, height: number) =>
    [1, 2, 3, 4].map((heroes) => asideWidth(boardLayout(width, height, tableFor(heroes))));

  test.each([
    [360, 640],
    [390, 844],
    [640, 360],
    [844, 390],
    [412, 915],
    [768, 1024],
    [900, 500],
    [1024, 768],
  ])('has no room on a phone or a tablet of %i×%i', (width, height) => {
    expect(asides(width, height)).toEqual([null, null, null, null]);
  });

  test.each([
    [1280, 720],
    [1920, 1080],
    [2560, 1440],
  ])(
    'can be read in a window of %i×%i, and leaves at least three of the board’s four columns free',
    (width, height) => {
      for (const heroes of [1, 2, 3, 4]) {
        const { tray, ...layout } = boardLayout(width, height, tableFor(heroes));
        const aside = asideWidth({ ...layout, tray }) ?? 0;
        expect(aside).toBeGreaterThanOrEqual(300);
        expect(width - aside).toBeGreaterThanOrEqual(tray.x + tray.w * 0.75);
      }
    },
  );
});

test('the speeds of animations go round', () => {
  expect(nextSpeed(0.5)).toBe(1);
  expect(nextSpeed(1)).toBe(2);
  expect(nextSpeed(2)).toBe(4);
  expect(nextSpeed(4)).toBe(0.5);
  expect(nextSpeed('instant')).toBe(0.5);
});
