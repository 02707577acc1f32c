import type { Spot } from '../../layout/rect.ts';

/** A free part of a shelf. */
interface Gap {
  x: number;
  w: number;
}

/** A strip across the page, as high as its first rectangle. */
interface Shelf {
  readonly y: number;
  h: number;
  /** From left to right; two never touch. */
  gaps: Gap[];
}

/** How much higher than a rectangle a shelf may be, relative to the rectangle, before a new shelf is better. */
const LOOSE = 1.3;

/**
 * Finds room for rectangles on a square page, shelf by shelf, and reuses released room. Positions are integers and
 * never overlap.
 */
export class ShelfPacker {
  private shelves: Shelf[] = [];

  constructor(readonly side: number) {}

  /** Allocates a rectangle and returns its top left; `null` if there is no room. */
  take(w: number, h: number): Spot | null {
    return this.on(w, h, h * LOOSE) ?? this.divide(w, h) ?? this.open(w, h) ?? this.on(w, h, this.side);
  }

  /** Releases a rectangle, exactly as it was allocated. */
  free({ x, y }: Spot, w: number): void {
    const shelf = this.shelves.find((one) => one.y === y);
    if (!shelf) return;
    shelf.gaps = joined([...shelf.gaps, { x, w }]);
    this.tidy();
  }

  /** Whether the page is empty. */
  get empty(): boolean {
    return this.shelves.length === 0;
  }

  /** Room on an existing shelf, the lowest of those that are high enough and not higher than `most`. */
  private on(w: number, h: number, most: number): Spot | null {
    const fitting = this.shelves.filter((one) => one.h >= h && one.h <= most && one.gaps.some((gap) => gap.w >= w));
    const shelf = fitting.reduce<Shelf | null>((best, one) => (best && best.h <= one.h ? best : one), null);
    const gap = shelf?.gaps.find((one) => one.w >= w);
    if (!shelf || !gap) return null;
    const { x } = gap;
    gap.x += w;
    gap.w -= w;
    shelf.gaps = shelf.gaps.filter((one) => one.w > 0);
    return { x, y: shelf.y };
  }

  /** The upper part of an empty shelf, as a separate shelf. */
  private divide(w: number, h: number): Spot | null {
    const at = this.shelves.findIndex((one) => one.h > h && this.isEmpty(one));
    const shelf = this.shelves[at];
    if (!shelf || w > this.side) return null;
    const { y } = shelf;
    const rest: Shelf = { y: y + h, h: shelf.h - h, gaps: shelf.gaps };
    this.shelves.splice(at, 1, { y, h, gaps: joined([{ x: w, w: this.side - w }]) }, rest);
    return { x: 0, y };
  }

  /** A new shelf below the last one. */
  private open(w: number, h: number): Spot | null {
    const last = this.shelves.at(-1);
    const y = last ? last.y + last.h : 0;
    if (w > this.side || y + h > this.side) return null;
    this.shelves.push({ y, h, gaps: joined([{ x: w, w: this.side - w }]) });
    return { x: 0, y };
  }

  /** Merges empty shelves with empty neighbors, and removes those below the last used one. */
  private tidy(): void {
    const kept: Shelf[] = [];
    for (const shelf of this.shelves) {
      const above = kept.at(-1);
      if (above && this.isEmpty(above) && this.isEmpty(shelf)) above.h += shelf.h;
      else kept.push(shelf);
    }
    const last = kept.at(-1);
    if (last && this.isEmpty(last)) kept.pop();
    this.shelves = kept;
  }

  private isEmpty({ gaps }: Shelf): boolean {
    return gaps[0]?.w === this.side;
  }
}

/** Gaps from left to right, with touching ones merged. */
function joined(gaps: readonly Gap[]): Gap[] {
  const whole: Gap[] = [];
  for (const { x, w } of [...gaps].sort((a, b) => a.x - b.x)) {
    const before = whole.at(-1);
    if (before && before.x + before.w === x) before.w += w;
    else if (w > 0) whole.push({ x, w });
  }
  return whole;
}
