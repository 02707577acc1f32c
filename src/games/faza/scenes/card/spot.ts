import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import type { Rect } from '../../../../table/layout/rect.ts';
import { color, css } from '../../../../table/theme.ts';

/** The colors of a spot drawing: two colors of the card's half, their highlight, and ink. */
export type Paint = 'one' | 'two' | 'pale' | 'ink';

/** The colors of a spot drawing. */
export type Paints = Readonly<Record<Paint, number>>;

/**
 * One mark of a spot drawing, its outline as SVG path data without the first M: a `form` is filled, shaded with dots and
 * outlined in ink, a `flat` is only filled, a `line` only drawn with a width, a `group` is a smaller drawing at a place.
 */
export type Mark =
  | readonly [kind: 'form' | 'flat', paint: Paint, d: string]
  | readonly [kind: 'line', paint: Paint, d: string, width: number]
  | readonly [kind: 'group', x: number, y: number, scale: number, marks: readonly Mark[]];

/** A small picture of half a card's effect, from back to front, in a box of `SPOT.w` × `SPOT.h`. */
export type Spot = readonly Mark[];

/** The coordinate system of spot drawings. The upper right corner is reserved for the value. */
export const SPOT = { w: 100, h: 57 } as const;

/** Width of an outline, in the units of the box. */
const OUTLINE = 2.3;

export const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r);

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

/** A star around a spot; every second corner is closer to it. */
export function star(x: number, y: number, points: number, outer: number, inner: number, turn = -90): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = ((turn + (i * 180) / points) * Math.PI) / 180;
    const r = i % 2 === 0 ? outer : inner;
    return `${(x + Math.cos(angle) * r).toFixed(1)} ${(y + Math.sin(angle) * r).toFixed(1)}`;
  });
  return `${corners.join('L')}z`;
}

/** Draws a spot drawing over half a card, as large as fits. */
export function drawSpot(g: CanvasPainter, half: Rect, spot: Spot, paints: Paints): void {
  const scale = Math.min(half.w / SPOT.w, half.h / SPOT.h);
  const { ctx } = g;
  ctx.save();
  ctx.translate(half.x + (half.w - SPOT.w * scale) / 2, half.y + (half.h - SPOT.h * scale) / 2);
  ctx.scale(scale, scale);
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  const shaded = new Path2D();
  marks(ctx, spot, paints, shaded, new DOMMatrix());
  ctx.clip(shaded);
  const cell = Math.max(3, 3.4 / scale);
  g.dots({ x: 0, y: 0, w: SPOT.w, h: 56 }, cell, color.ink, (x, y) => (x * 0.35 + y - 34) / 46, 0.34);
  ctx.restore();
}

/** Draws marks, and collects what is shaded: one pass of dots covers the whole drawing. */
function marks(ctx: CanvasRenderingContext2D, spot: Spot, paints: Paints, shaded: Path2D, matrix: DOMMatrix): void {
  for (const mark of spot) {
    if (mark[0] === 'group') {
      const [, x, y, scale, inner] = mark;
      ctx.save();
      ctx.translate(x, y);
      ctx.scale(scale, scale);
      marks(ctx, inner, paints, shaded, matrix.translate(x, y).scale(scale));
      ctx.restore();
      continue;
    }
    const [kind, paint, d] = mark;
    const path = new Path2D(`M${d}`);
    const value = css(paints[paint]);
    if (kind === 'line') {
      ctx.lineWidth = mark[3];
      ctx.strokeStyle = value;
      ctx.stroke(path);
      continue;
    }
    ctx.fillStyle = value;
    ctx.fill(path);
    if (kind === 'flat') continue;
    ctx.lineWidth = OUTLINE;
    ctx.strokeStyle = css(paints.ink);
    ctx.stroke(path);
    shaded.addPath(path, matrix);
  }
}
