import type { CanvasPainter } from '../../../table/canvasPainter.ts';
import type { Rect } from '../../../table/layout/rect.ts';
import { color } from '../../../table/theme.ts';
import { price as words } from '../text/content/pictures.en.ts';
import { canFit, fitText } from './fitText.ts';

/**
 * The price of a Long event and how much of it the team can pay: a row of coins, of which the team's Points fill some.
 */
export function drawPrice(g: CanvasPainter, r: Rect, { price, purse }: { price: number; purse: number }): void {
  const ready = purse >= price;
  const line = Math.max(1.2, r.h * 0.06);
  g.panel(r, { fill: ready ? color.act : color.paper, line, radius: r.h * 0.28 });
  const size = Math.max(12, r.h * 0.5);
  const pad = Math.min(r.h * 0.3, 8);
  const left = r.x + pad;
  const roomBeside = (coins: number): number => r.w - coins - 2.2 * pad;
  const all = Math.min(r.h * 0.62, (r.w * 0.5) / price);
  const fits = (said: string, room: number): boolean => canFit(g, said, room, 700);
  const full = [words.pay(price), words.short(price)].find((said) => fits(said, roomBeside(all * price)));
  // If there is no room for all coins beside the words, a single one represents them.
  const coins = full === undefined ? 1 : price;
  const coin = full === undefined ? Math.min(r.h * 0.62, 16) : all;
  for (let i = 0; i < coins; i++) {
    const x = left + coin * (i + 0.5);
    const paid = coins === 1 ? ready : i < purse;
    g.circle(x, r.y + r.h / 2, coin * 0.42, paid ? color.amber : color.paperDim, line * 0.8);
    if (paid) g.icon('drone', x, r.y + r.h / 2, coin * 0.62, color.ink);
  }
  const width = roomBeside(coin * coins);
  const said = full ?? (fits(words.least(price), width) ? words.least(price) : String(price));
  fitText(g, said, r.x + r.w - pad * 0.6 - width, r.y + r.h / 2, { size, weight: 700, width });
}
