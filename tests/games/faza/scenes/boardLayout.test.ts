import { describe, expect, it } from 'vitest';
import { headLine } from '../../../../src/games/faza/scenes/boardLayout/layout.ts';
import { boardLayout } from '../../../../src/games/faza/scenes/boardLayout.ts';
import type { Rect } from '../../../../src/table/layout/rect.ts';
import { COMMON_WINDOWS, overlap } from './windows.ts';

const SIZES = [...COMMON_WINDOWS, [2560, 1080], [3840, 2160]] as const;

describe('board layout: the whole position on one screen', () => {
  for (const [width, height] of SIZES) {
    for (const heroes of [2, 3, 4]) {
      it(`fits ${width}×${height} with ${heroes} heroes, and nothing overlaps`, () => {
        const layout = boardLayout(width, height, heroes);
        const panels: Record<string, Rect> = {
          menu: layout.menu,
          phase: layout.phase,
          forecast: layout.forecast,
          undo: layout.undo,
          redo: layout.redo,
          tray: layout.tray,
          dronePool: layout.dronePool,
          rebelPool: layout.rebelPool,
          events: layout.events,
          bar: layout.bar,
          end: layout.end,
        };
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
  }
});

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
        const { heroes: places, unit } = boardLayout(width, height, heroes);
        for (const place of places) expect(headLine(place, unit).skills).toBeGreaterThanOrEqual(27.9 * unit);
      });
    }
  }
});
