import type { CanvasPainter } from '../../../table/canvasPainter.ts';
import { type Rect, rect } from '../../../table/layout/rect.ts';
import { color } from '../../../table/theme.ts';
import { payOffPrice as priceOf } from '../rules/events/longEvents.ts';
import type { FazaView } from '../rules/state/state.ts';
import { price as words } from '../text/pictures.en.ts';
import { fitText } from './fitText.ts';

/** What a Long event costs, and how much of it the team has: a row of coins, filled as far as the Points go. */
export function drawPrice(g: CanvasPainter, r: Rect, { price, purse }: { price: number; purse: number }): void {
  const ready = purse >= price;
  const line = Math.max(1.2, r.h * 0.06);
  g.panel(r, { fill: ready ? color.act : color.paper, line, radius: r.h * 0.28 });
  const size = Math.max(12, r.h * 0.5);
  const coin = Math.min(r.h * 0.62, (r.w * 0.5) / price);
  const left = r.x + r.h * 0.3;
  for (let i = 0; i < price; i++) {
    const x = left + coin * (i + 0.5);
    const paid = i < purse;
    g.circle(x, r.y + r.h / 2, coin * 0.42, paid ? color.amber : color.paperDim, line * 0.8);
    if (paid) g.icon('drone', x, r.y + r.h / 2, coin * 0.62, color.ink);
  }
  const start = left + coin * price + r.h * 0.18;
  const room = rect(start, r.y, r.x + r.w - start - r.h * 0.15, r.h);
  const said = g.measure(words.pay(price), { size, weight: 700 }) <= room.w ? words.pay(price) : words.short(price);
  fitText(g, said, room.x, r.y + r.h / 2, { size, weight: 700, width: room.w });
}

/** What it costs to be rid of a Long event, and how much of it the team has; `null` where no Long event is in force. */
export function longEventPrice(state: FazaView): { readonly price: number; readonly purse: number } | null {
  if (state.events.long.length === 0) return null;
  return { price: priceOf(state), purse: state.heroes.reduce((sum, { points }) => sum + points, 0) };
}
