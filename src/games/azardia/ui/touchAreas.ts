import type { Control } from '../../../table/control.ts';
import { type Rect, rect } from '../../../table/layout/rect.ts';

/** What a finger needs in each direction, in CSS pixels. */
const TOUCH = 44;

/** The same controls; small ones can also be pressed in the gaps around them, up to halfway to the next one. */
export function withTouchAreas(controls: readonly Control[], window: Rect): Control[] {
  // All others are on the board, or beside it.
  const places = controls.flatMap((control) => (control.id === 'board' ? [] : [control.rect]));
  return controls.map((control) => {
    const { w, h } = control.rect;
    if (w >= TOUCH && h >= TOUCH) return control;
    const wide = widened(control.rect, places, window);
    return { ...control, rect: turned(widened(turned(wide), places.map(turned), turned(window))) };
  });
}

function widened(area: Rect, places: readonly Rect[], window: Rect): Rect {
  const [{ x, y, w, h }, missing] = [area, Math.max(0, TOUCH - area.w) / 2];
  const inRow = places.filter((other) => other.y < y + h && other.y + other.h > y);
  const gaps = (free: (other: Rect) => number): number[] => inRow.map(free).filter((gap) => gap >= 0);
  const left = Math.min(missing, x - window.x, ...gaps((other) => (x - other.x - other.w) / 2));
  const right = Math.min(missing, window.x + window.w - x - w, ...gaps((other) => (other.x - x - w) / 2));
  return rect(x - left, y, w + left + right, h);
}

/** The same area with its directions exchanged. */
function turned({ x, y, w, h }: Rect): Rect {
  return rect(y, x, h, w);
}
