import { at } from '../../../../kernel/at.ts';
import type { Form } from '../../../../module/table.ts';
import type { Spot } from '../../../../table/canvasPainter.ts';
import { grid, trimmed, withRatio } from '../../../../table/layout/layout.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import type { EditionSpec } from '../../content/vocabulary.ts';

/** The six verbs, by their places in `BoardLayout.verbs`. */
export const VERBS = ['fight', 'board', 'recruit', 'recover', 'skill', 'cancel'] as const;
export type Verb = (typeof VERBS)[number];

/** What a layout depends on besides the window: where the tiles lie, and how many heroes have how many cards. */
export interface TableShape {
  readonly heroes: number;
  readonly cells: EditionSpec['cells'];
  /** Of each hero. */
  readonly cards: number;
}

/** With more cards than these, a hero's cards need a row of their own on phones. */
export const FEW_CARDS = 4;

export interface HeroLayout {
  /** Panel (wide) or tab (phones). */
  readonly panel: Rect;
  /** Where it is pressed: beside the cards that lie on it, which have buttons of their own. */
  readonly head: Rect;
  /** Where the player cards lie; on phones the same place for every hero, used by the selected one. */
  readonly cards: readonly Rect[];
}

/** Where everything of the board screen is, in CSS pixels. */
export interface BoardLayout {
  readonly form: Form;
  /** Factor on the design sizes of this form (1280×720, 360×640, 640×360). */
  readonly unit: number;
  readonly width: number;
  readonly height: number;
  readonly menu: Rect;
  /** Round and phase. */
  readonly phase: Rect;
  /** What asks about things on the table; on phones the sign of the phase. */
  readonly help: Rect;
  /** The last thing that happened (wide), or the events in force (phones). */
  readonly news: Rect;
  readonly forecast: Rect;
  /** The button that begins a plan; `null` where there is no room, and the menu has it. */
  readonly plan: Rect | null;
  readonly undo: Rect;
  readonly redo: Rect;
  /** The tray that the tiles lie in. */
  readonly tray: Rect;
  /** The outline of the tray: all of it, or a cross that leaves its corners out. */
  readonly outline: readonly Spot[];
  /** By cell of the edition's board. */
  readonly cells: readonly Rect[];
  readonly heroes: readonly HeroLayout[];
  /** On phones: whether the heroes' tabs lie side by side, below each other beside the cards, or each by itself in a corner of the board. */
  readonly tabs: 'row' | 'column' | 'apart' | null;
  /** On phones: the paper under the cards of the hero in front. */
  readonly paper: Rect | null;
  /** By place in the tracker's order. */
  readonly ships: readonly Rect[];
  /** The guide of the ship that acts next; `null` where there is no room. */
  readonly guide: Rect | null;
  /** On phones: the skills of the hero in front; `null` where there is no room, and in wide windows, where each panel has them. */
  readonly skills: Rect | null;
  readonly dronePool: Rect;
  readonly rebelPool: Rect;
  /** Deck and events in force. */
  readonly events: Rect;
  /** Where choices from a list may lie: never over the board, since tiles may be choices as well. */
  readonly sheet: Rect;
  /** Where the numbers of a command on offer may lie: neither over the board nor over the button that gives it. */
  readonly numbers: Rect;
  /** Where the forecast may lie as a list: never over the board. */
  readonly list: Rect;
  /** Fight, board, recruit, recover, skill, cancel. */
  readonly verbs: readonly Rect[];
  /** What the next press will do: odds, choices, questions. */
  readonly bar: Rect;
  /** The one button to press. */
  readonly go: Rect;
  readonly end: Rect;
}

/**
 * In wide windows: the line of a hero's panel with face, name, hearts and Points. It is all there is above the cards, except
 * where the skills take the lower part; `skills` is how high that part is. `u` is the unit of the layout.
 */
export function headLine({ panel, cards }: Pick<HeroLayout, 'panel' | 'cards'>, u: number): Rect & { skills: number } {
  const [card] = cards;
  const top = (card?.y ?? panel.y + 60 * u) - panel.y;
  const below = card ? panel.y + panel.h - card.y - card.h : 0;
  const line = 28 * Math.max(1, u);
  const isAbove = below < 50 * u && top - line >= 26;
  const skills = isAbove ? top - line : 0;
  // Beside skills the line starts a little lower, because it has no room to spare above it.
  return { ...rect(panel.x, panel.y + (skills > 0 ? 2 * u : 0), panel.w, top - skills), skills };
}

