import type { Rect } from '../../table/rect.ts';
import { overlap, type Surroundings, sideFacing } from './placeBubble.ts';

/** A side of what is spoken of, where the arrow stands, outside. */
export type Side = 'left' | 'right' | 'top' | 'bottom';

/** The side of the arrow's square and its distance to what it points at, in CSS pixels. */
const ARROW = 28;
const AWAY = 6;
/** What an arrow costs that comes from another side than the bubble, against one that lies over something worth 1. */
const ASIDE = 0.3;
const SIDES: readonly Side[] = ['left', 'right', 'top', 'bottom'];

/**
 * Where an arrow points at what a bubble speaks of: from the bubble's side, or from another one where that would cover
 * something more precious, such as the next card. `null` where every side lies under the bubble or outside the window.
 */
export function placeArrow(
  bubble: Rect,
  { window, target, precious }: Pick<Surroundings, 'window' | 'target' | 'precious'>,
): { readonly side: Side; readonly rect: Rect } | null {
  const facing = sideFacing(target, bubble);
  const whole = { x: 0, y: 0, w: window.width, h: window.height };
  const area = ARROW * ARROW;
  let best: { side: Side; rect: Rect; cost: number } | null = null;
  for (const side of SIDES) {
    const rect = arrowAt(target, side);
    if (overlap(rect, bubble) > 0 || overlap(rect, whole) < area) continue;
    let cost = side === facing ? 0 : ASIDE * area;
    for (const { rect: covered, worth } of precious) cost += overlap(rect, covered) * worth;
    if (best === null || cost < best.cost) best = { side, rect, cost };
  }
  return best && { side: best.side, rect: best.rect };
}

/** The arrow stands before the middle of a side. */
function arrowAt({ x, y, w, h }: Rect, side: Side): Rect {
  const [cx, cy] = [x + (w - ARROW) / 2, y + (h - ARROW) / 2];
  const places = {
    left: { x: x - ARROW - AWAY, y: cy },
    right: { x: x + w + AWAY, y: cy },
    top: { x: cx, y: y - ARROW - AWAY },
    bottom: { x: cx, y: y + h + AWAY },
  };
  return { ...places[side], w: ARROW, h: ARROW };
}
