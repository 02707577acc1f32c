import { type Rect, rect } from '../../../../table/rect.ts';

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

/** The cells of a square board in its tray, row by row; above them is room for what stands up over its tile. */
export function cellsOf(tray: Rect, padding: number, headroom: number, side: number): Rect[] {
  const inner = rect(
    tray.x + padding,
    tray.y + padding + headroom,
    tray.w - 2 * padding,
    tray.h - 2 * padding - headroom,
  );
  const size = Math.min(inner.w, inner.h) / side;
  const left = inner.x + (inner.w - size * side) / 2;
  const top = inner.y + (inner.h - size * side) / 2;
  return Array.from({ length: side * side }, (_, i) =>
    rect(left + (i % side) * size, top + Math.floor(i / side) * size, size, size),
  );
}
