import { expect, test } from 'vitest';
import { ACTION_IDS } from '../../../../src/games/azardia/content/cards.ts';
import { boardGeometry } from '../../../../src/games/azardia/interaction/layout/boardGeometry.ts';
import { type AzardiaLayout, tableLayout } from '../../../../src/games/azardia/interaction/layout/tableLayout.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import { tagPlaces } from '../../../../src/games/azardia/scenes/table/pawns.ts';
import { common, contains, type Rect } from '../../../../src/table/layout/rect.ts';
import { fc } from '../../../kit/seeded.ts';
import { position } from '../position.ts';
import { WINDOWS } from '../windows.ts';
import { tableFor } from './pressing.ts';

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

const TABLES = WINDOWS.flatMap(([width, height]) =>
  [2, 3, 4].flatMap((players) => [4, 8].map((cards) => [width, height, players, cards] as const)),
);

test.each(TABLES)(
  'at %i × %i nothing of a table for %i with %i cards overlaps, and all of it is in the window',
  (width, height, players, cards) => {
    const widgets = Object.entries(partsOf(tableLayout(width, height, players, undefined, cards)));
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
  },
);

test('on a small upright phone the board is higher the smaller a hand is, and leaves eight cards as much as they need', () => {
  const { board, hand, go } = tableLayout(360, 640, 4, undefined, 4);
  expect([board.w, board.h, go.h]).toEqual([352, 292, 46]);
  expect(hand.h).toBe(120);
  const highFor = (cards: number, kept = false): number => tableLayout(360, 640, 4, undefined, cards, kept).board.h;
  expect([5, 6, 7, 8, 12].map((cards) => highFor(cards))).toEqual([256, 281, 249, 249, 249]);
  expect([4, 6, 8].map((cards) => highFor(cards, true))).toEqual([263, 272, 240]);
});

test('the table stays as it is while cards are drawn, and has room for them afterward', () => {
  const [before, after] = [4, 6].map((cards) => position('C', [{ hand: ACTION_IDS.slice(0, cards) }, {}]));
  if (!before || !after) throw new Error('no position');
  const at = (state: State, more = {}) => tableFor(state, 0, [], [360, 640], more).shown.layout;
  expect(at(after, { animated: azardia.view(before, 0), busy: true })).toEqual(at(before));
  expect(at(after).hand.w).toBeGreaterThan(at(before).hand.w + 70);
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
