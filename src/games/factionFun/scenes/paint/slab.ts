import { type CanvasPainter, SMALLEST } from '../../../../table/canvasPainter.ts';
import type { Control } from '../../../../table/control.ts';
import { inset, type Rect } from '../../../../table/layout/rect.ts';
import { css } from '../../../../table/theme.ts';
import { paint } from './paint.ts';

/** Room that a slab needs around its rectangle, in CSS pixels. */
export const AROUND = 8;

interface SlabStyle {
  readonly fill?: number;
  /** The clay below its front edge. */
  readonly edge?: number;
  readonly radius?: number;
  /** A colored frame inside its rim. */
  readonly frame?: number;
  /** A ring around it: it is on turn, or chosen. */
  readonly ring?: number;
  readonly unit?: number;
}

/** A glazed slab on its clay: a panel, a card, or a button. Its clay is within the rectangle, at the bottom. */
export function paintSlab(g: CanvasPainter, area: Rect, style: SlabStyle = {}): Rect {
  const { fill = paint.tin, edge = paint.clay, unit = 1, radius = 9 * unit, frame, ring } = style;
  const deep = 4 * unit;
  const face = { ...area, h: area.h - deep };
  shadow(g, area, radius);
  g.panel({ ...face, y: face.y + deep }, { fill: edge, line: 0, radius });
  g.panel(face, { fill, line: 0, radius });
  if (frame !== undefined) g.panel(inset(face, 2.5 * unit), { line: 5 * unit, lineColor: frame, radius: radius * 0.8 });
  else g.panel(inset(face, 1.5 * unit), { line: 1.5 * unit, lineColor: paint.white, radius: radius * 0.9 });
  if (ring !== undefined) g.panel(inset(face, -1 * unit), { line: 3 * unit, lineColor: ring, radius: radius * 1.1 });
  return face;
}

/** A soft shadow on the wall below a slab. */
function shadow({ ctx }: CanvasPainter, { x, y, w, h }: Rect, radius: number): void {
  ctx.fillStyle = css(paint.wallDark, 0.45);
  ctx.beginPath();
  ctx.roundRect(x + 1, y + 3, w, h, radius);
  ctx.fill();
}

/** What a button that belongs to a people has of it. */
interface Marked {
  readonly frame: number;
  readonly fill: number;
  readonly emblem: string;
}

/** Narrower buttons have no room for an emblem, at a unit of 1. */
const EMBLEM_FROM = 150;

/** The main button red, a chosen one ringed, one that cannot be pressed flat. */
export function paintButton(
  g: CanvasPainter,
  { rect: area, label, main, pressed, why }: Omit<Control, 'press' | 'hint'>,
  unit = 1,
  about = '',
  mark: Marked | null = null,
): void {
  const isOff = why !== undefined;
  const face = paintSlab(g, area, {
    unit,
    ...(main ? { fill: paint.act, edge: paint.actDark } : isOff ? { fill: paint.off, edge: paint.off } : {}),
    ...(pressed ? { ring: paint.act } : {}),
    ...mark,
  });
  const color = main ? paint.white : isOff ? paint.offInk : paint.ink;
  const inner = mark ? besideEmblem(g, face, unit, mark) : inset(face, 5 * unit);
  const details = [{ text: about, color: main ? paint.white : paint.soft }];
  const small = { size: 13 * unit, weight: 500, leading: 1.1, align: 'center', middle: true } as const;
  const below = about === '' ? 0 : g.paragraphHeight(details, inner, small);
  const hasAbout = below > 0 && below < inner.h * 0.55;
  const size = (main ? 20 : 16) * unit;
  const style = { size, face: 'display', align: 'center', middle: true, leading: 1.1 } as const;
  if (!hasAbout) return g.paragraph([{ text: label, color }], inner, style);
  // Both lie together in the middle of a high button.
  const named = Math.min(
    inner.h - below,
    g.paragraphHeight([{ text: label }], { w: inner.w, h: inner.h - below }, style) * 1.12,
  );
  const y = inner.y + (inner.h - named - below) / 2;
  g.paragraph([{ text: label, color }], { ...inner, y, h: named }, style);
  g.paragraph(details, { ...inner, y: y + named, h: below }, small);
}

/** A button on a slab of the same color: white, with a line of ink. */
export function paintOutlined(g: CanvasPainter, area: Rect, label: string, isPressed: boolean, unit: number): void {
  const face = inset({ ...area, h: area.h - 4 * unit }, unit);
  const style = { fill: paint.white, line: 2 * unit, lineColor: isPressed ? paint.act : paint.ink, radius: 9 * unit };
  g.panel(face, style);
  const words = { size: 16 * unit, face: 'display', align: 'center', middle: true, leading: 1.1 } as const;
  g.paragraph([{ text: label, color: paint.ink }], inset(face, 5 * unit), words);
}

/** Puts the emblem of a people at the left end of a button, where it is wide enough, and returns the room beside it. */
function besideEmblem(g: CanvasPainter, face: Rect, unit: number, { frame, emblem }: Marked): Rect {
  const inner = inset(face, 8 * unit);
  if (face.w < EMBLEM_FROM * unit) return inner;
  const side = 26 * unit;
  const [x, y] = [inner.x + side / 2 + 4 * unit, face.y + face.h / 2];
  g.circle(x, y, side * 0.55, frame);
  g.sprite(emblem, x, y, side);
  return { ...inner, x: inner.x + side + 8 * unit, w: inner.w - side - 8 * unit };
}

/** A small label with rounded corners, its middle at a spot. */
export function paintTag(
  g: CanvasPainter,
  x: number,
  y: number,
  words: string,
  size: number,
  { fill, color, line }: { readonly fill: number; readonly color: number; readonly line: number },
): void {
  // On a map that is brought close, smaller letters than the painter's smallest can be read.
  const letters = Math.max(SMALLEST, size);
  const w = g.measure(words, { size: letters, weight: 700 }) + letters * 0.9;
  const h = letters * 1.5;
  g.ctx.save();
  g.ctx.translate(x, y);
  g.ctx.scale(size / letters, size / letters);
  g.panel({ x: -w / 2, y: -h / 2, w, h }, { fill, line: 1.5, lineColor: line, radius: letters * 0.4 });
  g.text(words, 0, 0, { size: letters, weight: 700, color, align: 'center' });
  g.ctx.restore();
}
