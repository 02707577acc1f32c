import { expect, test } from 'vitest';
import { boardLayout } from '../../../../../src/games/faza/interaction/layout/boardLayout.ts';
import {
  arrange,
  type Badge,
  type Standing,
  signTop,
} from '../../../../../src/games/faza/scenes/board/pieces/arrange.ts';
import { at } from '../../../../../src/kernel/values/at.ts';
import { rect } from '../../../../../src/table/layout/rect.ts';
import { type Layout, position, viewed } from '../../positions.ts';
import { place } from '../../rules/tiles24/place.ts';
import { COMMON_WINDOWS } from '../windows.ts';

/** Tile 9 with 3 Drones: no hero, one or two, no Rebel, one or three, and a Mothership or none. */
const CROWDS: readonly Layout[] = [0, 1, 2].flatMap((heroes) =>
  [0, 1, 3].flatMap((rebels) =>
    [false, true].map((isBelow): Layout => {
      const tileOf = (seat: number): { tile: number } => ({ tile: seat < heroes ? 9 : 1 });
      return {
        heroes: { doctor: tileOf(0), engineer: tileOf(1), senator: tileOf(2) },
        tiles: { 9: { drones: 3, rebels } },
        ships: { carrier: { tile: isBelow ? 9 : 2 }, destroyer: { tile: 3 }, former: { tile: 4 } },
      };
    }),
  ),
);

test.each([
  [320, 568],
  [360, 640],
  [390, 844],
  [640, 360],
  [844, 390],
  [1024, 768],
])('at %i×%i no number of Drones or Rebels stands on the sign of a small tile, nor on another', (width, height) => {
  for (const state of CROWDS.flatMap((layout) => [position(layout), viewed(place(layout))])) {
    const layout = boardLayout(width, height, state);
    const cell = at(layout.cells, state.board.indexOf(9));
    const badges = arrange(state, 9, cell).flatMap(({ badge }): Badge[] => (badge ? [badge] : []));
    for (const { y, r } of badges) expect(y + r).toBeLessThanOrEqual(signTop(cell));
    const [one, other] = badges;
    if (one && other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.r + other.r - 2);
  }
});

/** The size and position of a Drone's head, which distinguishes it from others, relative to its picture. */
const HEAD = { radius: 0.15, up: 0.1 } as const;
/** The opaque part of a piece's picture: an ellipse, relative to its size. */
const SOLID = {
  hero: [0.17, 0.42],
  ship: [0.42, 0.24],
  wreck: [0.36, 0.2],
  drone: [0.3, 0.2],
  rebel: [0.2, 0.34],
} as const;
const ORDER = { wreck: 0, drone: 1, ship: 2, rebel: 3, hero: 4 } as const;

/** The part of a piece's head that no piece in front covers. */
function headSeen(piece: Standing, all: readonly Standing[]): number {
  const depth = ({ kind, y }: Standing): number => ORDER[kind] * 0.5 + y / 1e4;
  const inFront = all.filter((other) => other !== piece && depth(other) > depth(piece));
  let [seen, spots] = [0, 0];
  for (let dx = -1; dx <= 1; dx += 0.2) {
    for (let dy = -1; dy <= 1; dy += 0.2) {
      if (Math.hypot(dx, dy) > 1) continue;
      const x = piece.x + dx * HEAD.radius * piece.size;
      const y = piece.y + (dy * HEAD.radius - HEAD.up) * piece.size;
      const isHidden = inFront.some((other) => {
        const [w, h] = SOLID[other.kind];
        return Math.hypot((x - other.x) / (w * other.size), (y - other.y) / (h * other.size)) < 1;
      });
      spots += 1;
      if (!isHidden) seen += 1;
    }
  }
  return seen / spots;
}

const CROWDED: readonly Layout[] = [0, 1, 2, 3, 4].flatMap((heroes) =>
  [0, 1, 3].flatMap((rebels) =>
    [0, 1, 2].map((ships): Layout => {
      const tileOf = (seat: number): { tile: number } => ({ tile: seat < heroes ? 9 : 1 });
      return {
        heroes: { doctor: tileOf(0), engineer: tileOf(1), senator: tileOf(2), soldier: tileOf(3) },
        tiles: { 9: { drones: 3, rebels } },
        ships: { carrier: { tile: ships > 0 ? 9 : 2 }, destroyer: { tile: ships > 1 ? 9 : 3 }, former: { tile: 4 } },
      };
    }),
  ),
);

test.each([...COMMON_WINDOWS, [2560, 1440], [3840, 2160]] as const)(
  'at %i×%i all 3 Drones of a tile can be counted, whoever else is there',
  (width, height) => {
    for (const state of [
      ...CROWDED.map((layout) => position(layout)),
      ...CROWDS.map((layout) => viewed(place(layout))),
    ]) {
      const cell = at(boardLayout(width, height, state).cells, state.board.indexOf(9));
      const all = arrange(state, 9, cell);
      const drones = all.filter(({ kind }) => kind === 'drone');
      const mark = drones.map(({ badge, tally }) => badge ?? tally).find((found) => found !== undefined);
      if (mark) {
        // A number in front of everything, on the tile and clear of its sign.
        expect(mark.count).toBe(3);
        expect(mark.y + mark.r).toBeLessThanOrEqual(signTop(cell));
        expect(mark.x + mark.r).toBeLessThanOrEqual(cell.x + cell.w + mark.r * 0.4);
      } else {
        expect(drones).toHaveLength(3);
        for (const drone of drones) expect(headSeen(drone, all)).toBeGreaterThan(0.6);
      }
    }
  },
);

test('on large tiles a number is there only where others may hide Drones', () => {
  const cell = rect(0, 0, 140, 140);
  const numberOf = (layout: Layout): number | undefined =>
    arrange(position(layout), 9, cell).find(({ tally }) => tally)?.tally?.count;
  const elsewhere = { carrier: { tile: 2 }, destroyer: { tile: 3 }, former: { tile: 4 } } as const;
  const tiles = { 9: { drones: 3 } } as const;
  expect(numberOf({ tiles, ships: elsewhere })).toBeUndefined();
  expect(numberOf({ tiles, ships: elsewhere, heroes: { doctor: { tile: 9 }, engineer: { tile: 1 } } })).toBeUndefined();
  expect(numberOf({ tiles, ships: { ...elsewhere, carrier: { tile: 9 } } })).toBeUndefined();
  expect(
    numberOf({
      tiles,
      ships: { ...elsewhere, carrier: { tile: 9 } },
      heroes: { doctor: { tile: 9 }, engineer: { tile: 1 } },
    }),
  ).toBe(3);
  expect(
    numberOf({ tiles: { 9: { drones: 1 } }, heroes: { doctor: { tile: 9 }, engineer: { tile: 9 } } }),
  ).toBeUndefined();
});
