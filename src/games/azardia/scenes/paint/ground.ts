import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import type { Rect, Spot } from '../../../../table/layout/rect.ts';
import { paint } from './paint.ts';
import { LIFT, shape, smooth } from './paper.ts';

/** Pale hills of paper that fill the window behind everything. */
export function paintGround(g: CanvasPainter, window: Rect): void {
  g.fill(window, paint.ground);
  hill(g, window, [0.3, 0.22, 0.34, 0.2, 0.3], paint.ground2);
  hill(g, window, [0.62, 0.5, 0.66, 0.52, 0.6], paint.ground3);
}

/** A sheet that fills the lower part of an area, with its upper edge at these parts of the height. */
function hill(g: CanvasPainter, { x, y, w, h }: Rect, parts: readonly number[], fill: number): void {
  const edge = parts.map((part, i): Spot => ({ x: x - 40 + ((w + 80) * i) / (parts.length - 1), y: y + h * part }));
  const below = [
    { x: x + w + 80, y: y + h + 80 },
    { x: x - 80, y: y + h + 80 },
  ];
  shape(g, smooth([...edge, ...below], true), fill, LIFT.hanging);
}
