import { at } from '../../kernel/values/at.ts';
import { type Rect, rect } from './rect.ts';

/*
 * Layouts without hand-written coordinates: a screen divides its window into rows and columns, and those again, and
 * gives the size of each part. All lengths of a layout have the same unit: CSS pixels, or units of a design that are
 * `scaled` in the end. Every function is pure.
 */

/** A part that gets a share of the remaining room, within its limits `least` and `most`. */
export interface Share {
  readonly share: number;
  readonly least: number;
  readonly most: number;
}

/** The length of a part along its row or column: fixed, or a share of the remaining room. */
export type Size = number | Share;

/**
 * Where unused room goes. A number aligns all parts: 0 at the start, 0.5 in the middle, 1 at the end. A list gives the
 * fraction of the room before each part of the row; the rest stays at the end.
 */
export type Spread = number | readonly number[];

/**
 * The room between the parts. A list has the room before each part, and may end with the room after the last one; where a gap
 * is negative, the parts overlap.
 */
export type Gap = number | readonly number[];

/** A part that gets a share of the remaining room, relative to other shares. */
export function share(weight = 1, least = 0, most = Number.POSITIVE_INFINITY): Share {
  return { share: weight, least, most };
}

type Sizes = number | readonly Size[] | Readonly<Record<string, Size>>;

/** A list of parts, or the parts by their names. */
type Parts<S extends Sizes> = S extends number | readonly Size[] ? Rect[] : Record<keyof S, Rect>;

/** Divides `r` from left to right. The sizes are a number of equal parts, a list, or a record, which names the parts. */
export function row<S extends Sizes>(r: Rect, sizes: S, gap: Gap = 0, spread: Spread = 0): Parts<S> {
  return named(sizes, partsOf(r, sizes, gap, spread));
}

/** Divides `r` from top to bottom, as `row` does from left to right. */
export function column<S extends Sizes>(r: Rect, sizes: S, gap: Gap = 0, spread: Spread = 0): Parts<S> {
  return named(sizes, partsOf(flipped(r), sizes, gap, spread).map(flipped));
}

function named<S extends Sizes>(sizes: S, parts: Rect[]): Parts<S> {
  const all =
    typeof sizes === 'number' || Array.isArray(sizes)
      ? parts
      : Object.fromEntries(Object.keys(sizes).map((name, index) => [name, at(parts, index)]));
  return all as Parts<S>;
}

function partsOf(r: Rect, sizes: Sizes, gap: Gap, spread: Spread): Rect[] {
  const list = typeof sizes === 'number' ? new Array<Size>(sizes).fill(share()) : Object.values<Size>(sizes);
  const gaps = typeof gap === 'number' ? list.map((_, index) => (index === 0 ? 0 : gap)) : gap;
  const room = r.w - sum(gaps);
  const lengths = lengthsOf(list, room);
  const spare = Math.max(0, room - sum(lengths));
  let { x } = r;
  return lengths.map((length, index) => {
    const before = typeof spread !== 'number' ? spread[index] : index === 0 ? spread : 0;
    x += (gaps[index] ?? 0) + spare * (before ?? 0);
    const part = rect(x, r.y, length, r.h);
    x += length;
    return part;
  });
}

/** The length of each part in `room`: shares that reach a limit stay there, and the others divide the rest. */
function lengthsOf(sizes: readonly Size[], room: number): number[] {
  const lengths = sizes.map((size) => (typeof size === 'number' ? size : 0));
  let open = sizes.flatMap((size, index) => (typeof size === 'number' ? [] : [{ size, index, length: 0, excess: 0 }]));
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

/** A layout in which every number is `by` times as large: it turns units of a design into CSS pixels. */
export function scaled<T>(layout: T, by: number): T;
export function scaled(layout: unknown, by: number): unknown {
  if (typeof layout === 'number') return layout * by;
  if (Array.isArray(layout)) return layout.map((part: unknown) => scaled(part, by));
  if (typeof layout !== 'object' || layout === null) return layout;
  return Object.fromEntries(Object.entries(layout).map(([name, part]) => [name, scaled(part, by)]));
}

/** Exchanges x and y, so that one function serves both directions. */
export function flipped({ x, y, w, h }: Rect): Rect {
  return rect(y, x, h, w);
}
