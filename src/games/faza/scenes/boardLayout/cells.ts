import { type Rect, rect } from '../../../../table/rect.ts';

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
