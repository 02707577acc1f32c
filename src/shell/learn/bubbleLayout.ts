import { contains, inset, middle, type Rect } from '../../table/layout/rect.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A size that a bubble can take; its words scroll where they are longer. */
export interface BubbleSize extends Size {
  readonly scrolls?: boolean;
}

/** What a bubble is placed between, in CSS pixels. */
export interface Surroundings {
  readonly window: Size;
  /** The sizes that the bubble can take, the preferred one first. */
  readonly bubbles: readonly BubbleSize[];
  /** What it speaks of: it is as near to it as it can be. */
  readonly target: Rect;
  /** What is pressed next, and must not be covered. */
  readonly needed: readonly Rect[];
  /** What should stay free if there is any room at all. */
  readonly free: readonly Rect[];
  /** What it had better leave free, and how much worse that is than covering nothing. */
  readonly precious: readonly { readonly rect: Rect; readonly worth: number }[];
}

/** Where a bubble is, and which of its sizes it has. */
export interface Placed {
  readonly rect: Rect;
  readonly size: number;
}

/** The room for an arrow between bubble and target, and the least of it where a window has no more. */
const ARROW = 30;
const LEAST_ARROW = 12;
/** Space kept to what else must stay free, and to the edges of the window. */
const GAP = 8;
const MARGIN = 6;
/** Distance between the places that are tried, and how many are along a side at most. */
const STEP = 8;
const PLACES = 56;
/** What a covered part of something that must stay free costs, against a worth of 1. */
const FORBIDDEN = 1000;
/** The part of the window where toasts appear, in its upper middle: its width in rem, and its share of the height. */
const TOAST_WIDTH = 34;
const TOASTS = 0.25;
/** What a pixel of distance costs, in covered pixels for each pixel of the bubble's size. */
const FAR = 0.002;

/**
 * The best place for a bubble. It never covers its target or what is needed where any of its sizes has a place beside them. A
 * smaller size is taken only for that or for what should stay free, and words scroll only for the former.
 */
export function placeBubble(surroundings: Surroundings): Placed {
  const { bubbles, target, needed, free } = surroundings;
  const covered = [inset(target, -LEAST_ARROW), ...needed];
  let best: Placed | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [size, bubble] of bubbles.entries()) {
    const rect = placeOne(bubble, surroundings);
    const sumOver = (others: readonly Rect[]): number => others.reduce((sum, other) => sum + overlap(rect, other), 0);
    const over = (sumOver(covered) + (bubble.scrolls ? 1 : 0)) * FORBIDDEN * FORBIDDEN + sumOver(free);
    if (over < least) [best, least] = [{ rect, size }, over];
    if (least === 0) break;
  }
  return best ?? { rect: { x: MARGIN, y: MARGIN, w: 0, h: 0 }, size: 0 };
}

/** The best place for a bubble of one size. */
function placeOne(bubble: Size, { window, target, needed, free, precious }: Surroundings): Rect {
  const [w, h] = [Math.min(bubble.width, window.width), Math.min(bubble.height, window.height)];
  // Covering a target or a button is worse than anything else, and a narrow gap is better than that.
  const forbidden = [
    { rect: inset(target, -LEAST_ARROW), cost: FORBIDDEN * FORBIDDEN },
    ...needed.map((rect) => ({ rect, cost: FORBIDDEN * FORBIDDEN })),
    { rect: inset(target, -ARROW), cost: FORBIDDEN },
    ...[...needed, ...free].map((rect) => ({ rect: inset(rect, -GAP), cost: FORBIDDEN })),
    ...precious.map(({ rect, worth }) => ({ rect, cost: worth })),
  ];
  const to = middle(target);
  const far = w * h * FAR;
  let best = { x: MARGIN, y: MARGIN, w, h };
  let least = Number.POSITIVE_INFINITY;
  for (const y of places(window.height, h, target.y, target.h)) {
    for (const x of places(window.width, w, target.x, target.w)) {
      const here = { x, y, w, h };
      const at = middle(here);
      let cost = (Math.hypot(at.x - to.x, at.y - to.y) + distance(here, target)) * far;
      for (const { rect, cost: worth } of forbidden) {
        cost += overlap(here, rect) * worth;
        if (cost >= least) break;
      }
      if (cost < least) {
        least = cost;
        best = here;
      }
    }
  }
  return best;
}

/** Every place that is tried along one side of the window: its ends, the two right beside the target, and others between. */
function places(room: number, size: number, target: number, length: number): number[] {
  const last = room - size - MARGIN;
  // A bubble as large as the window is in the middle of it.
  if (last <= MARGIN) return [Math.max(0, (room - size) / 2)];
  const step = Math.max(STEP, room / PLACES);
  const count = Math.ceil((last - MARGIN) / step);
  const beside = [ARROW, LEAST_ARROW]
    .flatMap((gap) => [target - gap - size, target + length + gap])
    .filter((at) => at > MARGIN && at < last);
  return [...Array.from({ length: count }, (_, index) => MARGIN + index * step), last, ...beside];
}

/**
 * How far down a bubble reaches that is where a toast would be: in the middle of the uppermost part of the window, in CSS
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

/** The widths that a bubble can take, in rem, the preferred one first. */
const WIDTHS = { lesson: [26, 20, 15, 11], hint: [20, 22, 15, 11, 9] } as const;
/** How much of the window's height a bubble may fill where no size of all its words has a place; then they scroll. */
const HEIGHTS = [0.5, 0.36, 0.26] as const;
/** In windows narrower or lower than this, in CSS pixels, bubbles are narrower from the start: at most this many rem. */
const SMALL = { window: 480, widest: { lesson: 21, hint: 22 } } as const;
/** Space between a bubble and the edges of the window, on both sides together. */
const MARGINS = 12;

/**
 * The sizes that a bubble can take, the preferred one first: as its words want it, then narrower, then with words that scroll.
 * `measure` gives the height of the bubble with all its words at some width, and a `letter` is 1 rem in CSS pixels.
 */
export function bubbleSizes(
  window: Size,
  letter: number,
  kind: keyof typeof WIDTHS,
  measure: (width: number) => number,
): readonly BubbleSize[] {
  const isSmall = Math.min(window.width, window.height) < SMALL.window;
  const most = Math.min(window.width - MARGINS, isSmall ? SMALL.widest[kind] * letter : Number.POSITIVE_INFINITY);
  const widths = [...new Set(WIDTHS[kind].map((width) => Math.round(Math.min(width * letter, most))))];
  const whole = widths.map((width) => ({ width, height: measure(width) }));
  const lowered = HEIGHTS.map((part) => Math.round(window.height * part)).flatMap((height) =>
    whole.flatMap((size) => (size.height > height ? [{ width: size.width, height, scrolls: true }] : [])),
  );
  return [...whole, ...lowered];
}

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
