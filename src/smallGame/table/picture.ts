import { at } from '../../kernel/values/at.ts';
import type { Control } from '../../table/control.ts';
import { column, row, share } from '../../table/layout/layout.ts';
import { inset, type Rect, rect } from '../../table/layout/rect.ts';
import type { BoardText, RegionText } from '../gameDescription.ts';

/*
 * The screen of a small game: panels with words, and buttons. The stage draws a picture, and the controls lie over its
 * buttons.
 */

/** A panel with words. */
export interface PicturePanel extends RegionText {
  readonly key: string;
  readonly rect: Rect;
  readonly look: 'heading' | 'region' | 'news';
}

/** A button as it is drawn. */
export interface PictureButton extends Omit<Control, 'press' | 'hint'> {
  readonly hint?: string;
}

/** A board, and the part of the screen that shows it. */
export interface PictureBoard extends BoardText {
  readonly view: Rect;
}

export interface Picture {
  readonly board?: PictureBoard | null;
  readonly panels: readonly PicturePanel[];
  readonly buttons: readonly PictureButton[];
}

/** Space between things, in CSS pixels. */
export const GAP = 8;
/** As high as a button is, for fingers. */
export const BUTTON = 44;
/** The maximum height of a page's button, in a window that is not large: its hint then has two lines. */
const HIGH_BUTTON = 64;
/** As high as a heading is at least, and before buttons grow. */
const HEAD = 56;
const TALL_HEAD = 230;
/** The least height of buttons and headings in a window without room for more. */
const LOW = 36;

/** The controls of a picture's buttons; `press` gives the action of each, by its ID. */
export function controlsOf({ buttons }: Picture, press: (id: string) => void): Control[] {
  return buttons.map((button) => ({ ...button, press: () => press(button.id) }));
}

/** Minimum widths of buttons, the best first: if they do not all fit in one column, there are more columns. */
const WIDTHS = [190, 150, 100] as const;

/** Labels with at most so many letters fit into a button of the least width, in one line. */
const SHORT = 10;
/** As wide as a page is at most, and the window from which on everything on it grows. */
const WIDE = 960;
const LARGE = { w: 1280, h: 720 } as const;

/** How many items fit side by side in a width, in rows of about equal length. */
function columnsIn(width: number, count: number, least: number): number {
  const most = Math.max(1, Math.floor((width + GAP) / (least + GAP)));
  return Math.ceil(count / Math.max(1, Math.ceil(count / most)));
}

/** How many rows a grid of buttons has. */
function gridRows(width: number, count: number, least: number): number {
  return count === 0 ? 0 : Math.ceil(count / columnsIn(width, count, least));
}

/** How high a grid of buttons is. */
export function gridHeight(width: number, count: number, least: number = WIDTHS[0], high = BUTTON): number {
  return count === 0 ? 0 : gridRows(width, count, least) * (high + GAP) - GAP;
}

/** Places for buttons in rows that fill a width, from the top of `within` down. */
export function gridPlaces(within: Rect, count: number, least: number = WIDTHS[0], high = BUTTON): Rect[] {
  const columns = columnsIn(within.w, count, least);
  return Array.from({ length: Math.ceil(count / columns) }, (_, line) => {
    const inRow = Math.min(columns, count - line * columns);
    return row(rect(within.x, within.y + line * (high + GAP), within.w, high), inRow, GAP);
  }).flat();
}

/** Regions in rows that fill `within`; rows with more lines are higher, and narrow windows have regions below each other. */
export function regionPanels(within: Rect, rows: readonly (readonly RegionText[])[]): PicturePanel[] {
  const fitting = rows.flatMap((line) => {
    const columns = columnsIn(within.w, line.length, 150);
    return Array.from({ length: Math.ceil(line.length / columns) }, (_, index) =>
      line.slice(index * columns, (index + 1) * columns),
    );
  });
  const weights = fitting.map((line) => share(1.5 + Math.max(1, ...line.map(({ lines }) => lines.length))));
  const heights = column(within, weights, GAP);
  return fitting.flatMap((line, index): PicturePanel[] => {
    const places = row(heights[index] ?? within, line.length, GAP);
    return line.map((region, place) => ({ ...region, key: region.title, rect: at(places, place), look: 'region' }));
  });
}

/** A page with a heading and groups of buttons below it, in a column in the middle of the window. */
export function pagePicture(
  { width: across, height, top = 0 }: { readonly width: number; readonly height: number; readonly top?: number },
  heading: RegionText,
  groups: readonly (readonly Omit<PictureButton, 'rect'>[])[],
): Picture {
  const page = inset(rect(0, top, across, height - top), GAP);
  const unit = Math.max(1, Math.min(across / LARGE.w, height / LARGE.h));
  const w = Math.min(page.w, WIDE * unit);
  const x = page.x + (page.w - w) / 2;
  const leastOf = (group: readonly Pick<PictureButton, 'label'>[], least: number): number =>
    unit * (group.every(({ label }) => label.length <= SHORT) ? WIDTHS[2] : least);
  const heightsAt = (least: number, high = BUTTON): number[] =>
    groups.map((group) => gridHeight(w, group.length, leastOf(group, least), high));
  const all = (heights: readonly number[], gap = 2 * GAP): number =>
    heights.reduce((sum, h) => sum + h + (h > 0 ? gap : 0), 0);
  const least = WIDTHS.find((width) => all(heightsAt(width)) + HEAD <= page.h) ?? WIDTHS[2];
  const rows = groups.reduce((sum, group) => sum + gridRows(w, group.length, leastOf(group, least)), 0);
  const more = Math.floor((page.h - all(heightsAt(least)) - TALL_HEAD * unit) / Math.max(1, rows));
  const isTight = all(heightsAt(least)) + HEAD > page.h;
  const between = isTight ? GAP : 2 * GAP;
  const fitting = Math.floor((page.h - LOW) / Math.max(1, rows)) - GAP;
  const high = isTight
    ? Math.max(LOW, Math.min(BUTTON, fitting))
    : Math.max(BUTTON, Math.min(HIGH_BUTTON * unit, BUTTON + more));
  const heights = heightsAt(least, high);
  const free = page.h - all(heights, between);
  const headHeight = Math.max(isTight ? LOW : HEAD, Math.min(free, 260 * unit));
  // In a tall window the page is centered.
  const head = rect(x, page.y + Math.max(0, free - headHeight) * 0.4, w, headHeight);
  let y = head.y + head.h + between;
  const buttons = groups.flatMap((group, index) => {
    const places = gridPlaces(rect(x, y, w, 0), group.length, leastOf(group, least), high);
    y += (heights[index] ?? 0) + (group.length > 0 ? between : 0);
    return group.map((button, place) => ({ ...button, rect: at(places, place) }));
  });
  return { panels: [{ ...heading, key: heading.title, rect: head, look: 'heading' }], buttons };
}
