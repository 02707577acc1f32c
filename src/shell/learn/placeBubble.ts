import { inset, middle, type Rect } from '../../table/rect.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a bubble is to be put, in CSS pixels. */
export interface Surroundings {
  readonly window: Size;
  readonly bubble: Size;
  /** What it speaks of: it lies as near to it as it can. */
  readonly target: Rect;
  /** What it must leave free, if there is any room at all. */
  readonly free: readonly Rect[];
  /** What it had better leave free, and how much worse that is than lying over nothing. */
  readonly precious: readonly { readonly rect: Rect; readonly worth: number }[];
}

/** Space kept to what is spoken of, where an arrow stands, to what else must stay free, and to the edges of the window. */
const ARROW = 36;
const GAP = 8;
const MARGIN = 6;
/** Distance between the places that are tried. */
const STEP = 10;
/** What a covered part of something that must stay free costs, against a worth of 1. */
const FORBIDDEN = 1000;
/** Toasts come in the middle of the uppermost part of the window: no wider than so many rem, and in so much of its height. */
const TOAST_WIDTH = 34;
const TOASTS = 0.25;
/** What a pixel of distance costs, in covered pixels for each pixel of the bubble's size. */
const FAR = 0.0015;

/** The upper left corner of the best place for a bubble. */
export function placeBubble({ window, bubble, target, free, precious }: Surroundings): { x: number; y: number } {
  const forbidden = [inset(target, -ARROW), ...free.map((rect) => inset(rect, -GAP))];
  const area = bubble.width * bubble.height;
  const to = middle(target);
  let best = { x: MARGIN, y: MARGIN };
  let least = Number.POSITIVE_INFINITY;
  for (const y of places(window.height, bubble.height)) {
    for (const x of places(window.width, bubble.width)) {
      const here = { x, y, w: bubble.width, h: bubble.height };
      const at = middle(here);
      let cost = (Math.hypot(at.x - to.x, at.y - to.y) * FAR + distance(here, target) * FAR) * area;
      for (const rect of forbidden) cost += overlap(here, rect) * FORBIDDEN;
      for (const { rect, worth } of precious) cost += overlap(here, rect) * worth;
      if (cost < least) {
        least = cost;
        best = { x, y };
      }
    }
  }
  return best;
}

/** Every place that is tried along one side of the window, both ends among them. */
function places(room: number, size: number): number[] {
  const last = Math.max(MARGIN, room - size - MARGIN);
  const count = Math.ceil((last - MARGIN) / STEP);
  return [...Array.from({ length: count }, (_, index) => MARGIN + index * STEP), last];
}

/**
 * How far down a bubble reaches that lies where a toast would: in the middle of the uppermost part of the window, in CSS
 * pixels, as is the size of a `letter`, 1 rem. 0 where it leaves that place free.
 */
export function footOverToasts(bubble: Rect, window: Size, letter: number): number {
  const width = Math.min(TOAST_WIDTH * letter, window.width);
  const toasts = { x: (window.width - width) / 2, y: 0, w: width, h: window.height * TOASTS };
  return overlap(bubble, toasts) > 0 ? bubble.y + bubble.h : 0;
}

/** The area that two rectangles share. */
export function overlap(a: Rect, b: Rect): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** How far two rectangles are apart. */
function distance(a: Rect, b: Rect): number {
  const x = Math.max(0, a.x - b.x - b.w, b.x - a.x - a.w);
  const y = Math.max(0, a.y - b.y - b.h, b.y - a.y - a.h);
  return Math.hypot(x, y);
}

/** The side of a rectangle that faces another one: where an arrow from there comes in. */
export function sideFacing(rect: Rect, other: Rect): 'left' | 'right' | 'top' | 'bottom' {
  const [from, to] = [middle(rect), middle(other)];
  const [dx, dy] = [(to.x - from.x) / Math.max(1, rect.w), (to.y - from.y) / Math.max(1, rect.h)];
  if (Math.abs(dx) > Math.abs(dy)) return dx < 0 ? 'left' : 'right';
  return dy < 0 ? 'top' : 'bottom';
}
