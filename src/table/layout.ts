import { type Rect, rect } from './rect.ts';

/*
 * Layouts without hand-numbered coordinates: a screen divides its window into rows and columns, and those again, and says for
 * each part how much room it takes. All lengths are CSS pixels; every function is pure.
 */

/** A part that takes a share of the room that the other parts leave, but no less than `least` and no more than `most`. */
export interface Share {
  readonly share: number;
  readonly least: number;
  readonly most: number;
}

/** How long a part is along its row or column: so many pixels, or a share of what is left. */
export type Size = number | Share;

/**
 * What happens to room that no part takes. A number is where all parts lie in it: 0 at the start, 0.5 in the middle, 1 at the
 * end. A list says which part of the room comes before each part of the row; the rest stays at the end.
 */
export type Spread = number | readonly number[];

/** A part that takes a share of the room that is left, relative to other shares. */
export function share(weight = 1, least = 0, most = Number.POSITIVE_INFINITY): Share {
  return { share: weight, least, most };
}

type Sizes = number | readonly Size[] | Readonly<Record<string, Size>>;

/**
 * Divides `r` from left to right, with `gap` between the parts. The sizes are a number of equal parts, a list, or a record,
 * which gives each part its name.
 */
export function row(r: Rect, sizes: number | readonly Size[], gap?: number, spread?: Spread): Rect[];
export function row<Name extends string>(
  r: Rect,
  sizes: Readonly<Record<Name, Size>>,
  gap?: number,
  spread?: Spread,
): Record<Name, Rect>;
export function row(r: Rect, sizes: Sizes, gap = 0, spread: Spread = 0): Rect[] | Record<string, Rect> {
  return typeof sizes === 'number'
    ? equalParts(r, sizes, gap)
    : named(sizes, partsOf(r, Object.values(sizes), gap, spread));
}

/** Divides `r` from top to bottom, as `row` does from left to right. */
export function column(r: Rect, sizes: number | readonly Size[], gap?: number, spread?: Spread): Rect[];
export function column<Name extends string>(
  r: Rect,
  sizes: Readonly<Record<Name, Size>>,
  gap?: number,
  spread?: Spread,
): Record<Name, Rect>;
export function column(r: Rect, sizes: Sizes, gap = 0, spread: Spread = 0): Rect[] | Record<string, Rect> {
  const parts = row(flipped(r), typeof sizes === 'number' ? sizes : Object.values<Size>(sizes), gap, spread).map(
    flipped,
  );
  return typeof sizes === 'number' ? parts : named(sizes, parts);
}

function equalParts({ x, y, w, h }: Rect, count: number, gap: number): Rect[] {
  const length = Math.max(0, (w - gap * (count - 1)) / count);
  return Array.from({ length: count }, (_, index) => rect(x + index * (length + gap), y, length, h));
}

/** The parts as a list, or by the names that the sizes have. */
function named(sizes: readonly Size[] | Readonly<Record<string, Size>>, parts: Rect[]): Rect[] | Record<string, Rect> {
  if (Array.isArray(sizes)) return parts;
  return Object.fromEntries(Object.keys(sizes).map((name, index) => [name, parts[index] ?? rect(0, 0, 0, 0)]));
}

function partsOf(r: Rect, sizes: readonly Size[], gap: number, spread: Spread): Rect[] {
  const room = r.w - gap * (sizes.length - 1);
  const lengths = lengthsOf(sizes, room);
  const spare = Math.max(0, room - sum(lengths));
  let { x } = r;
  return lengths.map((length, index) => {
    const before = typeof spread !== 'number' ? spread[index] : index === 0 ? spread : 0;
    x += spare * (before ?? 0);
    const part = rect(x, r.y, length, r.h);
    x += length + gap;
    return part;
  });
}

/** How long each part is in `room`: shares that reach a limit keep to it, and the others divide what remains. */
function lengthsOf(sizes: readonly Size[], room: number): number[] {
  const lengths = sizes.map((size) => (typeof size === 'number' ? size : 0));
  let open: { readonly size: Share; readonly index: number; length: number; excess: number }[] = [];
  for (const [index, size] of sizes.entries()) {
    if (typeof size !== 'number') open.push({ size, index, length: 0, excess: 0 });
  }
  while (open.length > 0) {
    const left = room - sum(lengths);
    const weights = open.reduce((total, one) => total + one.size.share, 0);
    // As in a CSS flexbox: if the limits ask for too much, the parts at their least are settled first, else those at their most.
    let excess = 0;
    for (const one of open) {
      const wanted = weights === 0 ? 0 : (left * one.size.share) / weights;
      one.length = Math.max(one.size.least, Math.min(one.size.most, wanted));
      one.excess = one.length - wanted;
      excess += one.excess;
    }
    const settles = (one: { readonly excess: number }): boolean => excess === 0 || !(one.excess * excess <= 0);
    for (const one of open) if (settles(one)) lengths[one.index] = one.length;
    open = open.filter((one) => !settles(one));
  }
  return lengths;
}

function sum(lengths: readonly number[]): number {
  return lengths.reduce((total, length) => total + length, 0);
}

/** Cells of equal size that fill `r`, row by row. */
export function grid(r: Rect, columns: number, rows: number, gap = 0): Rect[] {
  return column(r, rows, gap).flatMap((line) => row(line, columns, gap));
}

/** A rectangle of a fixed size in `r`: `x` and `y` say where, from 0 (left, top) to 1 (right, bottom). */
export function aligned(r: Rect, w: number, h: number, x = 0.5, y = 0.5): Rect {
  return rect(r.x + (r.w - w) * x, r.y + (r.h - h) * y, w, h);
}

/** The largest rectangle in the middle of `r` that is `ratio` times as wide as high. */
export function withRatio(r: Rect, ratio: number): Rect {
  const w = Math.min(r.w, r.h * ratio);
  return aligned(r, w, w / ratio);
}

/** `r` without a strip along some of its sides. */
export function trimmed(
  r: Rect,
  { left = 0, right = 0, top = 0, bottom = 0 }: Readonly<Partial<Record<'left' | 'right' | 'top' | 'bottom', number>>>,
): Rect {
  return rect(r.x + left, r.y + top, r.w - left - right, r.h - top - bottom);
}

/** Exchanges x and y, so that one function serves both directions. */
export function flipped({ x, y, w, h }: Rect): Rect {
  return rect(y, x, h, w);
}
