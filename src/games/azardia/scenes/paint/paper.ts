import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import type { Rect, Spot } from '../../../../table/layout/rect.ts';
import { css } from '../../../../table/theme.ts';
import { paintGrain } from './grain.ts';
import { paint } from './paint.ts';

/*
 * Cut paper: no outlines, a soft shadow to the lower right, and a white edge on the side of the light. Lying paper is
 * close to its shadow, hanging paper is far from it.
 */

/** How far paper is above what is below it, in CSS pixels. */
export const LIFT = { glued: 0, lying: 1.5, standing: 3, hanging: 6 } as const;

/** Corners are cut by hand, no two alike: parts of a radius. */
const CORNERS = [5 / 7, 8 / 7, 6 / 7, 9 / 7] as const;

/** Smaller sheets are too small for grain to be seen, in CSS pixels. */
const GRAINED = 40;

export interface PaperStyle {
  readonly fill: number;
  readonly lift?: number;
  readonly radius?: number;
  readonly alpha?: number;
}

/** A sheet with uneven round corners. */
export function paper(g: CanvasPainter, r: Rect, { fill, lift = LIFT.lying, radius = 7, alpha = 1 }: PaperStyle): void {
  const path = (): void => {
    g.ctx.beginPath();
    g.ctx.roundRect(
      r.x,
      r.y,
      r.w,
      r.h,
      CORNERS.map((part) => part * radius),
    );
  };
  cast(g, path, fill, lift, alpha);
  if (lift === 0) return;
  if (Math.min(r.w, r.h) >= GRAINED) paintGrain(g, r);
  shine(g, path);
}

/** Any shape, closed. */
export function shape(g: CanvasPainter, spots: readonly Spot[], fill: number, lift: number = LIFT.glued): void {
  cast(g, () => outline(g, spots), fill, lift, 1);
}

/** A round shape, cut in straight snips; the same seed cuts the same shape. */
export function disc(g: CanvasPainter, { x, y }: Spot, radius: number, fill: number, lift: number = LIFT.glued): void {
  const snips = Math.max(12, Math.min(24, Math.round(radius)));
  const spots = Array.from({ length: snips }, (_, i) => {
    const angle = (i / snips) * 2 * Math.PI + 0.3;
    const far = radius * (1 + 0.02 * Math.sin(i * 12.9));
    return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far };
  });
  shape(g, spots, fill, lift);
}

/** Three round sheets on each other, lighter inwards: light behind a subject. */
export function halo(g: CanvasPainter, center: Spot, radius: number, fill: number): void {
  for (const [part, alpha] of [
    [1, 0.25],
    [0.78, 0.42],
    [0.57, 0.62],
  ] as const) {
    disc(g, center, radius * part, fill);
    g.within(null, () => {
      g.ctx.globalAlpha = alpha;
      disc(g, center, radius * part, paint.white);
    });
  }
}

/** A star with a number of points between two radii. */
export function starShape({ x, y }: Spot, outer: number, inner: number, points: number): Spot[] {
  return Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i / points) * Math.PI - Math.PI / 2;
    const far = (i % 2 ? inner : outer) * (1 + 0.03 * Math.sin(i * 7.7));
    return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far };
  });
}

/** A strip of paper along a smooth curve through spots, `from` wide at its start and `to` at its end. */
export function strip(spots: readonly Spot[], from: number, to: number = from): Spot[] {
  const along = smooth(spots, false);
  const sides = along.map((spot, i): readonly [Spot, Spot] => {
    const before = along[Math.max(0, i - 1)] ?? spot;
    const after = along[Math.min(along.length - 1, i + 1)] ?? spot;
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const half = (from + ((to - from) * i) / (along.length - 1)) / 2 / (Math.hypot(dx, dy) || 1);
    return [
      { x: spot.x - dy * half, y: spot.y + dx * half },
      { x: spot.x + dy * half, y: spot.y - dx * half },
    ];
  });
  return [...sides.map(([left]) => left), ...sides.map(([, right]) => right).reverse()];
}

/** Spots on a smooth curve (Catmull-Rom) through others. */
export function smooth(spots: readonly Spot[], closed: boolean, steps = 7): Spot[] {
  const count = spots.length;
  const near = (i: number): Spot => {
    const place = closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i));
    return spots[place] ?? { x: 0, y: 0 };
  };
  const found: Spot[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, d] = [near(i - 1), near(i), near(i + 1), near(i + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const along = (q: 'x' | 'y'): number =>
        0.5 *
        (2 * b[q] +
          (c[q] - a[q]) * t +
          (2 * a[q] - 5 * b[q] + 4 * c[q] - d[q]) * t * t +
          (3 * b[q] - a[q] - 3 * c[q] + d[q]) * t * t * t);
      found.push({ x: along('x'), y: along('y') });
    }
  }
  if (!closed) found.push(near(count - 1));
  return found;
}

/** Lines that hang from an edge like torn teeth. */
export function tornEdge(left: Spot, right: Spot, teeth: number, depth: number): Spot[] {
  const spots: Spot[] = [left];
  for (let i = 0; i < teeth; i++) {
    const on = (part: number): Spot => ({
      x: left.x + (right.x - left.x) * part,
      y: left.y + (right.y - left.y) * part,
    });
    const tip = on((i + 0.5) / teeth);
    spots.push({ x: tip.x, y: tip.y + depth }, on((i + 1) / teeth));
  }
  return spots;
}

function outline(g: CanvasPainter, spots: readonly Spot[]): void {
  g.ctx.beginPath();
  for (const { x, y } of spots) g.ctx.lineTo(x, y);
  g.ctx.closePath();
}

/** Fills a path that throws a shadow. Canvas shadows do not scale with the drawing, so the scale is put in. */
function cast(g: CanvasPainter, path: () => void, fill: number, lift: number, alpha: number): void {
  const { ctx } = g;
  const scale = ctx.getTransform().a;
  ctx.save();
  path();
  ctx.fillStyle = css(fill, alpha);
  if (lift > 0) {
    ctx.shadowColor = css(paint.shadow, 0.34);
    ctx.shadowBlur = lift * 2.2 * scale;
    ctx.shadowOffsetX = lift * 0.35 * scale;
    ctx.shadowOffsetY = lift * scale;
  }
  ctx.fill();
  ctx.restore();
}

/** The white edge at the top left. */
function shine({ ctx }: CanvasPainter, path: () => void): void {
  ctx.save();
  path();
  ctx.clip();
  path();
  ctx.translate(0.5, 0.5);
  ctx.lineWidth = 1.4;
  ctx.strokeStyle = css(paint.white, 0.85);
  ctx.stroke();
  ctx.restore();
}
