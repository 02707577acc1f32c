import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import type { Control } from '../../../../table/control.ts';
import { inset, type Rect } from '../../../../table/layout/rect.ts';
import { paint } from './paint.ts';

/** Room that a label needs around its rectangle, in CSS pixels. */
export const AROUND = 8;

interface LabelStyle {
  readonly fill?: number;
  /** A thin frame inside its edge. */
  readonly frame?: number;
  /** A ring around it: it is chosen. */
  readonly ring?: number;
  readonly unit?: number;
  readonly radius?: number;
  /** Without a drop it lies flat: it cannot be pressed. */
  readonly isFlat?: boolean;
}

/** A paper label with an ink edge and a hard drop, which is within the rectangle, at the bottom. Returns its face. */
export function paintLabel(g: CanvasPainter, area: Rect, style: LabelStyle = {}): Rect {
  const { fill = paint.paper, frame, ring, unit = 1, radius = 4 * unit, isFlat = false } = style;
  const drop = 3 * unit;
  const face = { ...area, h: area.h - drop };
  if (ring !== undefined) g.panel(inset(area, -4), { fill: ring, line: 2, lineColor: paint.paper, radius: radius + 4 });
  g.panel(face, { fill, line: 2, lineColor: paint.ink, radius, ...(isFlat ? { dashed: true } : { drop }) });
  if (frame !== undefined) g.panel(inset(face, 4 * unit), { line: 1, lineColor: frame, radius: 2 * unit });
  return face;
}

/** The main button red, a chosen one ringed, one that cannot be pressed flat and dashed. */
export function paintButton(
  g: CanvasPainter,
  { rect: area, label, main, pressed, why }: Omit<Control, 'press' | 'hint'>,
  unit = 1,
  about = '',
): void {
  const isOff = why !== undefined;
  const face = paintLabel(g, area, {
    unit,
    isFlat: isOff,
    fill: main ? paint.act : paint.paper,
    ...(main ? {} : { frame: paint.ink }),
    ...(pressed ? { ring: paint.act } : {}),
  });
  const color = main ? paint.white : isOff ? paint.soft : paint.ink;
  const inner = inset(face, 5 * unit);
  const details = [{ text: about, color: main ? paint.white : paint.soft }];
  const small = { size: 13 * unit, weight: 500, leading: 1.1, align: 'center', middle: true } as const;
  const below = about === '' ? 0 : g.paragraphHeight(details, inner, small);
  const hasAbout = below > 0 && below < inner.h * 0.6;
  const style = {
    size: (main ? 19 : 15) * unit,
    face: 'display',
    align: 'center',
    middle: true,
    leading: 1.1,
  } as const;
  if (!hasAbout) return g.paragraph([{ text: label, color }], inner, style);
  const named = Math.min(
    inner.h - below,
    g.paragraphHeight([{ text: label }], { w: inner.w, h: inner.h - below }, style) * 1.1,
  );
  const y = inner.y + (inner.h - named - below) / 2;
  g.paragraph([{ text: label, color }], { ...inner, y, h: named }, style);
  g.paragraph(details, { ...inner, y: y + named, h: below }, small);
}

/** The width of a chip with a word. */
export function chipWidth(g: CanvasPainter, words: string, size: number): number {
  return g.measure(words, { size: Math.max(12, size), weight: 700 }) + size * 0.8;
}

/** A black chip with a word, its middle at a spot; returns its width. */
export function paintChip(
  g: CanvasPainter,
  x: number,
  y: number,
  words: string,
  size: number,
  fill: number = paint.ink,
): number {
  const w = chipWidth(g, words, size);
  const h = size * 1.5;
  g.panel({ x: x - w / 2, y: y - h / 2, w, h }, { fill, line: 0, radius: 3 });
  g.text(words, x, y, { size, weight: 700, color: paint.white, align: 'center' });
  return w;
}
