import { expect, test } from 'vitest';
import { boardGeometry } from '../../../../src/games/azardia/interaction/layout/boardGeometry.ts';
import { type AzardiaLayout, tableLayout } from '../../../../src/games/azardia/interaction/layout/tableLayout.ts';
import { tagPlaces } from '../../../../src/games/azardia/scenes/table/pawns.ts';
import { common, contains, type Rect } from '../../../../src/table/layout/rect.ts';
import { fc } from '../../../kit/seeded.ts';
import { WINDOWS } from '../windows.ts';

const partsOf = ({ top, board, rivals, dice, choices, go, own, hand }: AzardiaLayout): Record<string, Rect> => ({
  top,
  board,
  dice,
  choices,
  go,
  own,
  hand,
  ...Object.fromEntries(rivals.map((rival, index) => [`rival ${index}`, rival])),
});

for (const [width, height] of WINDOWS)
  for (const players of [2, 3, 4])
    test(`at ${width} × ${height} nothing of a table for ${players} overlaps, and all of it is in the window`, () => {
      const widgets = Object.entries(partsOf(tableLayout(width, height, players)));
      for (const [name, { x, y, w, h }] of widgets) {
        expect([name, x >= 0, y >= 0, x + w <= width + 0.01, y + h <= height + 0.01]).toEqual([
          name,
          true,
          true,
          true,
          true,
        ]);
        expect(w).toBeGreaterThan(30);
        expect(h).toBeGreaterThan(30);
      }
      for (const [index, [name, one]] of widgets.entries())
        for (const [other, area] of widgets.slice(index + 1)) {
          const { w, h } = common(one, area);
          expect(`${name} on ${other}: ${w > 0.01 && h > 0.01}`).toBe(`${name} on ${other}: false`);
        }
    });

test('in any window from that of a small phone on, the main button can be hit and each tile is on the board', () => {
  const sides = fc.tuple(fc.integer({ min: 320, max: 1600 }), fc.integer({ min: 568, max: 2600 }));
  fc.assert(
    fc.property(sides, fc.boolean(), ([short, long], isUpright) => {
      const [width, height] = isUpright ? [short, long] : [long, short];
      const { go, board } = tableLayout(width, height, 4);
      expect(Math.min(go.w, go.h)).toBeGreaterThanOrEqual(44);
      const geometry = boardGeometry(board);
      for (let tile = 1; tile <= 150; tile++) expect(contains(board, geometry.spot(tile))).toBe(true);
    }),
    { numRuns: 60 },
  );
});

const TAGS = [
  'Gate',
  'draw a card',
  'duel 50%',
  'duel 50%, draw a card',
  'penalty',
  '150!',
  'bounce, duel for 150',
] as const;

test.each(WINDOWS)(
  'at %i × %i no tag of a ghost lies over another, and all of them are on the board',
  (width, height) => {
    const board = boardGeometry(tableLayout(width, height, 4).board);
    const near = fc.record({ tile: fc.integer({ min: 1, max: 150 }), tag: fc.constantFrom(...TAGS) });
    // Moves lead to neighboring tiles, and so do the options of a card.
    const ghosts = fc
      .tuple(fc.integer({ min: 1, max: 142 }), fc.array(near, { minLength: 2, maxLength: 8 }))
      .map(([first, some]) => some.map(({ tag, tile }) => ({ tag, tile: first + (tile % 9) })));
    fc.assert(
      fc.property(ghosts, (some) => {
        const places = tagPlaces(board, some);
        for (const [index, { x, y, w, h }] of places.entries()) {
          expect(contains(board.area, { x, y }) && contains(board.area, { x: x + w, y: y + h })).toBe(true);
          for (const other of places.slice(index + 1)) {
            const shared = common({ x, y, w, h }, other);
            expect(shared.w * shared.h).toBe(0);
          }
        }
      }),
      { numRuns: 200 },
    );
  },
);

test('B1: the tiles of the ring lie side by side, clockwise from the Gate in the middle of the lower edge', () => {
  const { spot, step, area } = boardGeometry({ x: 0, y: 0, w: 764, h: 496 });
  expect(spot(1)).toEqual(spot(80));
  expect(spot(1).x).toBe(382);
  expect(spot(2).x).toBeLessThan(382);
  expect(spot(79).x).toBeGreaterThan(382);
  expect(spot(40).y).toBeLessThan(area.h / 4);
  for (let tile = 2; tile < 79; tile++) {
    const [one, next] = [spot(tile), spot(tile + 1)];
    const far = Math.hypot(next.x - one.x, next.y - one.y);
    expect(far).toBeLessThan(step * 1.01);
    expect(far).toBeGreaterThan(step * 0.8);
  }
});

test('B1: the tower has seven floors of ten tiles that turn at their ends', () => {
  const { spot } = boardGeometry({ x: 0, y: 0, w: 764, h: 496 });
  for (let floor = 0; floor < 7; floor++) {
    const first = 81 + floor * 10;
    const isToTheRight = floor % 2 === 0;
    expect(spot(first + 9).x > spot(first).x).toBe(isToTheRight);
    if (floor > 0) expect(spot(first).y).toBeLessThan(spot(first - 1).y - 20);
  }
});
