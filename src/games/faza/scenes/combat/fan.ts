import type { Corner } from './combatLayout.ts';

/** A triangle from a spot inside a panel to the panel's edge. */
export type Wedge = readonly [Corner, Corner, Corner];

/** Where a ray from a spot inside a convex panel meets the panel's edge. */
export function edgeAt(corners: readonly Corner[], from: Corner, angle: number): Corner {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  let nearest = Number.POSITIVE_INFINITY;
  for (const [i, a] of corners.entries()) {
    const b = corners[(i + 1) % corners.length] ?? a;
    const [ex, ey] = [b.x - a.x, b.y - a.y];
    const cross = dx * ey - dy * ex;
    if (Math.abs(cross) < 1e-9) continue;
    const along = ((a.x - from.x) * ey - (a.y - from.y) * ex) / cross;
    const part = ((a.x - from.x) * dy - (a.y - from.y) * dx) / cross;
    if (along > 0 && part >= 0 && part <= 1) nearest = Math.min(nearest, along);
  }
  return Number.isFinite(nearest) ? { x: from.x + dx * nearest, y: from.y + dy * nearest } : from;
}

/** Wedges out of a spot to the edge of its panel, of uneven widths; `hole` is the part of the way that stays free. */
export function fan(corners: readonly Corner[], from: Corner, count: number, width: number, hole: number): Wedge[] {
  return Array.from({ length: count }, (_, i): Wedge => {
    const middle = ((i + 0.3 * Math.sin(i * 5.3)) / count) * 2 * Math.PI;
    const half = (width * Math.PI * (0.55 + 0.45 * Math.sin(i * 2.9))) / count;
    const tip = edgeAt(corners, from, middle);
    const near = { x: from.x + (tip.x - from.x) * hole, y: from.y + (tip.y - from.y) * hole };
    return [near, edgeAt(corners, from, middle - half), edgeAt(corners, from, middle + half)];
  });
}

/** Parallel strokes across a panel, falling to the left, so far apart. */
export function hatch(corners: readonly Corner[], apart: number): (readonly [Corner, Corner])[] {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const strokes: (readonly [Corner, Corner])[] = [];
  // A stroke is x + y = sum; it crosses a convex panel's edge twice.
  for (let sum = Math.min(...xs) + top; sum < Math.max(...xs) + bottom; sum += apart) {
    const ends: Corner[] = [];
    for (const [i, a] of corners.entries()) {
      const b = corners[(i + 1) % corners.length] ?? a;
      const [sa, sb] = [a.x + a.y - sum, b.x + b.y - sum];
      if (sa * sb >= 0) continue;
      const part = sa / (sa - sb);
      ends.push({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
    }
    const [first, second] = ends;
    if (first && second) strokes.push([first, second]);
  }
  return strokes;
}
