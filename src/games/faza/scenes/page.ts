import type { Form } from '../../../module/table.ts';
import { type Rect, rect } from '../../../table/rect.ts';

/** A page of a design size, scaled to fit a window and put in its middle. */
export interface Page {
  readonly form: Form;
  /** Factor on the design sizes. */
  readonly unit: number;
  readonly width: number;
  readonly height: number;
  /** What the window has more than the design, in CSS pixels. */
  readonly spare: { readonly x: number; readonly y: number };
  /** A rectangle given in design pixels; `down` moves it by this part of the spare height, from -0.5 to 0.5. */
  at(x: number, y: number, w: number, h: number, down?: number): Rect;
}

const DESIGN: Readonly<Record<Form, readonly [number, number]>> = {
  wide: [1280, 720],
  portrait: [360, 640],
  landscape: [640, 360],
};

/** Smaller than this, the wide page would be hard to read and to press; the one for phones, enlarged, is better. */
const SMALLEST_WIDE = 0.9;

/** The page for a window: wide screens, upright phones, phones on their side. */
export function pageOf(width: number, height: number): Page {
  const roomy = Math.min(width / DESIGN.wide[0], height / DESIGN.wide[1]) >= SMALLEST_WIDE;
  const form = roomy ? 'wide' : width >= height ? 'landscape' : 'portrait';
  const [designWidth, designHeight] = DESIGN[form];
  const unit = Math.min(width / designWidth, height / designHeight);
  const spare = { x: width - designWidth * unit, y: height - designHeight * unit };
  return {
    form,
    unit,
    width,
    height,
    spare,
    at: (x, y, w, h, down = 0) => rect(spare.x / 2 + x * unit, spare.y * (0.5 + down) + y * unit, w * unit, h * unit),
  };
}
