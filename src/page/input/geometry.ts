import { flipped } from '../../table/layout/layout.ts';
import { common, middle, type Rect, rect } from '../../table/layout/rect.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

/** Something with a place on the screen. */
export interface Placed<T> {
  readonly item: T;
  readonly rect: Rect;
}

/**
 * The next element in a direction, as arrow keys should find it: near and straight ahead is better than off to the
 * side. `null` if there is none that way.
 */
export function nearestToward<T>(from: Rect, others: readonly Placed<T>[], direction: Direction): T | null {
  let best: { item: T; cost: number } | null = null;
  for (const { item, rect: to } of others) {
    const cost = costToward(from, to, direction);
    if (cost !== null && (best === null || cost < best.cost)) best = { item, cost };
  }
  return best?.item ?? null;
}

/** The distance from one rectangle to another in a direction, or `null` if it is not that way. */
function costToward(from: Rect, to: Rect, direction: Direction): number | null {
  const [a, b] = [middle(from), middle(to)];
  const across = direction === 'left' || direction === 'right';
  const sign = direction === 'left' || direction === 'up' ? -1 : 1;
  const ahead = sign * (across ? b.x - a.x : b.y - a.y);
  if (ahead < 1) return null;
  const gapAhead = across ? gap(from.x, from.w, to.x, to.w) : gap(from.y, from.h, to.y, to.h);
  const gapAside = across ? gap(from.y, from.h, to.y, to.h) : gap(from.x, from.w, to.x, to.w);
  const aside = Math.abs(across ? b.y - a.y : b.x - a.x);
  // Something much more to the side than ahead is in another direction.
  if (gapAside > 0 && aside > 2 * ahead) return null;
  return gapAhead + 0.1 * ahead + 3 * gapAside + 0.3 * aside;
}

/** The gap between two spans; 0 if they touch or overlap. */
function gap(start: number, length: number, otherStart: number, otherLength: number): number {
  return Math.max(0, otherStart - (start + length), start - (otherStart + otherLength));
}

/** The nearest of all, by the distance of the centers; `null` only if there is none. */
export function nearestTo<T>(from: Rect, others: readonly Placed<T>[]): T | null {
  const a = middle(from);
  let best: { item: T; distance: number } | null = null;
  for (const { item, rect: to } of others) {
    const b = middle(to);
    const distance = Math.hypot(b.x - a.x, b.y - a.y);
    if (best === null || distance < best.distance) best = { item, distance };
  }
  return best?.item ?? null;
}

/** The size of a fingertip, in CSS pixels. */
export const TOUCH = 44;

/**
 * Where each rectangle can be hit: itself, grown to 44×44 as far as its neighbors and the edges of the window permit.
 * Rectangles that lie apart stay apart, and share the room between them when both need it. Growing sideways comes first.
 */
export function hitAreas(rects: readonly Rect[], window: { readonly width: number; readonly height: number }): Rect[] {
  return grow(grow(rects, window.width).map(flipped), window.height).map(flipped);
}

function grow(rects: readonly Rect[], width: number): Rect[] {
  return rects.map((r, index) => {
    const need = TOUCH - r.w;
    if (need <= 0) return r;
    let [before, after] = [r.x, width - r.x - r.w];
    rects.forEach((other, otherIndex) => {
      if (otherIndex === index || gap(r.y, r.h, other.y, other.h) > 0 || touches(r, other)) return;
      const share = other.w < TOUCH ? 0.5 : 1;
      const right = other.x - (r.x + r.w);
      const left = r.x - (other.x + other.w);
      if (right >= 0) after = Math.min(after, right * share);
      if (left >= 0) before = Math.min(before, left * share);
    });
    [before, after] = [Math.max(0, before), Math.max(0, after)];
    // Evenly on both sides; if one side has no room, the other may give it.
    const onLeft = Math.min(before, Math.max(need / 2, need - after));
    const onRight = Math.min(after, need - onLeft);
    return rect(r.x - onLeft, r.y, r.w + onLeft + onRight, r.h);
  });
}

/** Whether they share at least one point. */
function touches(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/** Whether two elements are at the same place: the overlap is more than half of the larger. */
export function isSamePlace(a: Rect, b: Rect): boolean {
  const { w, h } = common(a, b);
  return w > 0 && h > 0 && w * h * 2 > Math.max(a.w * a.h, b.w * b.h);
}
