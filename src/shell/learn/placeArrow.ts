import type { Rect } from '../../table/rect.ts';
import { overlap, type Surroundings, sideFacing } from './placeBubble.ts';

/** A side of what is spoken of, where the arrow stands. */
export type Side = 'left' | 'right' | 'top' | 'bottom';

/** The side of the arrow's square and its distance to what it points at, in CSS pixels. */
const ARROW = 28;
const AWAY = 6;
/** What an arrow costs that comes from another side than the bubble, against one that lies over something worth 1. */
const ASIDE = 0.3;
/** How far it reaches into what it points at where it would cover something else from outside, and what that costs. */
const INTO = 14;
const REACHED = 0.6;
const SIDES: readonly Side[] = ['left', 'right', 'top', 'bottom'];

/**
 * Where an arrow points at what a bubble speaks of: from the bubble's side, or from another one where that would cover
 * something more precious, such as the next card, or from over the edge of what is spoken of. `null` where every side lies
 * under the bubble or outside the window.
 */
export function placeArrow(
  bubble: Rect,
  { window, target, precious }: Pick<Surroundings, 'window' | 'target' | 'precious'>,
): { readonly side: Side; readonly rect: Rect } | null {
  const facing = sideFacing(target, bubble);
  const whole = { x: 0, y: 0, w: window.width, h: window.height };
  const area = ARROW * ARROW;
  let best: { side: Side; rect: Rect; cost: number } | null = null;
  const others = precious.filter(({ rect }) => !contains(rect, target));
  for (const away of [AWAY, -INTO]) {
    for (const side of SIDES) {
      const rect = arrowAt(target, side, away);
      if (overlap(rect, bubble) > 0 || overlap(rect, whole) < area) continue;
      let cost = (side === facing ? 0 : ASIDE * area) + (away === AWAY ? 0 : REACHED * area);
      for (const { rect: covered, worth } of others) cost += overlap(rect, covered) * worth;
      if (best === null || cost < best.cost) best = { side, rect, cost };
    }
  }
  return best && { side: best.side, rect: best.rect };
}

function contains(outer: Rect, inner: Rect): boolean {
  return overlap(outer, inner) >= inner.w * inner.h;
}

/** The arrow stands before the middle of a side, so far away from it. */
function arrowAt({ x, y, w, h }: Rect, side: Side, away: number): Rect {
  const [cx, cy] = [x + (w - ARROW) / 2, y + (h - ARROW) / 2];
  const places = {
    left: { x: x - ARROW - away, y: cy },
    right: { x: x + w + away, y: cy },
    top: { x: cx, y: y - ARROW - away },
    bottom: { x: cx, y: y + h + away },
  };
  return { ...places[side], w: ARROW, h: ARROW };
}
