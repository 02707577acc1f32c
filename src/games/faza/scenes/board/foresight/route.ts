import { rect, type Spot } from '../../../../../table/layout/rect.ts';
import { color as ink } from '../../../../../table/theme.ts';
import { DEPTH, type Route, type Surface } from '../surface.ts';

export interface RouteStyle {
  readonly pattern: 'solid' | 'dashed' | 'dotted';
  readonly width: number;
  readonly color: number;
}

/**
 * A route over the board: a line of ink and color with an arrow at its end; its pattern identifies it without color.
 */
export function drawRoute(surface: Surface, name: string, spots: readonly Spot[], style: RouteStyle): void {
  const { panels, cast, sprites, routes, layout } = surface;
  const [tip, before] = [spots.at(-1), spots.at(-2)];
  if (!tip || !before) return;
  const pad = style.width * 4;
  const [left, right] = [Math.min(...spots.map(({ x }) => x)) - pad, Math.max(...spots.map(({ x }) => x)) + pad];
  const [top, bottom] = [Math.min(...spots.map(({ y }) => y)) - pad, Math.max(...spots.map(({ y }) => y)) + pad];
  const area = rect(left, top, right - left, bottom - top);
  panels.put(`route:${name}`, area, DEPTH.route, { spots, style, of: layout.unit }, (g) => {
    const { width, color, pattern } = style;
    const line = shortened(spots, width * 2.1);
    g.path(line, width * 1.9, ink.ink);
    if (pattern === 'solid') g.path(line, width, color);
    else {
      g.path(line, width, ink.ink);
      g.path(line, width, color, pattern === 'dashed' ? [width * 2.4, width * 1.5] : [width * 0.9, width * 0.8]);
    }
    const angle = Math.atan2(tip.y - before.y, tip.x - before.x);
    const at = (along: number, aside: number): Spot => ({
      x: tip.x + Math.cos(angle) * along - Math.sin(angle) * aside,
      y: tip.y + Math.sin(angle) * along + Math.cos(angle) * aside,
    });
    const head = [at(width * 0.6, 0), at(-width * 3, -width * 2.1), at(-width * 3, width * 2.1)];
    g.stroke(head, width * 1.1, ink.ink);
    g.fill(head, color);
  });
  const radius = style.width * 0.62;
  const sprite = sprites.paint(`spark@${radius.toFixed(1)}`, radius * 2 + 4, radius * 2 + 4, (g) =>
    g.circle(radius + 2, radius + 2, radius, ink.white, 1.5),
  );
  const [first] = spots;
  const spark = cast.put(`spark:${name}`, sprite, first?.x ?? 0, first?.y ?? 0, DEPTH.route + 1).setVisible(false);
  routes.push({ spark, spots, length: lengthOf(spots) });
}

/** How long a line through spots is. */
function lengthOf(spots: readonly Spot[]): number {
  return spots.reduce((sum, spot, index) => {
    const before = spots[index - 1];
    return before ? sum + Math.hypot(spot.x - before.x, spot.y - before.y) : sum;
  }, 0);
}

/** Moves the spark to a distance along its route. */
export function runAlong({ spark, spots }: Route, distance: number): void {
  let left = distance;
  for (let i = 1; i < spots.length; i++) {
    const [from, to] = [spots[i - 1], spots[i]];
    if (!from || !to) return;
    const step = Math.hypot(to.x - from.x, to.y - from.y);
    if (left <= step) {
      spark.setPosition(from.x + ((to.x - from.x) * left) / step, from.y + ((to.y - from.y) * left) / step);
      return;
    }
    left -= step;
  }
}

function shortened(spots: readonly Spot[], by: number): Spot[] {
  const [last, before] = [spots.at(-1), spots.at(-2)];
  if (!last || !before) return [...spots];
  const length = Math.hypot(last.x - before.x, last.y - before.y) || 1;
  const part = Math.max(0.05, (length - by) / length);
  return [
    ...spots.slice(0, -1),
    { x: before.x + (last.x - before.x) * part, y: before.y + (last.y - before.y) * part },
  ];
}
