import { type Rect, rect } from '../../../../table/layout/rect.ts';

/** The minimum sizes at which everything on a card is readable: with the picture above the words, and beside them. */
const NEEDED = { tall: { w: 78, h: 104 }, flat: { w: 146, h: 30 } } as const;

/** The largest part of its height that a card is wide, with the picture above the words. */
const TALL = 0.86;
/** The maximum height of a card with the picture beside the words, relative to its width. */
const FLAT = 0.5;
/** How wide the back of a card is by its height. */
const BACK = 0.72;
/** The largest gap between two cards in one row, at unit 1. */
const APART = 10;

/** The most cards that are readable in every window; larger hands are shown in parts. */
export const MOST_AT_ONCE = 8;

/** Whether the picture of a card is beside its words instead of above them. */
export function isFlat({ w, h }: Pick<Rect, 'w' | 'h'>): boolean {
  return w > h;
}

/**
 * The positions of a hand's cards. As long as they are readable they form one row, with their pictures above their
 * words; larger hands use as many rows as make them most readable.
 */
export function handCells(area: Rect, count: number, unit: number): Rect[] {
  return closeTogether(area, count, unit) ?? rows(area, count, unit);
}

/** Cards face down: in one row, however many. */
export function backCells(area: Rect, count: number, unit: number): Rect[] {
  const gap = 4 * unit;
  const w = Math.min((area.w - gap * (count - 1)) / Math.max(1, count), area.h * BACK);
  const x = area.x + (area.w - count * w - (count - 1) * gap) / 2;
  return Array.from({ length: count }, (_, index) => ({ ...area, x: x + index * (w + gap), w }));
}

/** The minimum width of cards without gaps, as in a held hand, at unit 1. */
const CLOSE = 66;

/** The minimum width of a hand of upright cards in one row, at unit 1. */
export function leastHandWidth(count: number): number {
  return count * CLOSE;
}

/**
 * The minimum height of a hand below the own panel of an upright phone, at unit 1: that of one row of upright cards, of which five are so
 * narrow that their words need more lines, or of rows of two flat ones.
 */
export function leastHandHeight(count: number): number {
  if (count <= 4) return NEEDED.tall.h + 1;
  return count === 5 ? HIGH : Math.ceil(Math.min(count, MOST_AT_ONCE) / 2) * (NEEDED.flat.h + 2);
}

/** How high five upright cards are at least, at unit 1. */
const HIGH = 121;

/** One row of upright cards without gaps; `null` if that is not needed, or not enough. */
function closeTogether(area: Rect, count: number, unit: number): Rect[] | null {
  const w = Math.min(area.w / Math.max(1, count), NEEDED.tall.w * unit);
  const isApart = count * (NEEDED.tall.w + 4) - 4 <= area.w / unit;
  if (isApart || w < CLOSE * unit || area.h < NEEDED.tall.h * unit) return null;
  const left = area.x + (area.w - count * w) / 2;
  return Array.from({ length: count }, (_, index) => ({ ...area, x: left + index * w, w }));
}

function rows(area: Rect, count: number, unit: number): Rect[] {
  if (count === 0) return [];
  const sizes = Array.from({ length: count }, (_, index) => {
    const columns = index + 1;
    const rows = Math.ceil(count / columns);
    // Many low cards lie close together, so that a finger can press them.
    const gap = (rows > 2 ? 1 : 4) * unit;
    const w = (area.w - gap * (columns - 1)) / columns;
    const h = (area.h - gap * (rows - 1)) / rows;
    // A card stands wherever it can be read so: however wide its place is, it is no wider than a card.
    const tall = { w: Math.min(w, h * TALL), h };
    const size = w <= h || fitOf(tall, unit) >= 1 ? tall : { w, h: Math.min(h, w * FLAT) };
    return { columns, rows, gap, size, fit: fitOf(size, unit) };
  });
  const [first] = sizes.filter(({ size }) => !isFlat(size) && fitOf(size, unit) >= 1).reverse();
  const best = sizes.reduce((one, other) => (other.fit > one.fit ? other : one));
  const { columns, rows: lines, gap, size } = first ?? best;
  const high = lines * size.h + (lines - 1) * gap;
  const top = area.y + (area.h - high) / 2;
  const spare = columns > 1 ? (area.w - columns * size.w) / (columns - 1) : 0;
  const apart = lines === 1 ? Math.max(gap, Math.min(APART * unit, spare)) : gap;
  return Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / columns);
    const inLine = Math.min(columns, count - line * columns);
    // A single row is centered; several rows start at the same edge.
    const shown = lines === 1 ? inLine : columns;
    const wide = shown * size.w + (shown - 1) * apart;
    const x = area.x + (area.w - wide) / 2 + (index % columns) * (size.w + apart);
    return rect(x, top + line * (size.h + gap), size.w, size.h);
  });
}

/** How well a card can be read: 1 where everything on it just has room. */
function fitOf(size: Pick<Rect, 'w' | 'h'>, unit: number): number {
  const { w, h } = isFlat(size) ? NEEDED.flat : NEEDED.tall;
  return Math.min(size.w / (w * unit), size.h / (h * unit));
}
