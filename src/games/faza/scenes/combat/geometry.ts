import type { Spot } from '../../../../table/canvasPainter.ts';
import { around } from '../../../../table/rect.ts';

/** The spot that lies `part` of the way from one to the other. */
export function between(from: Spot, to: Spot, part: number): Spot {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** A die in the air or on the table. */
export interface Flight {
  /** The spot of the table below it. */
  readonly x: number;
  readonly y: number;
  /** How high above that spot. */
  readonly height: number;
  /** Height as a part of what it is at rest: under 1 just after it struck the table. */
  readonly squash: number;
  /** How far it has rolled, from 0 to 1; fast at first, then slower and slower. */
  readonly rolled: number;
}

/** Hops of a throw: their parts of its time and of its way, and how high they go as a part of the first fall. */
const HOPS = [
  { time: 0.36, way: 0.56, height: 1 },
  { time: 0.28, way: 0.25, height: 0.46 },
  { time: 0.2, way: 0.13, height: 0.17 },
  { time: 0.16, way: 0.06, height: 0 },
] as const;
/** How flat a die is pressed when it strikes, and for what part of the throw. */
const PRESS = 0.24;
const PRESSED = 0.09;

/** The parts of a throw at which a die strikes the table. */
export const STRIKES: readonly number[] = HOPS.slice(0, 3).map((_, i) =>
  HOPS.slice(0, i + 1).reduce((sum, { time }) => sum + time, 0),
);

/**
 * A die thrown from a hand `lift` above the table's spot `from` to its rest: an arc, two bounces of falling height, and a
 * last roll. `t` runs from 0 to 1. Time and way of the hops fall as those of a body that loses half its speed each time.
 */
export function throwPath(from: Spot, to: Spot, lift: number, t: number): Flight {
  let began = 0;
  let gone = 0;
  for (const [i, hop] of HOPS.entries()) {
    const last = i === HOPS.length - 1;
    if (t < began + hop.time || last) {
      const part = Math.min(1, Math.max(0, (t - began) / hop.time));
      const way = gone + hop.way * (last ? 1 - (1 - part) ** 2 : part);
      const height = i === 0 ? lift * (1 + 0.9 * part - 1.9 * part * part) : 4 * hop.height * lift * part * (1 - part);
      const since = i === 0 ? 1 : t - began;
      const squash = since < PRESSED ? 1 - PRESS * Math.sin((since / PRESSED) * Math.PI) * (1 - 0.25 * i) : 1;
      return { ...between(from, to, way), height: Math.max(0, height), squash, rolled: 1 - (1 - t) ** 1.8 };
    }
    began += hop.time;
    gone += hop.way;
  }
  return { ...to, height: 0, squash: 1, rolled: 1 };
}

/** The sides of a panel, each from one corner to the next. */
function sidesOf(corners: readonly Spot[]): (readonly [Spot, Spot])[] {
  return corners.map((corner, i) => [corner, corners[(i + 1) % corners.length] ?? corner]);
}

/** Where a ray from a spot inside a convex panel meets the panel's edge. */
export function edgeAt(corners: readonly Spot[], from: Spot, angle: number): Spot {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  let nearest = Number.POSITIVE_INFINITY;
  for (const [a, b] of sidesOf(corners)) {
    const [ex, ey] = [b.x - a.x, b.y - a.y];
    const cross = dx * ey - dy * ex;
    if (Math.abs(cross) < 1e-9) continue;
    const along = ((a.x - from.x) * ey - (a.y - from.y) * ex) / cross;
    const part = ((a.x - from.x) * dy - (a.y - from.y) * dx) / cross;
    if (along > 0 && part >= 0 && part <= 1) nearest = Math.min(nearest, along);
  }
  return Number.isFinite(nearest) ? { x: from.x + dx * nearest, y: from.y + dy * nearest } : from;
}

/** Triangles of uneven widths from a spot to the edge of its panel; they leave `hole`, a part of the way, free at the spot. */
export function fan(
  corners: readonly Spot[],
  from: Spot,
  count: number,
  width: number,
  hole: number,
): (readonly [Spot, Spot, Spot])[] {
  return Array.from({ length: count }, (_, i) => {
    const middle = ((i + 0.3 * Math.sin(i * 5.3)) / count) * 2 * Math.PI;
    const half = (width * Math.PI * (0.55 + 0.45 * Math.sin(i * 2.9))) / count;
    const near = between(from, edgeAt(corners, from, middle), hole);
    return [near, edgeAt(corners, from, middle - half), edgeAt(corners, from, middle + half)];
  });
}

/** Parallel strokes across a convex panel, falling to the left, this far apart. */
export function hatch(corners: readonly Spot[], apart: number): (readonly [Spot, Spot])[] {
  const { x, y, w, h } = around(corners);
  const strokes: (readonly [Spot, Spot])[] = [];
  // A stroke is x + y = sum; it crosses the panel's edge twice.
  for (let sum = x + y; sum < x + w + (y + h); sum += apart) {
    const [first, second] = sidesOf(corners).flatMap(([a, b]) => {
      const [toA, toB] = [a.x + a.y - sum, b.x + b.y - sum];
      return toA * toB < 0 ? [between(a, b, toA / (toA - toB))] : [];
    });
    if (first && second) strokes.push([first, second]);
  }
  return strokes;
}
