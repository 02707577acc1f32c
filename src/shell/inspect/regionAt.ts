import { contains, type Rect } from '../../table/rect.ts';

/** The region at a spot: the smallest of those that lie there, or `null`. */
export function regionAt<Region extends { readonly rect: Rect }>(
  regions: readonly Region[],
  x: number,
  y: number,
): Region | null {
  const there = regions.filter(({ rect }) => contains(rect, { x, y }));
  there.sort((a, b) => a.rect.w * a.rect.h - b.rect.w * b.rect.h);
  return there[0] ?? null;
}
