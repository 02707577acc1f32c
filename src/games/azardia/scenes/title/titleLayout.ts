import type { TitleView } from '../../../../module/screens/title.ts';
import type { Control } from '../../../../table/control.ts';
import { type Rect, rect } from '../../../../table/layout/rect.ts';

/** Where the parts of the title are, in CSS pixels. */
export interface TitleLayout {
  readonly unit: number;
  readonly logo: Rect;
  /** Where the Tyrant and the characters are. */
  readonly scene: Rect;
  /** Room for buttons, from the top down, and the number of columns. */
  readonly buttons: Rect;
  readonly columns: number;
  /** The row for the page's own buttons. */
  readonly corner: Rect;
}

/** As high as a button is, for fingers. */
const BUTTON = 46;
const GAP = 8;
/** The height of all twelve buttons on a phone, at unit 1: two rows of large ones, and three of others. */
const MOST_BUTTONS = BUTTON * 4.94 + 4 * GAP;
/** The row for the page's own buttons: above the logo, in wide windows below the title's buttons. */
const CORNER = 58;
const EDGE = 6;

/** The row for the page's own buttons, which never covers the Tyrant. */
export function cornerPlace({ width, height }: Pick<TitleView, 'width' | 'height'>): Rect {
  return titleLayout(width, height).corner;
}

/**
 * From this width on an upright window is a tablet's: the picture gets the room, and three buttons are side by side.
 */
const TABLET = 600;

/** Arranges the title: buttons to the left of the scene, on upright phones below it. */
export function titleLayout(width: number, height: number): TitleLayout {
  const corner = rect(EDGE, EDGE, width - 2 * EDGE, CORNER - 2 * EDGE);
  if (height > width && width >= TABLET) {
    const unit = Math.min(width / 600, height / 900);
    const logo = rect(16, CORNER, width - 32, 150 * unit);
    // Up to twelve buttons: a row of large ones, and three of others.
    const top = height - 4 * (BUTTON * 1.1 * unit + GAP) - 3 * GAP;
    const scene = rect(0, logo.y + logo.h, width, top - logo.y - logo.h);
    const buttons = rect(16, top + 2 * GAP, width - 32, height - top - 4 * GAP);
    return { unit, logo, scene, buttons, columns: 3, corner };
  }
  if (height > width) {
    const unit = Math.min(width / 360, height / 640);
    const logo = rect(16, CORNER, width - 32, 92 * unit);
    // A tall phone has more room than the buttons need: it belongs to the picture.
    const top = Math.max(height * 0.535, height - MOST_BUTTONS * Math.max(1, unit * 1.1) - 24);
    const scene = rect(0, logo.y + logo.h, width, top - logo.y - logo.h);
    const buttons = rect(12, top + 8, width - 24, height - top - 16);
    return { unit, logo, scene, buttons, columns: 2, corner };
  }
  const unit = Math.min(width / 1280, height / 720);
  if (height < LOW) {
    const w = Math.min(330, width * 0.42);
    const logo = rect(14, CORNER, w, 72);
    const top = logo.y + logo.h + 4;
    const scene = rect(w + 20, 0, 0, height);
    const buttons = rect(14, top, w, height - top - 12);
    return { unit, logo, scene, buttons, columns: 2, corner: { ...corner, x: 14, w: Math.max(w, 240) } };
  }
  const w = 268 * Math.max(1, unit);
  const left = 56 * unit;
  const logo = rect(left - 14 * unit, 34 * unit, 620 * unit, 150 * unit);
  const top = logo.y + logo.h + 66 * unit;
  const row = (CORNER - 2 * EDGE) * Math.max(1, unit);
  const foot = height - 14 * unit - row;
  const scene = rect(width * 0.22, 0, 0, height);
  return {
    unit,
    logo,
    scene,
    buttons: rect(left, top, w, foot - top - GAP),
    columns: 1,
    corner: rect(left, foot, w, row),
  };
}

/** Below this height a window on its side is a phone's. */
const LOW = 500;

/** A button of the title as it is drawn, or its control; `isQuiet` for less prominent ones. */
export type TitleButton = Omit<Control, 'press'> & { readonly isQuiet?: boolean };

/** The most important buttons, in this order; as many as fit are large. */
const LARGE = ['title:continue', 'title:newGame', 'title:learn', 'title:quickStart'];
const MOST_LARGE = 3;
/** How much higher the first button is than the other large ones, and how high quiet ones are in comparison. */
const MAIN = 1.3;
const QUIET = 0.88;
/** The number of quiet buttons per row: on tablets, and elsewhere. */
const PER_ROW = { tablet: 4, other: 3 } as const;

/**
 * The positions of the title's buttons: the large ones stacked in wide windows, and side by side if they are below the
 * picture; then all others, which are smaller and less prominent.
 */
export function placeTitleButtons<One extends TitleButton>(
  controls: readonly One[],
  { width, height }: TitleView,
): One[] {
  const { buttons, columns, unit } = titleLayout(width, height);
  const large = LARGE.flatMap((id) => controls.find((control) => control.id === id) ?? []).slice(0, MOST_LARGE);
  const quiet = controls.filter((control) => !large.includes(control));
  const largeRows = inRows(large, columns === 2 ? [1, 2] : Array.from(large, () => columns));
  const quietRows = inRows(quiet, evenly(quiet.length, columns === 3 ? PER_ROW.tablet : PER_ROW.other));
  const parts = [...largeRows.map((_, line) => (line === 0 ? MAIN : 1)), ...quietRows.map(() => QUIET)];
  const rest = buttons.h - GAP * (parts.length - 1);
  const h = Math.min(BUTTON * Math.max(1, unit * 1.1), rest / parts.reduce((sum, part) => sum + part, 0));
  const used = parts.reduce((sum, part) => sum + part * h + GAP, -GAP);
  // If the buttons are below the picture, fewer rows than fit are centered.
  let top = buttons.y + (columns > 1 && height > width ? (buttons.h - used) / 2 : 0);
  const group = large[0]?.group;
  return [...largeRows, ...quietRows].flatMap((line, index) => {
    const isQuiet = index >= largeRows.length;
    const high = h * (parts[index] ?? 1);
    // A short row fills a narrow column; across a tablet its buttons would be larger than the large ones.
    const places = columns === 3 ? Math.max(line.length, isQuiet ? (quietRows[0]?.length ?? 0) : 0) : line.length;
    const w = (buttons.w - GAP * (places - 1)) / places;
    const left = buttons.x + ((places - line.length) * (w + GAP)) / 2;
    const y = top;
    top += high + GAP;
    return line.map((control, place) => ({
      ...control,
      isQuiet,
      // In focus order all large ones come first.
      ...(isQuiet || group === undefined ? {} : { group }),
      rect: rect(left + place * (w + GAP), y, w, high),
    }));
  });
}

/** Splits a number of things into rows of at most `most`, as evenly as possible. */
function evenly(count: number, most: number): number[] {
  const rows = Math.ceil(count / most);
  return Array.from({ length: rows }, (_, line) => Math.ceil((count - line) / rows));
}

/** The things row by row, by how many are in each. */
function inRows<One>(things: readonly One[], lengths: readonly number[]): One[][] {
  const rows: One[][] = [];
  let from = 0;
  for (const length of lengths) {
    if (from < things.length) rows.push(things.slice(from, from + length));
    from += length;
  }
  return rows;
}
