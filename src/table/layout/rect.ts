/** A place in CSS pixels, or in the units of a layout. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A rectangle on the screen, in CSS pixels from the top left of the window. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export function rect(x: number, y: number, w: number, h: number): Rect {
  return { x, y, w, h };
}

/** The rectangle smaller by `by` on every side (larger where negative). */
export function inset(r: Rect, by: number): Rect {
  return { x: r.x + by, y: r.y + by, w: r.w - 2 * by, h: r.h - 2 * by };
}

/** The smallest upright rectangle around others, or around spots. */
export function around(shapes: readonly (Rect | Pick<Rect, 'x' | 'y'>)[]): Rect {
  const [x, y] = [Math.min(...shapes.map((shape) => shape.x)), Math.min(...shapes.map((shape) => shape.y))];
  const right = Math.max(...shapes.map((shape) => shape.x + ('w' in shape ? shape.w : 0)));
  const bottom = Math.max(...shapes.map((shape) => shape.y + ('h' in shape ? shape.h : 0)));
  return rect(x, y, right - x, bottom - y);
}

/** The intersection of two rectangles; without width or height if there is none. */
export function common(a: Rect, b: Rect): Rect {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  return rect(x, y, Math.max(0, Math.min(a.x + a.w, b.x + b.w) - x), Math.max(0, Math.min(a.y + a.h, b.y + b.h) - y));
}

/** The middle of a rectangle. */
export function middle(r: Rect): { x: number; y: number } {
  return { x: r.x + r.w / 2, y: r.y + r.h / 2 };
}

/** Whether a spot is in a rectangle; of two side by side, only one contains it. */
export function contains({ x, y, w, h }: Rect, spot: { readonly x: number; readonly y: number }): boolean {
  return spot.x >= x && spot.x < x + w && spot.y >= y && spot.y < y + h;
}
