import type { Pen } from '../../../../table/pen.ts';
import { inset, type Rect, rect } from '../../../../table/rect.ts';
import { color } from '../../../../table/theme.ts';
import { areaOf, heroAt, heroSpec } from '../../rules/board.ts';
import type { Seat, State } from '../../rules/state.ts';
import { text } from '../../text/en.ts';
import { areaColor, areaIcon } from '../looks.ts';
import type { BoardView } from '../view.ts';
import { DEPTH, type Sizes, type Surface } from './surface.ts';

/** What the panel or tab of a hero shows. */
interface Shown {
  readonly hero: State['heroes'][number];
  readonly seat: Seat;
  readonly front: boolean;
  readonly asked: boolean;
  readonly picked: boolean;
  readonly computer: boolean;
}

/** The heroes: panels with everything on wide screens, tabs and a sheet on phones. */
export function drawHeroes(surface: Surface, view: BoardView, sizes: Sizes): void {
  const { state, layout } = view;
  if (layout.form !== 'wide') drawSheet(surface, view, sizes);
  for (const [seat, hero] of state.heroes.entries()) {
    const places = layout.heroes[seat];
    if (!places) continue;
    const shown: Shown = {
      hero,
      seat,
      front: view.seat === seat,
      asked: view.next.some((pick) => pick.kind === 'ally' && pick.seat === seat),
      picked: view.path.some((pick) => pick.kind === 'ally' && pick.seat === seat),
      computer: view.players[seat] === 'computer',
    };
    const pad = 10 * sizes.u;
    surface.plates.put(`hero:${seat}:panel`, inset(places.panel, -pad), DEPTH.panel + (shown.front ? 0.5 : 0.2), shown, (pen) => {
      if (layout.form === 'wide') panel(pen, state, places.panel, places.cards, sizes, shown);
      else tab(pen, state, places.panel, sizes, shown, layout.form === 'landscape');
    });
  }
}

/** Paper, lit with a yellow frame for the hero in front. */
function panelGround(pen: Pen, r: Rect, { line, u, panel: radius, shadow }: Sizes, { front, asked, picked }: Shown): void {
  if (front || asked || picked) {
    // Yellow means here.
    pen.panel(inset(r, -5 * u), { fill: color.act, radius: radius + 4 * u, line, shadow });
    pen.panel(r, { fill: front ? color.paperLit : color.paper, radius, line });
  } else pen.panel(r, { fill: color.paperDim, radius, line, shadow });
}

function panel(pen: Pen, state: State, r: Rect, cards: readonly Rect[], sizes: Sizes, shown: Shown): void {
  const { u } = sizes;
  panelGround(pen, r, sizes, shown);
  const top = (cards[0]?.y ?? r.y + 60 * u) - r.y;
  const small = top < 62 * u;
  const face = Math.min(50 * u, top - (small ? 10 : 16) * u);
  const cx = r.x + 12 * u + face / 2;
  const cy = r.y + (small ? 6 : 9) * u + face / 2;
  portrait(pen, state, shown.seat, cx, cy, face / 2, sizes);
  const x = cx + face / 2 + 9 * u;
  const area = areaOf(state, shown.seat);
  const { hero } = shown;
  const size = small ? 20 * u : 24 * u;
  const named = pen.measure(text.heroName[hero.id], { face: 'display', size });
  pen.text(text.heroName[hero.id], x, cy - face * 0.21, { face: 'display', size });
  if (shown.computer) pen.icon('cpu', x + named + 14 * u, cy - face * 0.22, 16 * u, 0x7a5b4a);
  pen.icon(areaIcon[area], x + 7 * u, cy + face * 0.3, 15 * u, areaColor[area]);
  pen.text(text.areaName[area], x + 18 * u, cy + face * 0.3, { size: sizes.meta, weight: 700, color: areaColor[area] });
  const pill = pointsPill(pen, r.x + r.w - 10 * u, cy, 30 * u, hero.points, sizes);
  hearts(pen, pill - 8 * u, cy, 17 * u, hero.cards.map((card) => card.injured));
  for (const [i, card] of cards.entries()) if (hero.cards[i]?.used) place(pen, card, sizes);
  const below = (cards[0]?.y ?? 0) + (cards[0]?.h ?? 0);
  if (r.y + r.h - below > 50 * u) skills(pen, state, rect(r.x + 12 * u, below + 10 * u, r.w - 24 * u, r.y + r.h - below - 20 * u), sizes, shown.seat);
}

