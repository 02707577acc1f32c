import type { CanvasPainter, TextStyle } from '../../../table/canvasPainter.ts';
import { inset, type Rect, rect } from '../../../table/layout/rect.ts';
import { color, mix } from '../../../table/theme.ts';
import { fitText } from './fitText.ts';

/** The state of a button: chosen and therefore pressed down, enabled, or disabled. */
export type ButtonState = 'on' | 'ready' | 'off';

/** The colors of a button. */
export type ButtonStuff = 'paper' | 'act' | 'night' | 'faza' | 'risk' | 'doom';

export interface FrameStyle {
  /** Factor on the design size. */
  readonly u: number;
  readonly line: number;
  readonly radius: number;
  readonly state: ButtonState;
  readonly stuff?: ButtonStuff;
  /** On phones only the button to press now is yellow, so chosen ones turn dark instead. */
  readonly phone?: boolean;
  /** How far it can be pressed down, in CSS pixels. */
  readonly drop: number;
}

/** A button's face, which moves down when pressed, and its text color. */
export interface Framed {
  readonly face: Rect;
  readonly ink: number;
}

/** The background of a chosen button on a phone; its text has the color of lit paper. */
export const CHOSEN = 0x3b2443;

interface Stuff {
  readonly fill: number;
  readonly dot: number;
  readonly light: number;
  readonly ink: number;
}

const STUFF: Readonly<Record<ButtonStuff | 'chosen', Stuff>> = {
  paper: { fill: color.paper, dot: 0xf0cf98, light: color.white, ink: color.ink },
  act: { fill: color.act, dot: color.warn, light: 0xfff2a8, ink: color.ink },
  chosen: { fill: CHOSEN, dot: color.ink, light: 0x7b5a84, ink: color.paperLit },
  night: { fill: color.night2, dot: color.night, light: color.nightLine, ink: color.paper },
  doom: { fill: 0x8c1526, dot: 0x5e0d18, light: 0xc03a4a, ink: color.paper },
  risk: { fill: 0xf58a2a, dot: 0xd0641a, light: 0xffc890, ink: color.ink },
  faza: { fill: color.plum, dot: color.night, light: 0x8a4a98, ink: color.paper },
};

/** Disabled text is readable on paper as well as on the orange table: its contrast is at least 4.5 to 1. */
export const OFF_INK = 0x5a2408;

/** The same for dark backgrounds, and for the dashed line on paper. */
export const OFF_INK_AT_NIGHT = 0xa58ab2;
export const OFF_LINE = 0x93684a;

/**
 * The frame of all buttons on the canvas: an ink line, a highlighted edge, dots that fade upward, and a drop shadow
 * that disappears when pressed. Disabled buttons are flat and dashed.
 */
export function buttonFrame(g: CanvasPainter, r: Rect, style: FrameStyle): Framed {
  const { u, line, radius, state, stuff = 'paper', phone = false, drop } = style;
  const rest = { ...r, h: r.h - drop };
  if (state === 'off') {
    const dark = stuff === 'night' || stuff === 'faza' || stuff === 'doom';
    g.panel(rest, {
      fill: dark ? color.night2 : color.paperDim,
      alpha: 0.55,
      radius,
      line: line * 0.8,
      lineColor: dark ? color.nightLine : OFF_LINE,
      dashed: true,
    });
    return { face: rest, ink: dark ? OFF_INK_AT_NIGHT : OFF_INK };
  }
  const pressed = state === 'on';
  const { fill, dot, light, ink } = STUFF[pressed && stuff === 'paper' ? (phone ? 'chosen' : 'act') : stuff];
  const face = pressed ? { ...rest, y: rest.y + drop * 0.7 } : rest;
  g.panel(face, { fill, radius, line, drop: pressed ? drop * 0.3 : drop });
  g.withinRound(face, radius, () => {
    g.dots(face, Math.max(3.5, 4.4 * u), dot, (_x, y) => ((y - face.y) / face.h - 0.45) * 1.3);
    const shoulder = Math.max(1, line * 0.8);
    g.fill(rect(face.x, face.y + line * 0.5, face.w, shoulder), pressed ? mix(fill, color.ink, 0.3) : light, 0.8);
    if (stuff === 'risk' || stuff === 'doom') hazardBand(g, face, STUFF[stuff].ink);
  });
  g.panel(face, { radius, line });
  return { face, ink };
}

/** How far the stripes of a button whose command can lose the game extend down from its upper edge. */
export function hazardHeight(face: Pick<Rect, 'h'>): number {
  return Math.max(4, Math.min(6, face.h * 0.1));
}

/**
 * Slanting stripes along the upper edge of a button whose command can lose the game: a sign of danger besides color.
 */
function hazardBand(g: CanvasPainter, face: Rect, ink: number): void {
  const high = hazardHeight(face);
  for (let x = face.x - high; x < face.x + face.w; x += 2 * high) {
    g.segment(x, face.y + high, x + high, face.y, high * 0.7, ink);
  }
}

export interface ButtonDrawing {
  readonly label: string;
  /** A second, smaller line or note. */
  readonly note?: string;
  readonly icon?: string;
  /** Whether it is the one button to press now. */
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

/** Draws a button: ink outline, drop shadow, and yellow if it is the one to press now. */
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
    centeredLabel(g, face, button, { ink, text, iconSize, pad });
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

/** Draws a button's label in its middle, with the icon before it and the note below. */
function centeredLabel(
  g: CanvasPainter,
  face: Rect,
  { label, icon, note, size }: ButtonDrawing,
  {
    ink,
    text,
    iconSize,
    pad,
  }: { ink: number; text: Partial<Pick<TextStyle, 'face' | 'weight'>>; iconSize: number; pad: number },
): void {
  const middle = face.y + face.h / 2;
  const gap = icon ? iconSize + size * 0.35 : 0;
  const wide = Math.min(g.measure(label, { ...text, size }), face.w - pad - gap);
  const left = face.x + (face.w - wide - gap) / 2;
  if (icon) g.icon(icon, left + iconSize / 2, middle, iconSize, ink);
  const at = note ? middle - size * 0.36 : middle;
  g.text(label, left + gap, at, { ...text, size, color: ink, width: wide });
  if (note) {
    g.text(note, face.x + face.w / 2, middle + size * 0.5, {
      size: Math.max(12, size * 0.55),
      color: ink,
      align: 'center',
      width: face.w - pad,
    });
  }
}
