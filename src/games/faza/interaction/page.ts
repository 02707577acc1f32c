import type { Form } from '../../../module/screens/table.ts';
import { aligned } from '../../../table/layout/layout.ts';
import { type Rect, rect } from '../../../table/layout/rect.ts';

/** A window and the design that suits its shape. A layout is arranged in units of the design, then scaled by `unit`. */
export interface Page {
  readonly form: Form;
  /** CSS pixels to a unit of the design. */
  readonly unit: number;
  readonly width: number;
  readonly height: number;
  /** The whole window, in units. */
  readonly window: Rect;
  /** The design in the middle of the window, in units; on phones it may be as high as the window. */
  readonly area: Rect;
}

/** How a page is arranged: by the form of its window, or for an upright tablet. */
export type Arrangement = Form | 'tablet';

const DESIGN: Readonly<Record<Form, readonly [number, number]>> = {
  wide: [1280, 720],
  portrait: [360, 640],
  landscape: [640, 360],
};

/** Smaller than this, the wide page would be hard to read and to press; the one for phones, enlarged, is better. */
const SMALLEST_WIDE = 0.9;
/** The same where the window is high for its width, as on tablets: the parts get the height. */
const SMALLEST_HIGH = { unit: 0.8, height: 800 } as const;

/** The design of upright tablets, in the sizes of the wide one; the page is as high as the window. */
const TABLET = { width: 720, height: 960, smallest: 600 / 720 } as const;
/** A window that is higher than its design gives the height to its parts, up to this. */
const HIGHEST: Readonly<Record<Form, number>> = { wide: 980, portrait: Number.POSITIVE_INFINITY, landscape: 480 };

/** The page for a window: wide screens, upright phones, phones on their side. */
export function pageOf(width: number, height: number): Page {
  const scale = Math.min(width / DESIGN.wide[0], height / DESIGN.wide[1]);
  const isHigh = scale >= SMALLEST_HIGH.unit && height / scale >= SMALLEST_HIGH.height;
  const roomy = scale >= SMALLEST_WIDE || isHigh;
  const form = roomy ? 'wide' : width >= height ? 'landscape' : 'portrait';
  const [designWidth, designHeight] = DESIGN[form];
  const unit = Math.min(width / designWidth, height / designHeight);
  const window = rect(0, 0, width / unit, height / unit);
  const area = aligned(window, designWidth, form === 'portrait' ? window.h : designHeight);
  return { form, unit, width, height, window, area };
}

/** The page and its arrangement where upright tablets have one of their own: in the sizes of a wide page, one part below the other. */
export function arrangedPageOf(width: number, height: number): Page & { readonly arrangement: Arrangement } {
  const unit = Math.min(width / TABLET.width, height / TABLET.height);
  if (height <= width || unit < TABLET.smallest) return roomyPageOf(width, height);
  const window = rect(0, 0, width / unit, height / unit);
  return {
    arrangement: 'tablet',
    form: 'wide',
    unit,
    width,
    height,
    window,
    area: aligned(window, TABLET.width, window.h),
  };
}

function roomyPageOf(width: number, height: number): Page & { readonly arrangement: Arrangement } {
  const page = pageOf(width, height);
  const { form: arrangement, window, area } = page;
  return { ...page, arrangement, area: aligned(window, area.w, Math.min(window.h, HIGHEST[arrangement])) };
}
