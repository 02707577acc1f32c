import { describe, expect, it } from 'vitest';
import { boardLayout } from '../../../../src/games/faza/interaction/layout/boardLayout.ts';
import { headLine } from '../../../../src/games/faza/interaction/layout/layout.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import type { Rect, Spot } from '../../../../src/table/layout/rect.ts';
import { COMMON_WINDOWS, overlap, WINDOWS } from '../scenes/windows.ts';
import { tableFor } from '../tables.ts';

const SIZES = [...COMMON_WINDOWS, [2560, 1080], [3840, 2160]] as const;

const CASES = (['published', '24'] as const).flatMap((edition) =>
  SIZES.flatMap(([width, height]) => [2, 3, 4].map((heroes) => [width, height, heroes, edition] as const)),
);

describe('board layout: the whole position on one screen', () => {
  for (const [width, height, heroes, edition] of CASES) {
    it(`fits ${width}×${height} with ${heroes} heroes of edition ${edition}, and nothing overlaps`, () => {
      const layout = boardLayout(width, height, tableFor(heroes, edition));
      const panels: Record<string, Rect> = {
        menu: layout.menu,
        phase: layout.phase,
        forecast: layout.forecast,
        undo: layout.undo,
        redo: layout.redo,
        dronePool: layout.dronePool,
        rebelPool: layout.rebelPool,
        events: layout.events,
        bar: layout.bar,
        end: layout.end,
      };
      // A cross leaves the corners of its tray to other parts.
      layout.cells.forEach((cell, index) => {
        panels[`cell ${index}`] = cell;
      });
      layout.heroes.forEach(({ panel }, seat) => {
        panels[`hero ${seat}`] = panel;
      });
      layout.ships.forEach((ship, index) => {
        panels[`ship ${index}`] = ship;
      });
      layout.verbs.forEach((verb, index) => {
        panels[`verb ${index}`] = verb;
      });
      const names = Object.entries(panels);
      for (const [name, r] of names) {
        const inside = r.x >= -0.5 && r.y >= -0.5 && r.x + r.w <= width + 0.5 && r.y + r.h <= height + 0.5;
        expect(inside, `${name} is on the screen`).toBe(true);
      }
      const clashes = names.flatMap(([name, r], index) =>
        names.slice(index + 1).flatMap(([other, s]) => (overlap(r, s) ? [`${name} on ${other}`] : [])),
      );
      expect(clashes).toEqual([]);
    });
  }
});

describe('a tablet has what a desk has', () => {
  const TABLETS = [
    [768, 1024],
    [1024, 768],
    [820, 1180],
    [1180, 820],
    [834, 1194],
    [1194, 834],
    [1024, 1366],
    [1366, 1024],
    [960, 720],
  ] as const;
  for (const [width, height] of TABLETS) {
    for (const heroes of [2, 3, 4]) {
      it(`all heroes with their cards, the guide and every ship: ${width}×${height}, ${heroes} heroes`, () => {
        const layout = boardLayout(width, height, tableFor(heroes));
        expect(layout.form).toBe('wide');
        expect(layout.guide).not.toBeNull();
        const corners = layout.heroes.flatMap(({ cards }) => cards.map(({ x, y }) => `${x} ${y}`));
        expect(new Set(corners).size).toBe(4 * heroes);
        for (const ship of layout.ships) expect(ship.w).toBeGreaterThanOrEqual(100);
        // The board keeps most of the window, and is left of the Faza's parts.
        expect(layout.tray.w).toBeGreaterThanOrEqual(0.65 * Math.min(width, height));
        expect(layout.tray.x + layout.tray.w).toBeLessThanOrEqual(at(layout.ships, 0).x);
      });
    }
  }

  it('is not a phone drawn larger: no window draws that by more than a quarter', () => {
    for (const [width, height] of WINDOWS) {
      for (const edition of ['published', '24'] as const) {
        const { form, unit } = boardLayout(width, height, tableFor(4, edition));
        if (form !== 'wide') expect(unit, `${width}×${height}`).toBeLessThanOrEqual(1.25);
      }
    }
  });
});

describe('P24-S1 a cross', () => {
  for (const [width, height] of SIZES) {
    it(`has tiles for a finger and all cards of a hero on ${width}×${height}`, () => {
      const layout = boardLayout(width, height, tableFor(4, '24'));
      expect(layout.cells).toHaveLength(24);
      for (const { w, h } of layout.cells) expect(Math.min(w, h)).toBeGreaterThanOrEqual(44);
      for (const { cards } of layout.heroes) expect(cards).toHaveLength(6);
      expect(layout.outline).toHaveLength(20);
    });
  }

  it('keeps every tile inside its outline, and what lies in the corners outside', () => {
    for (const [width, height] of SIZES) {
      const layout = boardLayout(width, height, tableFor(4, '24'));
      const spots = layout.cells.map(({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 }));
      expect(spots.every((spot) => isInside(spot, layout.outline))).toBe(true);
      const others = [...layout.ships, ...layout.heroes.map(({ panel }) => panel), layout.dronePool, layout.rebelPool];
      const middles = others.map(({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 }));
      expect(middles.some((spot) => isInside(spot, layout.outline))).toBe(false);
    }
  });
});

/** Whether a spot is inside a polygon. */
function isInside({ x, y }: Spot, outline: readonly Spot[]): boolean {
  return outline.reduce((inside, from, index) => {
    const to = at(outline, (index + 1) % outline.length);
    const crosses = from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
    return crosses ? !inside : inside;
  }, false);
}

describe('skills stand above the cards of large teams in every usual wide window', () => {
  for (const [width, height] of [
    [1280, 720],
    [1366, 768],
    [1600, 900],
    [1920, 1080],
    [2560, 1440],
    [3840, 2160],
  ] as const) {
    for (const heroes of [3, 4]) {
      it(`with room for two lines: ${width}×${height}, ${heroes} heroes`, () => {
        const { heroes: places, unit } = boardLayout(width, height, tableFor(heroes));
        for (const place of places) expect(headLine(place, unit).skills).toBeGreaterThanOrEqual(27.9 * unit);
      });
    }
  }
});

it('in wide windows the frame of the focus around a hero ends above the cards', () => {
  for (const [width, height] of [
    [1024, 768],
    [1280, 720],
    [1920, 1080],
  ] as const) {
    const { heroes } = boardLayout(width, height, tableFor(3));
    const gaps = heroes.map(({ head, cards }) => at(cards, 0).y - head.y - head.h);
    expect(Math.min(...gaps)).toBeGreaterThan(4.99);
  }
});
