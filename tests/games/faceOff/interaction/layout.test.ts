import { describe, expect, test } from 'vitest';
import {
  arenaLayout,
  cardPlaces,
  fitsCards,
  linePlaces,
} from '../../../../src/games/faceOff/interaction/layout/arenaLayout.ts';
import { stageLayout } from '../../../../src/games/faceOff/interaction/layout/stageLayout.ts';
import {
  type FaceLayout,
  handPlaces,
  tableLayout,
  toolPlaces,
} from '../../../../src/games/faceOff/interaction/layout/tableLayout.ts';
import type { Lane } from '../../../../src/games/faceOff/interaction/view.ts';
import { common, type Rect, rect } from '../../../../src/table/layout/rect.ts';

/** Windows from phones in both positions to large screens, close to each other. */
const WINDOWS = [360, 390, 412, 540, 640, 768, 844, 900, 932, 1024, 1180, 1280, 1366, 1440, 1600, 1920, 2560].flatMap(
  (w) =>
    [360, 375, 390, 430, 500, 540, 600, 640, 720, 768, 844, 900, 932, 1024, 1080, 1200, 1440].flatMap((h) =>
      // No phone is nearly square and as small as this.
      Math.max(w, h) >= 640 ? [[w, h] as const] : [],
    ),
);

const meets = (one: Rect, other: Rect): boolean => {
  const { w, h } = common(one, other);
  return w > 0.5 && h > 0.5;
};

/** The names of parts that overlap, and of those that leave the window. */
function faults(parts: Readonly<Record<string, Rect>>, window: Rect): string[] {
  const all = Object.entries(parts);
  const outside = all.flatMap(([name, { x, y, w, h }]) =>
    x < -0.5 || y < -0.5 || x + w > window.w + 0.5 || y + h > window.h + 0.5 ? [`${name} leaves the window`] : [],
  );
  const overlaps = all.flatMap(([name, one], index) =>
    all.slice(index + 1).flatMap(([other, area]) => (meets(one, area) ? [`${name} meets ${other}`] : [])),
  );
  return [...outside, ...overlaps];
}

function named(name: string, places: readonly Rect[]): Record<string, Rect> {
  return Object.fromEntries(places.map((place, index) => [`${name} ${index}`, place]));
}

function partsOf(layout: FaceLayout): Record<string, Rect> {
  const { menu, phase, hq, market, race, arena, choices, go, seats, clock, power } = layout;
  return {
    menu,
    phase,
    hq,
    market,
    arena,
    choices,
    go,
    ...(race ? { race } : {}),
    ...named('seat', seats),
    ...named('clock', clock),
    ...named('power', power),
    ...named(
      'hand',
      handPlaces(layout, 5).map(({ rect }) => rect),
    ),
    ...named('tool', toolPlaces(layout, 2)),
  };
}

/** A side without cards. */
const LANE: Lane = {
  seat: 0,
  box: 'none',
  cards: [],
  down: 0,
  total: 0,
  sum: '',
  rank: null,
  tie: null,
  cardTags: [],
  tags: [],
};

const layoutsOf = (w: number, h: number): FaceLayout[] =>
  [2, 3, 4, 5].map((seats) => tableLayout(w, h, { seats, own: seats - 1 }));

describe('the table of Face Off', () => {
  test(`fits ${WINDOWS.length} windows with two to five seats, and no part covers another`, () => {
    expect(WINDOWS.length).toBeGreaterThan(250);
    for (const [w, h] of WINDOWS)
      for (const layout of layoutsOf(w, h))
        expect(faults(partsOf(layout), rect(0, 0, w, h)), `${w} × ${h}, ${layout.seats.length} seats`).toEqual([]);
  });

  test('has no target that is smaller than a finger, and shows a hand of five as cards that can be read', () => {
    for (const [w, h] of WINDOWS) {
      const layout = tableLayout(w, h, { seats: 2, own: 0 });
      const { menu, go, clock, power, market } = layout;
      const targets = [menu, go, market, ...clock, ...power, ...toolPlaces(layout, 2)];
      const small = targets.filter((one) => one.w < 43.9 || one.h < 43.9);
      expect(small, `${w} × ${h}`).toEqual([]);
      for (const { card } of handPlaces(layout, 5)) {
        expect(card.w, `${w} × ${h}`).toBeGreaterThanOrEqual(61);
        expect(card.h, `${w} × ${h}`).toBeGreaterThanOrEqual(98);
      }
    }
  });

  test('shows hands of six to eight as cards that can be read and pressed, although they cover each other', () => {
    for (const [w, h] of WINDOWS) {
      const layout = tableLayout(w, h, { seats: 2, own: 0 });
      for (const count of [6, 7, 8]) {
        const places = handPlaces(layout, count);
        const parts = named(
          'hand',
          places.map(({ rect }) => rect),
        );
        expect(faults(parts, rect(0, 0, w, h)), `${w} × ${h}, ${count}`).toEqual([]);
        const small = places.filter(
          ({ card, rect: { w, h } }) => card.w < 61 || card.h < 98 || w < 41 || h < 98 || card.x < layout.hand.x - 0.5,
        );
        expect(small, `${w} × ${h}, ${count}`).toEqual([]);
      }
    }
  });

  test('has room for the title of a fight, for what is told, for each side, and for the button that skips', () => {
    for (const [w, h] of WINDOWS)
      for (const layout of layoutsOf(w, h))
        for (const fight of ['faceOff', 'hq'] as const) {
          const { length } = layout.seats;
          const lanes = Array.from({ length }, (_, seat) => ({ ...LANE, seat }));
          const { head, told, match, ...stage } = stageLayout({ layout, lanes, fight });
          const parts = { head, told, skip: layout.skip, ...(match ? { match } : {}), ...named('lane', stage.lanes) };
          const name = `${w} × ${h}, ${length} seats, ${fight}`;
          expect(faults(parts, rect(0, 0, w, h)), name).toEqual([]);
          expect(match === null, name).toBe(fight === 'hq');
          const low = [told.h < 30, ...stage.lanes.map((lane) => lane.h < 50 || lane.w < 60)];
          expect(low.includes(true), name).toBe(false);
        }
  });

  test('shows what can be chosen as cards that can be read, or else in lines for fingers', () => {
    for (const [w, h] of WINDOWS) {
      const layout = tableLayout(w, h, { seats: 2, own: 0 });
      const { body } = arenaLayout(layout);
      for (const count of [1, 2, 3, 5, 8, 12]) {
        const isCards = fitsCards(body, count, layout.unit);
        const places = (isCards ? cardPlaces : linePlaces)(body, count, layout.unit);
        expect(faults(named('choice', places), rect(0, 0, w, h)), `${w} × ${h}, ${count}`).toEqual([]);
        const least = isCards ? { w: 61, h: 98 } : { w: 44, h: 43.9 };
        const small = places.filter((one) => one.w < least.w || one.h < least.h);
        expect(small, `${w} × ${h}, ${count} ${isCards ? 'cards' : 'lines'}`).toEqual([]);
      }
    }
  });
});
