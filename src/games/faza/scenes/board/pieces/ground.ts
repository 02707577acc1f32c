import type { CanvasPainter } from '../../../../../table/canvasPainter.ts';
import { middle, type Rect, rect } from '../../../../../table/layout/rect.ts';
import { color } from '../../../../../table/theme.ts';
import type { FazaView } from '../../../rules/state/state.ts';
import { DEPTH, type Surface } from '../surface.ts';

/** The color of the table shows whose turn it is: burnt orange for the team, night for the Faza. */
export type Side = 'team' | 'faza';

export const GROUND: Readonly<Record<Side, { base: number; ray: number; dot: number }>> = {
  team: { base: color.table, ray: color.tableRay, dot: color.tableDot },
  faza: { base: 0x34194a, ray: 0x43235c, dot: color.nightDot },
};

export const WEDGES = 22;

export function sideOf({ phase }: Pick<FazaView, 'phase'>): Side {
  return phase === 'faza' ? 'faza' : 'team';
}

/** The table under everything, in the color of whose turn it is. */
export function drawGround({ panels, layout }: Surface, side: Side): void {
  const whole = rect(0, 0, layout.width, layout.height);
  panels.put('ground', whole, DEPTH.ground, side, (g) => table(g, whole, layout.tray, side, layout.unit));
}

function table(g: CanvasPainter, whole: Rect, tray: Rect, side: Side, u: number): void {
  const { base, ray, dot } = GROUND[side];
  const center = middle(tray);
  const reach = Math.hypot(whole.w, whole.h);
  g.fill(whole, base);
  g.rays(center, reach, ray, WEDGES);
  // Dots fade toward the board.
  const near = tray.w * 0.42;
  const grow = (x: number, y: number): number =>
    0.78 * ((Math.hypot(x - center.x, y - center.y) - near) / (reach * 0.42));
  g.dots(whole, 9 * Math.max(1, u), dot, grow, 0.75);
}
