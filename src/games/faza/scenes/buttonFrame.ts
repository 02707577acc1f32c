import type { CanvasPainter } from '../../../table/canvasPainter.ts';
import { type Rect, rect } from '../../../table/rect.ts';
import { color, mix } from '../../../table/theme.ts';

/** How a button stands: chosen and pressed down, ready to be pressed, or not to be pressed now. */
export type ButtonState = 'on' | 'ready' | 'off';

/** What a button is made of. */
export type ButtonStuff = 'paper' | 'act' | 'night' | 'faza' | 'doom';

export interface FrameStyle {
  /** Factor on the design size. */
  readonly u: number;
  readonly line: number;
  readonly radius: number;
  readonly state: ButtonState;
  readonly stuff?: ButtonStuff;
  /** How far it can be pressed down, in CSS pixels. */
  readonly drop: number;
}

/** A button's face, which moves down when pressed, and the colour of what is written on it. */
export interface Framed {
  readonly face: Rect;
  readonly ink: number;
}

interface Stuff {
  readonly fill: number;
  readonly dot: number;
  readonly light: number;
  readonly ink: number;
}

const STUFF: Readonly<Record<ButtonStuff, Stuff>> = {
  paper: { fill: color.paper, dot: 0xf0cf98, light: color.white, ink: color.ink },
  act: { fill: color.act, dot: color.warn, light: 0xfff2a8, ink: color.ink },
  night: { fill: color.night2, dot: color.night, light: color.nightLine, ink: color.paper },
  doom: { fill: 0x8c1526, dot: 0x5e0d18, light: 0xc03a4a, ink: color.paper },
  faza: { fill: color.plum, dot: color.night, light: 0x8a4a98, ink: color.paper },
};

/** On paper and on the orange table alike, what is off stays readable: 4.5 to 1 or better. */
export const OFF_INK = 0x5a2408;

/** The same on the night, and its dashed line on paper. */
export const OFF_INK_AT_NIGHT = 0xa58ab2;
export const OFF_LINE = 0x93684a;

/**
 * The frame that all buttons of the canvas have: an ink line, a shoulder of light, dots that fade upwards, and a drop that
 * goes when it is pressed. What is off is flat and dashed.
 */
export function buttonFrame(g: CanvasPainter, r: Rect, style: FrameStyle): Framed {
  const { u, line, radius, state, stuff = 'paper', drop } = style;
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
  const { fill, dot, light, ink } = STUFF[pressed && stuff === 'paper' ? 'act' : stuff];
  const face = pressed ? { ...rest, y: rest.y + drop * 0.7 } : rest;
  g.panel(face, { fill, radius, line, drop: pressed ? drop * 0.3 : drop });
  g.within(null, () => {
    g.ctx.beginPath();
    g.ctx.roundRect(face.x, face.y, face.w, face.h, radius);
    g.ctx.clip();
    g.dots(face, Math.max(3.5, 4.4 * u), dot, (_x, y) => ((y - face.y) / face.h - 0.45) * 1.3);
    const shoulder = Math.max(1, line * 0.8);
    g.fill(rect(face.x, face.y + line * 0.5, face.w, shoulder), pressed ? mix(fill, color.ink, 0.3) : light, 0.8);
  });
  g.panel(face, { fill, alpha: 0, radius, line });
  return { face, ink };
}
