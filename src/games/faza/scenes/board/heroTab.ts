import type { Pen } from '../../../../table/pen.ts';
import { inset, type Rect, rect } from '../../../../table/rect.ts';
import { color } from '../../../../table/theme.ts';
import { heroAt } from '../../rules/board.ts';
import type { State } from '../../rules/state.ts';
import { text } from '../../text/en.ts';
import type { BoardView } from '../view.ts';
import { type Medallion, place, portrait, type Shown, symbol } from './portrait.ts';
import { DEPTH, type Sizes, type Surface } from './surface.ts';

/** Where the face is on a tab; `upright` tabs stand beside each other in a narrow column. */
export function faceInTab(r: Rect, { u }: Sizes, upright: boolean): Medallion {
  const radius = Math.min(r.h * 0.4, r.w * (upright ? 0.32 : 0.2));
  if (!upright) return { x: r.x + 4 * u + radius, y: r.y + r.h * 0.48, radius };
  const narrow = r.w < 42 * u;
  return {
    x: r.x + (narrow ? r.w / 2 : r.w * 0.42),
    y: r.y + r.h * 0.46,
    radius: narrow ? r.w * 0.4 : radius,
  };
}

/** On phones: a tab with face, hearts and Points. */
export function tab(pen: Pen, state: State, r: Rect, sizes: Sizes, shown: Shown, upright: boolean): void {
  const { u, line, panel: radius } = sizes;
  const { front, asked, picked, hero } = shown;
  const open = rect(r.x, r.y, r.w, r.h + (front ? 4 * u : -2 * u));
  pen.ctx.beginPath();
  pen.ctx.roundRect(open.x, open.y, open.w, open.h, front ? [radius, radius, 0, 0] : radius);
  pen.ctx.fillStyle = front ? '#fff8ea' : asked || picked ? '#ffd84a' : '#e0b887';
  pen.ctx.fill();
  pen.ctx.lineWidth = line;
  pen.ctx.strokeStyle = '#1d1220';
  pen.ctx.stroke();
  if (front) pen.fill(rect(r.x + line / 2, r.y + r.h, r.w - line, 6 * u), color.paperLit);
  const wounds = hero.cards.filter((card) => card.injured).length;
  const healthy = hero.cards.length - wounds;
  const { x: cx, y: cy, radius: radiusOfFace } = faceInTab(r, sizes, upright);
  portrait(pen, state, shown.seat, cx, cy, radiusOfFace, sizes);
  if (upright) {
    symbol(pen, state, shown.seat, r.x + r.w * 0.78, r.y + r.h * 0.74, 7.5 * u, sizes);
    return;
  }
  symbol(pen, state, shown.seat, cx + radiusOfFace * 0.78, r.y + r.h * 0.78, 7.5 * u, sizes);
  const x = cx + radiusOfFace + 3 * u;
  const room = r.x + r.w - x - 3 * u;
  const named = room > 40 * u;
  if (named)
    pen.text(text.heroName[hero.id], x + 2 * u, r.y + r.h * 0.3, {
      face: 'display',
      size: 15.5 * u,
      width: room - 2 * u,
    });
  const icon = 13 * u;
  const font = Math.max(12, 13 * u);
  const lineOf = (sign: string, value: number, ink: number, at: number, y: number): void => {
    pen.icon(sign, at + icon / 2, y, icon, ink);
    pen.text(String(value), at + icon + 2 * u, y, {
      size: font,
      weight: 700,
      color: ink === color.hurt ? color.hurt : color.ink,
    });
  };
  if (named) {
    const step = room / 2;
    lineOf('heart', healthy, color.hurt, x + 4 * u, r.y + r.h * 0.72);
    lineOf('drone', hero.points, color.ink, x + 4 * u + step, r.y + r.h * 0.72);
  } else {
    lineOf('heart', healthy, color.hurt, x + 3 * u, r.y + r.h * 0.3);
    lineOf('drone', hero.points, color.ink, x + 3 * u, r.y + r.h * 0.7);
  }
}

/** On phones: the paper under the cards of the hero in front. */
export function drawSheet({ plates }: Surface, { state, layout, seat }: BoardView, sizes: Sizes): void {
  const { u } = sizes;
  const hero = heroAt(state, seat);
  const cards = layout.heroes[seat]?.cards ?? [];
  const tabs = layout.heroes[0]?.panel ?? rect(0, 0, 0, 0);
  const top = tabs.y + tabs.h;
  const r =
    layout.form === 'portrait'
      ? rect(0, top, layout.width, layout.height - top)
      : rect(tabs.x - 1, top, 142 * u, layout.tray.y + layout.tray.h - top);
  const used = hero.cards.map((card) => card.used);
  const wounds = hero.cards.map((card) => card.injured);
  plates.put(
    'sheet',
    inset(r, -3 * u),
    DEPTH.panel,
    { used, wounds, seat, hero: hero.id, points: hero.points, form: layout.form },
    (pen) => {
      if (layout.form === 'portrait') {
        pen.fill(r, color.paperLit);
        pen.path(
          [
            { x: r.x, y: r.y },
            { x: r.x + r.w, y: r.y },
          ],
          sizes.line * 1.2,
        );
      } else {
        pen.panel(r, { fill: color.paperLit, radius: sizes.panel, line: sizes.line });
        const y = r.y + 12 * u;
        pen.text(text.heroName[hero.id], r.x + 8 * u, y, { face: 'display', size: 18 * u, width: r.w * 0.48 });
        const points = String(hero.points);
        const wide = pen.measure(points, { size: 14 * u, weight: 700 });
        pen.text(points, r.x + r.w - 8 * u, y, { size: 14 * u, weight: 700, align: 'right' });
        pen.icon('drone', r.x + r.w - wide - 18 * u, y, 14 * u, color.ink);
        const healthy = wounds.filter((wound) => !wound).length;
        pen.text(String(healthy), r.x + r.w - wide - 30 * u, y, {
          size: 14 * u,
          weight: 700,
          align: 'right',
          color: color.hurt,
        });
        pen.icon('heart', r.x + r.w - wide - 48 * u, y, 14 * u, color.hurt);
      }
      for (const [i, card] of cards.entries()) if (used[i]) place(pen, card, sizes);
    },
  );
}
