import { gridPlaces } from '../../../../smallGame/table/picture.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import type { MapSize } from '../../rules/board/hexes.ts';
import { type HexBoard, hexBoard } from './hexBoard.ts';
import { tableLayout } from './tableLayout.ts';

/** How many choices of each group there are, in reading order. */
export interface ChoiceCounts {
  readonly count: number;
  readonly seat: number;
  readonly option: number;
  readonly action: number;
}

/** Where the parts of the choices before a game are, in CSS pixels. */
export interface NewGameLayout {
  /** How large letters are: 1 in windows of usual size. */
  readonly unit: number;
  readonly title: Rect;
  /** The button for another map. */
  readonly fresh: Rect;
  /** Room for the map and a line below it. */
  readonly map: Rect;
  readonly places: Readonly<Record<keyof ChoiceCounts, readonly Rect[]>>;
}

const GAP = 8;
const HEAD = 44;
/** The height of the line below the map, at a unit of 1. */
export const CAPTION = 24;
/** Heights of a button: for fingers, where there is no room for that, and where there is more. */
const BUTTON = 44;
const LOW = 38;
const HIGH = 58;
/** The height of the map for two seats, as a part of its width. */
const MAP = 0.52;
/** The room between groups, at most. */
const APART = 24;

/** Arranges the choices before a game: beside the map, in upright windows below it. */
export function newGameLayout(width: number, height: number, counts: ChoiceCounts): NewGameLayout {
  const page = inset(rect(0, 0, width, height), GAP);
  const isUpright = height > width;
  const unit = Math.max(1, Math.min(1.5, width / 1280, height / 720));
  const w = isUpright ? Math.min(page.w, 680) : Math.max(340, Math.min(page.w * 0.42, 600 * unit));
  // Each option in a line of its own has room for what it does.
  const head = HEAD + GAP + CAPTION + GAP;
  const room = isUpright ? page.h - head - Math.min(w * MAP, page.h * 0.42) : page.h;
  const isWide = room >= heightOf(rowsOf(counts, 1), BUTTON) + (isUpright ? 0 : 3 * GAP);
  const rows = rowsOf(counts, isWide ? 1 : 2);
  const high = Math.max(LOW, Math.min(isUpright ? BUTTON : HIGH * unit, (room - heightOf(rows, 0)) / sum(rows)));
  const used = heightOf(rows, high);
  const apart = Math.min(APART * unit, Math.max(0, (room - used) / (rows.length - 1)));
  const all = used + apart * (rows.length - 1);
  const choices = isUpright
    ? rect(page.x + (page.w - w) / 2, page.y + page.h - all, w, all)
    : rect(page.x, page.y + (page.h - all) / 2, w, all);
  const beside = isUpright
    ? rect(choices.x, page.y, w, choices.y - GAP - page.y)
    : rect(page.x + w + 3 * GAP, page.y, page.w - w - 3 * GAP, page.h);
  const freshWidth = Math.min(200 * unit, beside.w * 0.42);
  const title = rect(beside.x, beside.y, beside.w - freshWidth - GAP, HEAD);
  return {
    unit,
    title,
    fresh: rect(beside.x + beside.w - freshWidth, beside.y, freshWidth, HEAD),
    map: rect(beside.x, beside.y + HEAD + GAP, beside.w, beside.h - HEAD - GAP),
    places: placesIn(choices, counts, isWide ? 1 : 2, high, GAP + apart),
  };
}

/** The rows of each group. Each people's seats are in a row, so that neither is below the other by one more. */
function rowsOf({ action }: ChoiceCounts, columns: number): readonly number[] {
  return [1, 2, 4 / columns, Math.ceil(action / 2)];
}

function placesIn(
  { x, y, w }: Rect,
  { count, seat, option, action }: ChoiceCounts,
  columns: number,
  high: number,
  apart: number,
): NewGameLayout['places'] {
  let top = y;
  const below = (rows: number): Rect => {
    const area = rect(x, top, w, rows * (high + GAP) - GAP);
    top += area.h + apart;
    return area;
  };
  const grid = (within: Rect, number: number, inRow: number): Rect[] =>
    gridPlaces(within, number, (within.w - GAP * inRow) / inRow, high);
  const counted = grid(below(1), count, count);
  const seats = below(2);
  const [first, second] = [rect(seats.x, seats.y, w, high), rect(seats.x, seats.y + high + GAP, w, high)];
  const own = seat / 2;
  const [upper, lower] = [grid(first, own, own), grid(second, own, own)];
  const paired = Array.from({ length: seat }, (_, index) => (index % 2 === 0 ? upper : lower)[Math.floor(index / 2)]);
  return {
    count: counted,
    seat: paired.filter((place) => place !== undefined),
    option: grid(below(option / columns), option, columns),
    action: grid(below(Math.ceil(action / 2)), action, 2),
  };
}

/** The height of rows of buttons in groups without room between these. */
function heightOf(rows: readonly number[], high: number): number {
  return sum(rows) * (high + GAP) - GAP;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** Fits the map into its room, turned as it will be on the table, unless its tiles would be smaller by more than a third for that. */
export function previewBoard(map: MapSize, area: Rect, width: number, height: number): HexBoard {
  const isTurned = tableLayout(width, height).form === 'portrait';
  const [asOnTable, otherwise] = [hexBoard(map, area, isTurned), hexBoard(map, area, !isTurned)];
  return asOnTable.radius * 1.5 >= otherwise.radius ? asOnTable : otherwise;
}