/** How much higher than wide the tray of a phone is, in units: for what stands up over the uppermost tiles. */
export const HEADROOM = 6;

/** How much of the window's short side a board has at least, before the rest may be drawn larger than fingers need. */
const BOARD_FIRST = 0.8;
/** The short side from which a unit is at least one CSS pixel, so that what is 44 units wide suits a finger. */
const PHONE = 360;

/**
 * How large everything but the board is drawn in a window on its side, or upright: `most` in one of the shape it was designed
 * for, less where the window is squarer and the board needs the room, but never smaller than fingers need. `rest` is what the
 * other parts need of the `long` side, in units.
 */
export function boardUnit(most: number, short: number, long: number, rest: number): number {
  const room = (long - BOARD_FIRST * short) / rest;
  return Math.max(Math.min(1, Math.min(short, long) / PHONE), Math.min(most, room));
}

/** The cells of a board in its tray; above them is room for what stands up over its tile. */
export function cellsOf(tray: Rect, padding: number, headroom: number, { cells }: Pick<TableShape, 'cells'>): Rect[] {
  return cellsIn(trimmed(inset(tray, padding), { top: headroom }), cells);
}

/** The places of a board in the middle of `r`, in the order of its cells: squares, as large as they fit. */
export function cellsIn(r: Rect, cells: TableShape['cells']): Rect[] {
  const { columns, rows } = extent(cells);
  const places = grid(withRatio(r, columns / rows), columns, rows);
  return cells.map(({ x, y }) => at(places, y * columns + x));
}

function extent(cells: TableShape['cells']): { readonly columns: number; readonly rows: number } {
  return { columns: 1 + Math.max(...cells.map(({ x }) => x)), rows: 1 + Math.max(...cells.map(({ y }) => y)) };
}

/** The outline of the tiles in a tray, which is as wide on all sides of a cross as on those of the whole tray. */
export function outlineOf({ x, y, w, h }: Rect, corners: Corners | null): Spot[] {
  const [right, bottom] = [x + w, y + h];
  if (!corners) return spotsOf([x, y], [right, y], [right, bottom], [x, bottom]);
  const [first, , , last] = corners.strips;
  // The edge is as far from the tiles as at the sides.
  const edge = first.x - x;
  const [left, far] = [first.x + first.w - edge, last.x + edge];
  const [up, low] = [first.y + first.w - edge, last.y + last.h - last.w + edge];
  const [innerLeft, innerRight] = [first.x + first.h - edge, last.x + last.w - last.h + edge];
  const [innerUp, innerLow] = [first.y + first.h - edge, last.y + edge];
  return spotsOf(
    ...([
      [left, y],
      [far, y],
      [far, innerUp],
      [innerRight, innerUp],
      [innerRight, up],
      [right, up],
    ] as const),
    ...([
      [right, low],
      [innerRight, low],
      [innerRight, innerLow],
      [far, innerLow],
      [far, bottom],
      [left, bottom],
    ] as const),
    ...([
      [left, innerLow],
      [innerLeft, innerLow],
      [innerLeft, low],
      [x, low],
      [x, up],
      [innerLeft, up],
    ] as const),
    ...([
      [innerLeft, innerUp],
      [left, innerUp],
    ] as const),
  );
}

function spotsOf(...spots: readonly (readonly [x: number, y: number])[]): Spot[] {
  return spots.map(([x, y]) => ({ x, y }));
}

/** What is free of tiles at the corners of a board in the shape of a cross. */
export interface Corners {
  /** Upper left, upper right, lower left, lower right: along the upper or lower edge, one cell high. */
  readonly strips: readonly [Rect, Rect, Rect, Rect];
}

/** The corners of a board whose places are `places`; `null` where a tile lies in one. */
export function cornersOf({ cells }: Pick<TableShape, 'cells'>, places: readonly Rect[]): Corners | null {
  const { columns, rows } = extent(cells);
  const top = cells.filter(({ y }) => y === 0).map(({ x }) => x);
  const free = Math.min(...top);
  const isCross = free > 0 && Math.max(...top) === columns - 1 - free && rows === columns;
  const [left, up] = [Math.min(...places.map(({ x }) => x)), Math.min(...places.map(({ y }) => y))];
  const size = at(places, 0).w;
  if (!isCross) return null;
  const strip = (x: number, y: number): Rect => rect(left + x * size, up + y * size, free * size, size);
  const [far, low] = [columns - free, rows - 1];
  return { strips: [strip(0, 0), strip(far, 0), strip(0, low), strip(far, low)] };
}
