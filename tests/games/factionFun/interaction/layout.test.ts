import { describe, expect, test } from 'vitest';
import { withBattle } from '../../../../src/games/factionFun/interaction/layout/battleLayout.ts';
import { hexBoard } from '../../../../src/games/factionFun/interaction/layout/hexBoard.ts';
import {
  coachPlace,
  type FactionLayout,
  tableLayout,
  toolPlaces,
  withCoach,
  withQuestion,
  withTools,
} from '../../../../src/games/factionFun/interaction/layout/tableLayout.ts';
import { common, type Rect, rect } from '../../../../src/table/layout/rect.ts';

const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [667, 375],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1920, 1080],
] as const;

/** The map for two seats: 8 columns, 5 rows. */
const MAP = { columns: 8, terrain: { length: 40 } };

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

function tableParts({ menu, event, tools, sides, board, hand, outlook, go }: FactionLayout): Record<string, Rect> {
  return { menu, event, tools, ...sides, board, hand, outlook, go };
}

describe('the table of Faction Fun', () => {
  test.each(SIZES)('fits %i × %i, and no part covers another', (width, height) => {
    const window = rect(0, 0, width, height);
    // With and without buttons to undo and redo.
    for (const extra of [0, 1, 2])
      expect(faults(tableParts(withTools(tableLayout(width, height), extra)), window)).toEqual([]);
  });

  test.each(SIZES)('shows a battle in %i × %i without one part over another', (width, height) => {
    const layout = withTools(withBattle(tableLayout(width, height)), 2);
    const { menu, event, tools, hand, go, choices, battle } = layout;
    const { sides, question, odds } = battle ?? { sides: layout.sides, question: go, odds: go };
    const parts = { menu, event, tools, ...sides, question, odds, hand, go, choices };
    expect(faults(parts, rect(0, 0, width, height))).toEqual([]);
  });

  test.each([
    [360, 640],
    [390, 844],
    [768, 1024],
  ] as const)('asks a question in %i × %i in the place of the hand, with buttons for fingers', (width, height) => {
    const { menu, event, tools, sides, board, outlook, choices, go } = withQuestion(tableLayout(width, height));
    const parts = { menu, event, tools, ...sides, board, outlook, choices, go };
    expect(faults(parts, rect(0, 0, width, height))).toEqual([]);
    expect(Math.min(choices.h, go.h, choices.w, go.w)).toBeGreaterThanOrEqual(44);
  });

  test.each([
    [360, 640],
    [390, 844],
    [844, 390],
  ] as const)('has tiles of at least 44 × 44 pixels for fingers in %i × %i', (width, height) => {
    const { board, form } = tableLayout(width, height);
    const { w, h } = hexBoard(MAP, board, form === 'portrait').rectOf(0);
    expect(Math.min(w, h)).toBeGreaterThanOrEqual(44);
  });
});

describe('the hexes of a map', () => {
  test('G1 lie in rows, every other one half a hex to the right', () => {
    const board = hexBoard(MAP, rect(0, 0, 850, 800), false);
    // 850 = 8.5 hexes of 100 pixels.
    expect(board.spot(0).x).toBeCloseTo(50, 6);
    expect(board.spot(1).x).toBeCloseTo(150, 6);
    expect(board.spot(8).x).toBeCloseTo(100, 6);
    expect(board.spot(8).y - board.spot(0).y).toBeCloseTo(86.6, 1);
  });

  test('G1 are turned by a quarter in upright windows, with the left edge of the map at the bottom', () => {
    const board = hexBoard(MAP, rect(0, 0, 800, 850), true);
    expect(board.spot(0).y).toBeCloseTo(800, 6);
    expect(board.spot(7).y).toBeCloseTo(100, 6);
    expect(board.spot(8).x - board.spot(0).x).toBeCloseTo(86.6, 1);
    expect(board.spot(8).y).toBeCloseTo(750, 6);
  });

  test('G1 have six corners, which they share with their neighbors', () => {
    const board = hexBoard(MAP, rect(0, 0, 850, 800), false);
    const near = (tile: number): string[] => board.corners(tile).map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
    expect(near(0)).toHaveLength(6);
    expect(near(0).filter((corner) => near(1).includes(corner))).toHaveLength(2);
    expect(near(0).filter((corner) => near(2).includes(corner))).toHaveLength(0);
  });
});

test.each([0, 1, 2])(
  'the coach covers neither the event nor %i buttons of an upright phone, whatever is asked',
  (extra) => {
    for (const upright of [
      tableLayout(360, 640),
      withQuestion(tableLayout(360, 640)),
      withBattle(tableLayout(390, 844)),
    ]) {
      const layout = withCoach(withTools(upright, extra));
      const tag = coachPlace(layout);
      expect(meets(tag, layout.event)).toBe(false);
      expect(toolPlaces(layout, extra).some((place) => meets(tag, place))).toBe(false);
      expect([tag.w, tag.h]).toEqual([44, 44]);
      expect(layout.event.w).toBeGreaterThan(100);
    }
  },
);
