import type { CanvasPainter } from '../../../table/canvasPainter.ts';
import { inset, type Rect } from '../../../table/rect.ts';
import { buttonFrame } from './buttonFrame.ts';
import { fitText } from './fitText.ts';

export interface ButtonDrawing {
  readonly label: string;
  /** A second, smaller line or note. */
  readonly note?: string;
  readonly icon?: string;
  /** The one to press. */
  readonly first?: boolean;
  /** Cannot be pressed now. */
  readonly off?: boolean;
  /** Size of the label. */
  readonly size: number;
  readonly align?: 'left' | 'center';
  /** Icon above the label, for narrow buttons. */
  readonly tall?: boolean;
  /** The label in the text face. */
  readonly plain?: boolean;
}

/** Draws a button: ink, a drop to press down, yellow for the one to press. */
export function drawButton(g: CanvasPainter, r: Rect, u: number, button: ButtonDrawing): void {
  const { first = false, off = false, size, align = 'left', tall = false, plain = false } = button;
  const { face, ink } = buttonFrame(g, r, {
    u,
    line: Math.max(1.5, 2 * u),
    radius: Math.max(5, 8 * u),
    state: off ? 'off' : 'ready',
    stuff: first ? 'act' : 'paper',
    drop: Math.max(2, 4 * u),
  });
  const text = plain ? ({ face: 'text', weight: 600 } as const) : ({ face: 'display' } as const);
  const middle = face.y + face.h / 2;
  const iconSize = tall ? Math.min(face.h * 0.46, 26 * Math.max(u, 0.9)) : size * (plain ? 1.35 : 1.05);
  if (tall && button.icon) {
    g.icon(button.icon, face.x + face.w / 2, face.y + face.h * 0.34, iconSize, ink);
    fitText(g, button.label, face.x + face.w / 2, face.y + face.h * 0.76, {
      ...text,
      size,
      color: ink,
      align: 'center',
      width: face.w - 6,
    });
    return;
  }
  const pad = Math.max(8, 20 * u);
  if (align === 'center') {
    const gap = button.icon ? iconSize + size * 0.35 : 0;
    const wide = Math.min(g.measure(button.label, { ...text, size }), face.w - pad - gap);
    const left = face.x + (face.w - wide - gap) / 2;
    if (button.icon) g.icon(button.icon, left + iconSize / 2, middle, iconSize, ink);
    const at = button.note ? middle - size * 0.36 : middle;
    g.text(button.label, left + gap, at, { ...text, size, color: ink, width: wide });
    if (button.note) {
      g.text(button.note, face.x + face.w / 2, middle + size * 0.5, {
        size: Math.max(12, size * 0.55),
        color: ink,
        align: 'center',
        width: face.w - pad,
      });
    }
    return;
  }
  const inside = inset(face, pad);
  const start = inside.x + (button.icon ? iconSize + size * 0.35 : 0);
  if (button.icon) g.icon(button.icon, inside.x + iconSize / 2, middle, iconSize, ink);
  const labelWidth = g.measure(button.label, { ...text, size });
  g.text(button.label, start, middle, { ...text, size, color: ink, width: inside.x + inside.w - start });
  const room = inside.x + inside.w - start - labelWidth - 14 * u;
  if (button.note && room > 60 * u) {
    g.paragraph(
      [{ text: button.note }],
      { x: inside.x + inside.w - room, y: face.y, w: room, h: face.h },
      {
        size: Math.max(12, 16 * u),
        color: ink,
        align: 'right',
        middle: true,
        leading: 1.1,
      },
    );
  }
}
