import { at } from '../../../../kernel/values/at.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { type Rect, rect } from '../../../../table/layout/rect.ts';
import type { FactionTableView } from '../../interaction/view.ts';
import type { Seat } from '../../rules/state/state.ts';
import { peopleOf } from '../../rules/turn/seats.ts';
import { PEOPLE_PAINT } from '../paint/paint.ts';
import { DEPTH, type Surface } from './surface.ts';

/** While the device is passed: a wall in the colors of the people to which it goes. */
export function drawCurtain({ panels }: Surface, { layout: { width, height } }: FactionTableView, seat: Seat): void {
  const window = rect(0, 0, width, height);
  panels.put('curtain', window, DEPTH.curtain, seat, (g) => paintCurtain(g, window, seat));
}

function paintCurtain(g: CanvasPainter, { w, h }: Rect, seat: Seat): void {
  const people = peopleOf(seat);
  const { main, dark } = PEOPLE_PAINT[people];
  const side = Math.max(72, Math.min(w, h) / 6);
  g.fill(rect(0, 0, w, h), dark);
  for (let row = 0; row * side < h; row++)
    for (let column = 0; column * side < w; column++) {
      const tile = rect(column * side + 2, row * side + 2, side - 4, side - 4);
      g.panel(tile, { fill: main, line: 0, radius: 6 });
      g.sprite(`emblem/${people}`, tile.x + tile.w / 2, tile.y + tile.h / 2, side * 0.5, {
        alpha: at([0.35, 0.22], (row + column) % 2),
      });
    }
}
