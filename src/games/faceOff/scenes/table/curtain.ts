import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { type Rect, rect } from '../../../../table/layout/rect.ts';
import type { FaceTableView } from '../../interaction/view.ts';
import type { FaceOffView, Seat } from '../../rules/state/state.ts';
import { seatPaint } from '../paint/paint.ts';
import { DEPTH, lidOf, type Surface } from './surface.ts';

/** While the device is passed: the lids of the seat to which it goes. */
export function drawCurtain(
  { panels }: Surface,
  { layout: { width, height }, state }: FaceTableView,
  seat: Seat,
): void {
  const window = rect(0, 0, width, height);
  panels.put('curtain', window, DEPTH.curtain, seat, (g) => paintCurtain(g, window, state, seat));
}

function paintCurtain(g: CanvasPainter, { w, h }: Rect, state: FaceOffView, seat: Seat): void {
  const { tint } = seatPaint(state, seat);
  g.fill(rect(0, 0, w, h), tint);
  const high = Math.max(120, Math.min(w, h) / 4);
  const wide = high * 0.76;
  for (let row = 0; row * high < h; row++)
    for (let column = 0; column * wide < w + wide; column++) {
      const x = (column + (row % 2 ? 0 : 0.5)) * wide;
      g.sprite(lidOf(state, seat), x, (row + 0.5) * high, high * 0.94);
    }
}
