import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { type Rect, rect } from '../../../../table/layout/rect.ts';
import { color } from '../../../../table/theme.ts';

/** Draws a bar at the foot of the one that is chosen in a row, so that it can be seen without color. */
export function chosenBar(g: CanvasPainter, { x, y, w, h }: Rect, u: number, value: number = color.ink): void {
  g.fill(rect(x + 3 * u, y + h - 5 * u, w - 6 * u, 3 * u), value);
}
