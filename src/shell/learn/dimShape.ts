import { contains, type Rect } from '../../table/rect.ts';
import type { Size } from './placeBubble.ts';

/**
 * The part of a window that is dimmed, as `clip-path` takes it: all but what is lit. What is lit may overlap, so the window is
 * cut along all edges, and every piece counts that is outside.
 */
export function dimShape({ width, height }: Size, lit: readonly Rect[]): string {
  const cuts = (length: number, edges: readonly number[]): number[] =>
    [...new Set([0, length, ...edges.map((edge) => Math.min(length, Math.max(0, Math.round(edge))))])].sort(
      (a, b) => a - b,
    );
  const xs = cuts(
    width,
    lit.flatMap(({ x, w }) => [x, x + w]),
  );
  const ys = cuts(
    height,
    lit.flatMap(({ y, h }) => [y, y + h]),
  );
  const pieces = ys.slice(1).flatMap((bottom, row) =>
    xs.slice(1).flatMap((right, column) => {
      const [x, y] = [xs[column] ?? 0, ys[row] ?? 0];
      const spot = { x: (x + right) / 2, y: (y + bottom) / 2 };
      return lit.some((rect) => contains(rect, spot)) ? [] : [`M${x} ${y}H${right}V${bottom}H${x}z`];
    }),
  );
  return `path("${pieces.join('')}")`;
}