/** The place of a card that lies on its side. */
function place(pen: Pen, card: Rect, { u, card: radius }: Sizes): void {
  pen.panel(inset(card, 1), { fill: color.ink, alpha: 0.05, radius, line: 1.3 * u, lineColor: 0xa8895e, dashed: true });
}

function skills(pen: Pen, state: State, r: Rect, sizes: Sizes, seat: Seat): void {
  const all = heroSpec(state, seat).skills;
  const h = r.h / all.length;
  for (const [i, { id }] of all.entries()) {
    const box = rect(r.x, r.y + i * h, r.w, h - (i < all.length - 1 ? 6 * sizes.u : 0));
    pen.icon('star', box.x + 9 * sizes.u, box.y + 10 * sizes.u, 17 * sizes.u, areaColor[areaOf(state, seat)]);
    pen.text(text.skillName[id], box.x + 22 * sizes.u, box.y + 10 * sizes.u, { face: 'display', size: 17 * sizes.u });
    const body = rect(box.x + 22 * sizes.u, box.y + 22 * sizes.u, box.w - 22 * sizes.u, box.h - 20 * sizes.u);
    pen.paragraph([{ text: text.skillLine[id] }], body, { size: sizes.body, weight: 500, leading: 1.15 });
  }
}

/** A face in a circle of the area's colour. */
export function portrait(pen: Pen, state: State, seat: Seat, x: number, y: number, radius: number, { line }: Sizes): void {
  const { id } = heroAt(state, seat);
  const ground = areaColor[areaOf(state, seat)];
  pen.circle(x, y, radius, ground);
  pen.ctx.save();
  pen.ctx.beginPath();
  pen.ctx.arc(x, y, radius, 0, Math.PI * 2);
  pen.ctx.clip();
  const box = rect(x - radius, y - radius, radius * 2, radius * 2);
  pen.dots(box, Math.max(4, radius * 0.22), color.ink, (_x, at) => 0.6 * ((y - at) / radius + 0.1), 0.3);
  pen.sprite(`face/${id}`, x, y + radius * 0.16, radius * 2.06);
  pen.ctx.restore();
  pen.ctx.beginPath();
  pen.ctx.arc(x, y, radius, 0, Math.PI * 2);
  pen.ctx.lineWidth = line * 1.2;
  pen.ctx.strokeStyle = '#1d1220';
  pen.ctx.stroke();
}

/** Four hearts from the right; a wound is a broken one. Returns where they begin. */
function hearts(pen: Pen, right: number, y: number, size: number, wounds: readonly boolean[]): number {
  let x = right;
  for (const wounded of [...wounds].sort((a, b) => Number(a) - Number(b))) {
    x -= size;
    pen.icon(wounded ? 'hurt' : 'heart', x + size / 2, y, size * (wounded ? 0.94 : 1), wounded ? 0xa98577 : color.hurt);
    x -= size * 0.06;
  }
  return x;
}

/** Points are Drones taken. Returns where the pill begins. */
function pointsPill(pen: Pen, right: number, y: number, h: number, points: number, sizes: Sizes): number {
  const font = h * 0.74;
  const number = String(points);
  const wide = h * 1.12 + pen.measure(number, { face: 'display', size: font }) + h * 0.34;
  const r = rect(right - wide, y - h / 2, wide, h);
  pen.panel(r, { fill: color.ink, radius: h / 2, line: 0 });
  pen.sprite('drone/small', r.x + h * 0.58, y, h * 1.02);
  pen.text(number, r.x + h * 1.12, y, { face: 'display', size: Math.max(14, font), color: points > 0 ? color.white : 0xb9a9b5 });
  return r.x - sizes.u;
}

