import type { CanvasPainter } from '../../../../../table/canvasPainter.ts';
import { inset, type Rect, rect } from '../../../../../table/layout/rect.ts';
import { color } from '../../../../../table/theme.ts';
import type { BoardLayout } from '../../../interaction/layout/layout.ts';
import type { BoardView } from '../../../interaction/view.ts';
import { heroAt } from '../../../rules/board/board.ts';
import type { FazaView } from '../../../rules/state/state.ts';
import { text } from '../../../text/en.ts';
import { fitText } from '../../fitText.ts';
import { DEPTH, type Sizes, type Surface } from '../surface.ts';
import { type Medallion, place, portrait, type Shown, skillLines, symbol } from './portrait.ts';

/** Where the face is on a tab. */
export function faceInTab(r: Rect, { u }: Sizes, tabs: BoardLayout['tabs']): Medallion {
  if (tabs !== 'row')
    return { x: r.x + r.w / 2, y: r.y + r.h / 2 - 2 * u, radius: Math.min(r.h * 0.42, r.w * 0.42, 26 * u) };
  const radius = Math.min(r.h * 0.4, r.w * 0.2);
  return { x: r.x + 4 * u + radius, y: r.y + r.h * 0.48, radius };
}

/** On phones: a tab with face, hearts and Points. */
export function tab(
  g: CanvasPainter,
  state: FazaView,
  r: Rect,
  sizes: Sizes,
  shown: Shown,
  tabs: BoardLayout['tabs'],
): void {
  const { u } = sizes;
  const { hero } = shown;
  tabFrame(g, r, sizes, shown, tabs);
  const wounds = hero.cards.filter((card) => card.injured).length;
  const healthy = hero.cards.length - wounds;
  const { x: cx, y: cy, radius: radiusOfFace } = faceInTab(r, sizes, tabs);
  portrait(g, state, shown.seat, cx, cy, radiusOfFace, sizes);
  if (tabs !== 'row') {
    symbol(g, state, shown.seat, cx + radiusOfFace * 0.72, cy + radiusOfFace * 0.72, 7.5 * u, sizes);
    return;
  }
  symbol(g, state, shown.seat, cx + radiusOfFace * 0.78, r.y + r.h * 0.78, 7.5 * u, sizes);
  const x = cx + radiusOfFace + 3 * u;
  const room = r.x + r.w - x - 3 * u;
  const named = room > 40 * u;
  if (named)
    g.text(text.heroName[hero.id], x + 2 * u, r.y + r.h * 0.3, {
      face: 'display',
      size: 15.5 * u,
      width: room - 2 * u,
    });
  const font = { size: Math.max(12, 13 * u), weight: 700 } as const;
  const digits = (value: number): number => g.measure(String(value), font) + 2 * u;
  // Two digits take the room of the icons.
  const needed = named ? digits(healthy) + digits(hero.points) + 5 * u : digits(hero.points);
  const icon = Math.min(13 * u, (room - needed) / (named ? 2 : 1));
  const lineOf = (sign: string, value: number, ink: number, at: number, y: number): void => {
    g.icon(sign, at + icon / 2, y, icon, ink);
    g.text(String(value), at + icon + 2 * u, y, { ...font, color: ink });
  };
  const right = r.x + r.w - 4 * u - icon - digits(hero.points);
  if (named) {
    lineOf('heart', healthy, color.hurt, x + 2 * u, r.y + r.h * 0.72);
    lineOf('drone', hero.points, color.ink, Math.min(x + 4 * u + room / 2, right), r.y + r.h * 0.72);
  } else {
    lineOf('heart', healthy, color.hurt, x + 2 * u, r.y + r.h * 0.3);
    lineOf('drone', hero.points, color.ink, Math.min(x + 2 * u, right), r.y + r.h * 0.7);
  }
}

function tabFrame(g: CanvasPainter, r: Rect, sizes: Sizes, shown: Shown, tabs: BoardLayout['tabs']): void {
  const { u, line, panel: radius } = sizes;
  const { front, asked, picked } = shown;
  const isApart = tabs === 'apart';
  const upright = tabs !== 'row';
  // The tab of the selected hero continues the paper under the cards, which is below or beside it; a tab in a corner has
  // a frame.
  const reach = isApart ? 0 : front ? 4 * u : -2 * u;
  const open = upright ? rect(r.x, r.y, r.w + reach, r.h) : rect(r.x, r.y, r.w, r.h + reach);
  const corners = isApart ? radius : upright ? [radius, 0, 0, radius] : [radius, radius, 0, 0];
  if (isApart && front) g.panel(inset(r, -3 * u), { fill: color.act, radius: radius + 3 * u, line });
  g.ctx.beginPath();
  g.ctx.roundRect(open.x, open.y, open.w, open.h, front ? corners : radius);
  g.ctx.fillStyle = front ? '#fff8ea' : asked || picked ? '#ffd84a' : '#e0b887';
  g.ctx.fill();
  g.ctx.lineWidth = line;
  g.ctx.strokeStyle = '#1d1220';
  g.ctx.stroke();
  if (front && !isApart) {
    const seam = upright
      ? rect(r.x + r.w, r.y + line / 2, 6 * u, r.h - line)
      : rect(r.x + line / 2, r.y + r.h, r.w - line, 6 * u);
    g.fill(seam, color.paperLit);
  }
}

/** On phones: the paper under the cards of the selected hero. */
export function drawSheet({ panels, layout, sizes }: Surface, { state, seat }: BoardView): void {
  const { u } = sizes;
  const hero = heroAt(state, seat);
  const cards = layout.heroes[seat]?.cards ?? [];
  const r = layout.paper;
  const [first] = cards;
  if (!r || !first) return;
  const used = hero.cards.map((card) => card.used);
  const wounds = hero.cards.map((card) => card.injured);
  panels.put(
    'sheet',
    inset(r, -3 * u),
    DEPTH.panel,
    { used, wounds, seat, hero: hero.id, points: hero.points, form: layout.form },
    (g) => {
      if (layout.form === 'portrait') {
        g.fill(r, color.paperLit);
        g.segment(r.x, r.y, r.x + r.w, r.y, sizes.line * 1.2);
      } else {
        g.panel(r, { fill: color.paperLit, radius: sizes.panel, line: sizes.line });
        header(g, { ...r, h: first.y - r.y }, sizes, text.heroName[hero.id], {
          healthy: wounds.filter((wound) => !wound).length,
          points: hero.points,
        });
      }
      if (layout.skills) skillLines(g, state, seat, inset(layout.skills, 2 * u), 14 * u);
      for (const [i, card] of cards.entries()) if (used[i]) place(g, card, sizes);
    },
  );
}

/** Beside upright tabs: name, hearts and Points above the cards. */
function header(
  g: CanvasPainter,
  r: Rect,
  { u }: Sizes,
  name: string,
  { healthy, points }: { readonly healthy: number; readonly points: number },
): void {
  const y = r.y + r.h * 0.52;
  const style = { size: Math.max(12, 14 * u), weight: 700 } as const;
  let right = r.x + r.w - 6 * u;
  for (const { icon, value, ink } of [
    { icon: 'drone', value: points, ink: color.ink },
    { icon: 'heart', value: healthy, ink: color.hurt },
  ]) {
    g.text(String(value), right, y, { ...style, align: 'right', color: ink });
    right -= g.measure(String(value), style) + 2 * u + 7 * u;
    g.icon(icon, right, y, 14 * u, ink);
    right -= 7 * u + 6 * u;
  }
  fitText(g, name, r.x + 6 * u, y, { face: 'display', size: 17 * u, width: right - r.x - 6 * u });
}
