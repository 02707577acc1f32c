import { around, type Spot } from '../../../../table/layout/rect.ts';

/** The spot `part` of the way from one to the other. */
export function between(from: Spot, to: Spot, part: number): Spot {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
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

/** The sides of a panel, each from one corner to the next. */
function sidesOf(corners: readonly Spot[]): (readonly [Spot, Spot])[] {
  return corners.map((corner, i) => [corner, corners[(i + 1) % corners.length] ?? corner]);
}
