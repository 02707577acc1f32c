import type { Rect } from '../../table/rect.ts';
import { overlap } from './placeBubble.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** An arrow from the edge of a bubble to the edge of what it speaks of, in CSS pixels. */
export interface Arrow {
  readonly from: Point;
  readonly to: Point;
}

/** An arrow keeps away from the rounded corners of its bubble and from the corners of its target, as far as sides are long enough. */
const CORNER = 26;
const TIP = 12;

/**
 * The arrow of a bubble: it begins on the bubble's edge and ends on the edge of the target, as straight as it can be. `null`
 * where the two overlap, so that there is nothing between them to draw it in.
 */
export function placeArrow(bubble: Rect, target: Rect): Arrow | null {
  if (overlap(bubble, target) > 0) return null;
  const x = between(bubble.x, bubble.w, target.x, target.w);
  const y = between(bubble.y, bubble.h, target.y, target.h);
  // Where the two face each other both ways an arrow runs along the longer gap.
  const isUpright = Math.abs(y.gap) >= Math.abs(x.gap);
  const along = isUpright ? y : x;
  const across = isUpright ? x : y;
  const from = isUpright ? { x: across.from, y: along.edge } : { x: along.edge, y: across.from };
  const to = isUpright ? { x: across.to, y: along.end } : { x: along.end, y: across.to };
  return { from, to };
}

interface Line {
  /** The distance between the two, 0 where they face each other. */
  readonly gap: number;
  /** The edges that face each other. */
  readonly edge: number;
  readonly end: number;
  /** Where an arrow that crosses this side begins and ends. */
  readonly from: number;
  readonly to: number;
}

/** How a bubble and its target lie along one direction. */
function between(bubble: number, size: number, target: number, length: number): Line {
  const isBefore = bubble + size / 2 <= target + length / 2;
  const gap = Math.max(0, target - bubble - size, bubble - target - length);
  const corner = Math.min(CORNER, size / 2);
  const tip = Math.min(TIP, length / 2);
  const [low, high] = [bubble + corner, bubble + size - corner];
  // As straight as the sides allow, and otherwise to the middle of the target.
  const from = clamp(target + length / 2, low, high);
  return {
    gap,
    edge: isBefore ? bubble + size : bubble,
    end: isBefore ? target : target + length,
    from,
    to: clamp(from, target + tip, target + length - tip),
  };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