/** On phones: a tab with face, hearts and Points. */
function tab(pen: Pen, state: State, r: Rect, sizes: Sizes, shown: Shown, upright: boolean): void {
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
  const radiusOfFace = Math.min(r.h * 0.4, r.w * (upright ? 0.32 : 0.2));
  const wounds = hero.cards.filter((card) => card.injured).length;
  const healthy = hero.cards.length - wounds;
  if (upright) {
    const narrow = r.w < 42 * u;
    const cy = r.y + r.h * 0.46;
    portrait(pen, state, shown.seat, r.x + (narrow ? r.w / 2 : r.w * 0.42), cy, narrow ? r.w * 0.4 : radiusOfFace, sizes);
    symbol(pen, state, shown.seat, r.x + r.w * 0.78, r.y + r.h * 0.74, 7.5 * u, sizes);
    return;
  }
  const cx = r.x + 4 * u + radiusOfFace;
  portrait(pen, state, shown.seat, cx, r.y + r.h * 0.48, radiusOfFace, sizes);
  symbol(pen, state, shown.seat, cx + radiusOfFace * 0.78, r.y + r.h * 0.78, 7.5 * u, sizes);
  const x = cx + radiusOfFace + 3 * u;
  const room = r.x + r.w - x - 3 * u;
  const named = room > 40 * u;
  if (named) pen.text(text.heroName[hero.id], x + 2 * u, r.y + r.h * 0.3, { face: 'display', size: 15.5 * u, width: room - 2 * u });
  const icon = 13 * u;
  const font = Math.max(12, 13 * u);
  const lineOf = (sign: string, value: number, ink: number, at: number, y: number): void => {
    pen.icon(sign, at + icon / 2, y, icon, ink);
    pen.text(String(value), at + icon + 2 * u, y, { size: font, weight: 700, color: ink === color.hurt ? color.hurt : color.ink });
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

function symbol(pen: Pen, state: State, seat: Seat, x: number, y: number, r: number, { line }: Sizes): void {
  const area = areaOf(state, seat);
  pen.circle(x, y, r, areaColor[area], line);
  pen.icon(areaIcon[area], x, y, r * 1.35, color.white);
}

/** On phones: the paper under the cards of the hero in front. */
function drawSheet({ plates }: Surface, { state, layout, seat }: BoardView, sizes: Sizes): void {
  const { u } = sizes;
  const hero = heroAt(state, seat);
  const cards = layout.heroes[seat]?.cards ?? [];
  const tabs = layout.heroes[0]?.panel ?? rect(0, 0, 0, 0);
  const top = tabs.y + tabs.h;
  const r = layout.form === 'portrait' ? rect(0, top, layout.width, layout.height - top) : rect(tabs.x - 1, top, 142 * u, layout.tray.y + layout.tray.h - top);
  const used = hero.cards.map((card) => card.used);
  const wounds = hero.cards.map((card) => card.injured);
  plates.put('sheet', inset(r, -3 * u), DEPTH.panel, { used, wounds, seat, points: hero.points, form: layout.form }, (pen) => {
    if (layout.form === 'portrait') {
      pen.fill(r, color.paperLit);
      pen.path([{ x: r.x, y: r.y }, { x: r.x + r.w, y: r.y }], sizes.line * 1.2);
    } else {
      pen.panel(r, { fill: color.paperLit, radius: sizes.panel, line: sizes.line });
      const y = r.y + 12 * u;
      pen.text(text.heroName[hero.id], r.x + 8 * u, y, { face: 'display', size: 18 * u, width: r.w * 0.48 });
      const points = String(hero.points);
      const wide = pen.measure(points, { size: 14 * u, weight: 700 });
      pen.text(points, r.x + r.w - 8 * u, y, { size: 14 * u, weight: 700, align: 'right' });
      pen.icon('drone', r.x + r.w - wide - 18 * u, y, 14 * u, color.ink);
      const healthy = wounds.filter((wound) => !wound).length;
      pen.text(String(healthy), r.x + r.w - wide - 30 * u, y, { size: 14 * u, weight: 700, align: 'right', color: color.hurt });
      pen.icon('heart', r.x + r.w - wide - 48 * u, y, 14 * u, color.hurt);
    }
    for (const [i, card] of cards.entries()) if (used[i]) place(pen, card, sizes);
  });
}
