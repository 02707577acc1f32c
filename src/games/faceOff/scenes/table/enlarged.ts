import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import type { FaceTableView } from '../../interaction/view.ts';
import { cardLine } from '../../text/cards.en.ts';
import { paintCard } from '../paint/card.ts';
import { paint } from '../paint/paint.ts';
import { DEPTH, put, type Surface } from './surface.ts';

/** The card that is looked at, larger, over the arena. */
export function drawEnlarged(surface: Surface, { layout, looked, busy }: FaceTableView): void {
  if (looked === null || busy) return;
  const { arena, unit } = layout;
  put(surface, 'looked', arena, DEPTH.looked, looked, (g) => {
    g.panel(arena, { fill: paint.arena, line: 2, lineColor: paint.flame, radius: 4 });
    const inner = inset(arena, 10 * unit);
    const h = inner.h - 4;
    const w = Math.min(h / 1.42, inner.w * 0.5);
    const card: Rect = rect(inner.x, inner.y + (h - Math.min(h, w * 1.5)) / 2, w, Math.min(h, w * 1.5));
    paintCard(g, card, looked);
    const words = rect(inner.x + w + 14 * unit, inner.y, inner.w - w - 14 * unit, inner.h);
    g.paragraph([{ text: cardLine(looked), color: paint.paper }], words, {
      size: 16 * unit,
      weight: 500,
      middle: true,
      leading: 1.25,
    });
  });
}
