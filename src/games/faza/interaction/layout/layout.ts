import { at } from '../../../../kernel/values/at.ts';
import type { Form } from '../../../../module/screens/table.ts';
import { grid, trimmed, withRatio } from '../../../../table/layout/layout.ts';
import { inset, type Rect, rect, type Spot } from '../../../../table/layout/rect.ts';
import type { EditionSpec } from '../../content/vocabulary.ts';

/** The six verbs, by their places in `BoardLayout.verbs`. */
export const VERBS = ['fight', 'board', 'recruit', 'recover', 'skill', 'cancel'] as const;
export type Verb = (typeof VERBS)[number];

/** What a layout depends on besides the window: the positions of tiles, and the numbers of heroes and their cards. */
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
  /** The area to press: beside the cards that lie on it, which have their own buttons. */
  readonly head: Rect;
  /** The positions of the player cards; on phones the same for every hero, used by the selected one. */
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
  /** The help button; on phones the sign of the phase. */
  readonly help: Rect;
  /** The last thing that happened (wide), or the events in force (phones). */
  readonly news: Rect;
  readonly forecast: Rect;
  /** The button that starts a plan; `null` if there is no room, and it is in the menu. */
  readonly plan: Rect | null;
  readonly undo: Rect;
  readonly redo: Rect;
  /** The tray that holds the tiles. */
  readonly tray: Rect;
  /** Whether the tiles form a cross, so that the corners of the tray hold other parts on phones. */
  readonly isCross: boolean;
  /** The outline of the tray: a rectangle, or a cross. */
  readonly outline: readonly Spot[];
  /** By cell of the edition's board. */
  readonly cells: readonly Rect[];
  readonly heroes: readonly HeroLayout[];
  /** On phones: whether the heroes' tabs lie side by side, below each other beside the cards, or each by itself in a corner of the board. */
  readonly tabs: 'row' | 'column' | 'apart' | null;
  /** On phones: the paper under the cards of the selected hero. */
  readonly paper: Rect | null;
  /** By place in the tracker's order. */
  readonly ships: readonly Rect[];
  /** The guide of the ship that acts next; `null` if there is no room. */
  readonly guide: Rect | null;
  /** On phones: the skills of the selected hero; `null` where there is no room, and in wide windows, where each panel has them. */
  readonly skills: Rect | null;
  readonly dronePool: Rect;
  readonly rebelPool: Rect;
  /** Deck and events in force. */
  readonly events: Rect;
  /** The area for choices from a list: never over the board, since tiles may be choices as well. */
  readonly sheet: Rect;
  /** The area for the numbers of a command on offer: neither over the board nor over the button that gives it. */
  readonly numbers: Rect;
  /** The area for the forecast as a list: never over the board. */
  readonly list: Rect;
  /** Fight, board, recruit, recover, skill, cancel. */
  readonly verbs: readonly Rect[];
  /** The effect of the next press: odds, choices, questions. */
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

/** In wide windows: where the Points stand on a hero's panel, with room for two digits; right of the hearts. */
export function pointsPlace(hero: Pick<HeroLayout, 'panel' | 'cards'>, u: number): Rect {
  const { x, y, w, h } = headLine(hero, u);
  const high = Math.min(POINTS * u, h - 4 * u);
  const right = x + w - 10 * u;
  const wide = high * 2.3;
  return rect(right - wide, y + (h - high) / 2, wide, high);
}

/** The height of the Points on a hero's panel, in units. */
export const POINTS = 30;

/** How much higher than wide the tray of a phone is, in units: for what stands up over the uppermost tiles. */
export const HEADROOM = 6;

/** How much of the window's short side a board has at least, before the rest may be drawn larger than fingers need. */
const BOARD_FIRST = 0.8;
/** Above this size, designs made for a phone look stretched; the board gets the room. */
const LARGEST_UNIT = 1.25;
/** The short side from which a unit is at least one CSS pixel, so that what is 44 units wide suits a finger. */
const PHONE = 360;

/**
 * How large everything but the board is drawn in a window on its side, or upright: `most` in one of the shape it was designed
 * for, less where the window is squarer and the board needs the room, but never smaller than fingers need. `rest` is what the
 * other parts need of the `long` side, in units.
 */
export function boardUnit(most: number, short: number, long: number, rest: number): number {
  const room = (long - BOARD_FIRST * short) / rest;
  return Math.max(Math.min(1, Math.min(short, long) / PHONE), Math.min(most, room, LARGEST_UNIT));
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

/** The corners of a cross that have no tiles: upper left, upper right, lower left, lower right; each one cell high. */
export type Corners = readonly [Rect, Rect, Rect, Rect];

/** How many cells are free at the left end of the first row. */
function freeCells(cells: TableShape['cells']): number {
  return Math.min(...cells.flatMap(({ x, y }) => (y === 0 ? [x] : [])));
}

/** Whether the tiles of a board are a cross. */
export function isCrossOf({ cells }: Pick<TableShape, 'cells'>): boolean {
  return freeCells(cells) > 0;
}

/** The corners of a board whose places are `places`; `null` for one that is no cross. */
export function cornersOf({ cells }: Pick<TableShape, 'cells'>, places: readonly Rect[]): Corners | null {
  const { columns, rows } = extent(cells);
  const free = freeCells(cells);
  if (free === 0) return null;
  const [left, up] = [Math.min(...places.map(({ x }) => x)), Math.min(...places.map(({ y }) => y))];
  const size = at(places, 0).w;
  const strip = (x: number, y: number): Rect => rect(left + x * size, up + y * size, free * size, size);
  const [far, low] = [columns - free, rows - 1];
  return [strip(0, 0), strip(far, 0), strip(0, low), strip(far, low)];
}

/** The corners of the outline of a cross, clockwise from above: which of its six lines across, and which of its six lines down. */
const CROSS = '20 30 31 41 42 52 53 43 44 34 35 25 24 14 13 03 02 12 11 21'.split(' ');

/** The outline of a tray: all of it, or around the cross of 24 tiles (P24-S1), as far from them as at its sides. */
export function outlineOf({ x, y, w, h }: Rect, corners: Corners | null): Spot[] {
  const [right, bottom] = [x + w, y + h];
  if (!corners) {
    return [
      { x, y },
      { x: right, y },
      { x: right, y: bottom },
      { x, y: bottom },
    ];
  }
  const [first, , , last] = corners;
  const edge = first.x - x;
  const cell = first.h;
  const across = [
    x,
    first.x + cell - edge,
    first.x + first.w - edge,
    last.x + edge,
    last.x + last.w - cell + edge,
    right,
  ];
  const down = [
    y,
    first.y + cell - edge,
    first.y + first.w - edge,
    last.y + cell - first.w + edge,
    last.y + edge,
    bottom,
  ];
  return CROSS.map((spot) => ({ x: at(across, Number(spot[0])), y: at(down, Number(spot[1])) }));
}
