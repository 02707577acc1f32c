import { afterEach, describe, expect, test } from 'vitest';
import { azardiaModule } from '../../../../src/games/azardia/module.ts';
import type { AzardiaEndingView } from '../../../../src/games/azardia/scenes/ending/endingLayout.ts';
import { drawEnding } from '../../../../src/games/azardia/scenes/ending/paintEnding.ts';
import { themeFor } from '../../../../src/games/azardia/scenes/paint/theme.ts';
import { now } from '../../../../src/kernel/session.ts';
import { common, type Rect, rect } from '../../../../src/table/layout/rect.ts';
import { applyTheme, defaultTheme } from '../../../../src/table/theme.ts';
import { Paper } from '../../../kit/paper.ts';
import { endingOf } from '../endedRace.ts';
import { goldenRaces } from '../ui/ending/goldenRaces.ts';
import { WINDOWS } from '../windows.ts';
import widths from './letterWidths.json' with { type: 'json' };

/* The ending fits every window: all of its words are readable, and nothing overlaps. */

/** Enough of the recorded races for each number of players. */
const races = goldenRaces.filter((_, index) => index % 3 === 0);

afterEach(() => applyTheme(defaultTheme));

const isOver = (one: Rect, other: Rect): boolean => {
  const { w, h } = common(one, other);
  return w > 0.5 && h > 0.5;
};

describe.each(WINDOWS)('in a window of %i × %i', (...window) => {
  const [width, height] = window;
  const page = rect(0, 0, width, height);

  test.each([1, 2])('all words of every ending can be read, words of %i times their size', (textScale) => {
    applyTheme(themeFor(false, textScale));
    for (const { name, session } of races) {
      const seats = now(session).players.map((_, seat) => seat);
      for (const viewer of [null, ...seats]) {
        const view = endingOf(session, window, viewer);
        const paper = new Paper(widths);
        drawEnding(paper.g(page), view);
        expect(paper.complaints, `${name}, seat ${viewer}`).toEqual([]);
        const said = paper.lines.join(' ');
        expect(said).toContain(view.comfort || view.reason);
        for (const award of view.awards) expect(said).toContain(award);
        if (view.turn) expect(said).toContain(view.turn.told);
        // Wrapped text stays in its own part.
        const { heading, story, places } = view.layout;
        for (const box of paper.boxes) {
          const widgets = [heading, story, places].filter((widget) => isOver(box, widget));
          expect(widgets.length, `${name}: ${paper.lines[paper.boxes.indexOf(box)]}`).toBeLessThan(2);
        }
      }
    }
  });

  test('nothing overlaps, everything is in the window, and every button is large enough for a finger', () => {
    for (const { session } of races)
      for (const viewer of [null, 0]) {
        const { layout, picture } = endingOf(session, window, viewer);
        const { stage, heading, panel, caption, places, chart, story, buttons } = layout;
        const widgets = [stage, heading, caption, places, chart, story, buttons];
        for (const [index, widget] of widgets.entries()) {
          expect(widget.x >= 0 && widget.y >= 0 && widget.x + widget.w <= width && widget.y + widget.h <= height).toBe(
            true,
          );
          for (const other of widgets.slice(index + 1)) expect(isOver(widget, other)).toBe(false);
        }
        expect(isOver(stage, panel) || isOver(heading, panel)).toBe(false);
        expect(stage.h).toBeGreaterThan(90);
        for (const { id, rect: area } of picture.buttons)
          if (!id.startsWith('ending:round:')) expect(Math.min(area.w, area.h), id).toBeGreaterThanOrEqual(44);
      }
  });

  test('a temporary message covers nothing that is read or pressed, and no more than the steps of the players', () => {
    for (const { session } of races) {
      const view = endingOf(session, window, null);
      const { stage, heading, caption, places, chart, story, buttons } = view.layout;
      const place = azardiaModule.ending.toasts(view);
      expect(place.h).toBeGreaterThanOrEqual(80);
      expect(place.w).toBeGreaterThanOrEqual(280);
      for (const other of [heading, caption, places, chart, story, buttons]) expect(isOver(place, other)).toBe(false);
      expect(place.y - stage.y).toBeGreaterThan(stage.h * 0.1);
      expect(place.x >= 0 && place.y >= 0 && place.x + place.w <= width && place.y + place.h <= height).toBe(true);
    }
  });

  test('every player’s level is shown', () => {
    for (const { session } of races) {
      const view = endingOf(session, window, null);
      const paper = new Paper(widths);
      drawEnding(paper.g(page), view);
      expect(levelsShown(paper, view)).toEqual(view.places.map((seat) => now(session).players[seat]?.level));
    }
  });
});

/** The number of filled bars in each line of the final places. */
function levelsShown({ filled }: Paper, { layout: { places, unit }, state, places: seats }: AzardiaEndingView) {
  return seats.map((seat, line) => {
    const h = places.h / seats.length;
    const area = rect(places.x, places.y + line * h, places.w, h);
    const dark = { lagartoon: 0x1d7a3a, kuchuritok: 0x7b5cc9, robotIKing: 0xcf9410, noncredoMantis: 0xa11546 };
    const { character } = state.players[seat] ?? { character: null };
    return filled.filter(
      ({ rect: bar, color }) =>
        character && color === dark[character] && isOver(bar, area) && bar.w > 2.5 && bar.w < 12 * Math.max(1, unit),
    ).length;
  });
}
