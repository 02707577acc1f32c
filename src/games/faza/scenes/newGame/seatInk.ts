import { at } from '../../../../kernel/at.ts';
import type { Pen } from '../../../../table/pen.ts';
import { inset, type Rect, rect } from '../../../../table/rect.ts';
import { color, mix } from '../../../../table/theme.ts';
import type { AreaId, HeroId } from '../../content/vocabulary.ts';
import { text } from '../../text/en.ts';
import { cardInk } from '../cardInk.ts';
import { inkButton } from '../inkButton.ts';
import { areaColor, areaIcon } from '../looks.ts';
import type { Player, SeatDraft } from '../view.ts';
import { addRect, EDITION, otherHero, PLAYERS } from './newGameControls.ts';
import type { SeatLayout } from './newGameLayout.ts';

const PLAYER_ICON: Readonly<Record<Player, string>> = { you: 'user', friend: 'users', computer: 'cpu' };

function areaOfHero(hero: HeroId): AreaId {
  return EDITION.heroes.find(({ id }) => id === hero)?.area ?? 'tactical';
}

/** A hero's head and shoulders standing on the lower edge of a frame, in front of the colour of their area. */
function portrait(
  pen: Pen,
  r: Rect,
  hero: HeroId,
  options: { readonly radius?: number; readonly cell?: number; readonly dim?: boolean } = {},
): void {
  const own = areaColor[areaOfHero(hero)];
  const light = mix(own, 0xffe9c8, 0.5);
  const { radius = 0, cell = 9, dim = false } = options;
  pen.within(null, () => {
    pen.ctx.beginPath();
    pen.ctx.roundRect(r.x, r.y, r.w, r.h, radius);
    pen.ctx.clip();
    const back = dim ? mix(light, color.tableRay, 0.55) : light;
    pen.fill(r, back);
    const center = { x: r.x + r.w / 2, y: r.y + r.h * 0.7 };
    pen.rays(center, r.w + r.h, mix(back, color.paperLit, 0.28), 16, 0.1);
    pen.dots(r, cell, own, (x, y) => Math.max(0, Math.hypot(x - center.x, y - center.y) / r.h - 0.42) * 0.9, 0.55);
    // The bust is cut off flat 4 of 256 above the foot of its picture, so it sinks that far below the frame.
    const size = Math.min(r.h * 1.0, r.w * 1.06);
    pen.sprite(`face/${hero}`, r.x + r.w / 2, r.y + r.h - size / 2 + size * 0.012, size, dim ? { tint: 0xd8b8a0 } : {});
  });
}

/** The switch between the two heroes of an area: the other one's face in a ring. */
function swap(pen: Pen, r: Rect, hero: HeroId, u: number): void {
  const other = otherHero(hero);
  const radius = Math.min(r.w, r.h - 18 * u) / 2;
  const [x, y] = [r.x + r.w / 2, r.y + radius];
  const ring = rect(x - radius, y - radius, radius * 2, radius * 2);
  portrait(pen, ring, other, { radius, cell: 6 * u });
  pen.stroke(circleOf(x, y, radius), 2 * u);
  pen.panel(rect(x + radius * 0.42, y - radius * 1.0, 22 * u, 22 * u), {
    fill: color.paper,
    line: 2 * u,
    radius: 11 * u,
  });
  pen.icon('turn', x + radius * 0.42 + 11 * u, y - radius + 11 * u, 14 * u);
  const name = text.heroName[other];
  const wide = Math.max(48 * u, pen.measure(name, { size: 13 * u, weight: 700 }) + 12 * u);
  const left = Math.min(x - wide / 2, r.x + r.w + 4 * u - wide);
  pen.panel(rect(left, r.y + r.h - 21 * u, wide, 20 * u), { fill: color.paper, line: 2 * u, radius: 4 * u });
  pen.text(name, left + wide / 2, r.y + r.h - 11 * u, { size: 13 * u, weight: 700, align: 'center' });
}

function circleOf(x: number, y: number, radius: number): { x: number; y: number }[] {
  return Array.from({ length: 48 }, (_, i) => ({
    x: x + Math.cos((i / 24) * Math.PI) * radius,
    y: y + Math.sin((i / 24) * Math.PI) * radius,
  }));
}

/** Who plays: three parts of one switch. */
function players(pen: Pen, place: SeatLayout, draft: SeatDraft, u: number, size: number): void {
  const first = at(place.players, 0);
  const last = at(place.players, PLAYERS.length - 1);
  const whole = rect(first.x, first.y, last.x + last.w - first.x, first.h);
  const radius = 7 * u;
  pen.within(null, () => {
    pen.ctx.beginPath();
    pen.ctx.roundRect(whole.x, whole.y, whole.w, whole.h, radius);
    pen.ctx.clip();
    for (const [i, player] of PLAYERS.entries()) {
      const r = at(place.players, i);
      pen.fill(r, draft.player === player ? color.act : color.paperDim);
      if (i > 0)
        pen.path(
          [
            { x: r.x, y: r.y },
            { x: r.x, y: r.y + r.h },
          ],
          2 * u,
        );
      pen.icon(PLAYER_ICON[player], r.x + r.w / 2, r.y + r.h * 0.36, Math.min(24 * u, r.h * 0.46));
      pen.text(text.screens.newGame.player[player], r.x + r.w / 2, r.y + r.h * 0.78, {
        size,
        weight: draft.player === player ? 700 : 600,
        align: 'center',
        width: r.w - 3 * u,
      });
    }
  });
  pen.panel(whole, { fill: color.paper, alpha: 0, line: 2 * u, radius });
}

function skills(pen: Pen, r: Rect, hero: HeroId, size: number): void {
  const spec = EDITION.heroes.find(({ id }) => id === hero);
  const runs = (spec?.skills ?? []).flatMap(({ id }, i) => [
    { text: `${i > 0 ? ' ' : ''}${text.skillName[id]} `, weight: 700 as const, color: color.eventLong },
    { text: text.skillLine[id], weight: 500 as const },
  ]);
  pen.paragraph(runs, r, { size, leading: 1.24 });
}

function cards(pen: Pen, place: SeatLayout, hero: HeroId): void {
  const area = areaOfHero(hero);
  for (const [i, card] of EDITION.decks[area].entries()) {
    cardInk(pen, at(place.cards, i), card.healthy, { area, no: i + 1 });
  }
}

/** Wide screens: one column for one seat. */
export function seatColumn(pen: Pen, place: SeatLayout, draft: SeatDraft, u: number): void {
  const area = areaOfHero(draft.hero);
  const { panel, head, face } = place;
  const radius = 8 * u;
  if (!draft.taken) {
    emptyColumn(pen, place, draft, u);
    return;
  }
  pen.panel(panel, { fill: color.paper, line: 2 * u, radius, shadow: 4 * u });
  pen.within(null, () => {
    pen.ctx.beginPath();
    pen.ctx.roundRect(panel.x, panel.y, panel.w, panel.h, radius);
    pen.ctx.clip();
    pen.fill(head, areaColor[area]);
    portrait(pen, face, draft.hero, { cell: 9 * u });
    for (const y of [face.y, face.y + face.h])
      pen.path(
        [
          { x: panel.x, y },
          { x: panel.x + panel.w, y },
        ],
        2.5 * u,
      );
  });
  pen.panel(panel, { fill: color.paper, alpha: 0, line: 2.5 * u, radius });
  heading(pen, head, area, color.paper, u);
  pen.icon('x', place.toggle.x + place.toggle.w / 2, head.y + head.h / 2, 22 * u, color.paper);
  swap(pen, place.swap, draft.hero, u);
  pen.text(text.heroName[draft.hero], place.name.x, place.name.y + place.name.h / 2, { face: 'display', size: 37 * u });
  skills(pen, place.skills, draft.hero, 16 * u);
  cards(pen, place, draft.hero);
  players(pen, place, draft, u, 14 * u);
}

function heading(pen: Pen, head: Rect, area: AreaId, ink: number, u: number): void {
  pen.icon(areaIcon[area], head.x + 24 * u, head.y + head.h / 2, 26 * u, ink);
  pen.text(text.areaName[area], head.x + 44 * u, head.y + head.h / 2, { face: 'display', size: 23 * u, color: ink });
}

function emptyColumn(pen: Pen, place: SeatLayout, draft: SeatDraft, u: number): void {
  const { panel, head } = place;
  const area = areaOfHero(draft.hero);
  const other = otherHero(draft.hero);
  pen.panel(panel, { fill: 0xe07a38, alpha: 0.5, line: 2.5 * u, radius: 8 * u, dashed: true, lineColor: color.cream });
  heading(pen, head, area, color.paper, u);
  pen.path(
    [
      { x: panel.x, y: head.y + head.h },
      { x: panel.x + panel.w, y: head.y + head.h },
    ],
    2.5 * u,
    color.cream,
    [9 * u, 6 * u],
  );
  const radius = Math.min(panel.w * 0.225, 52 * u);
  for (const [i, hero] of [draft.hero, other].entries()) {
    const [x, y] = [panel.x + panel.w * (i === 0 ? 0.26 : 0.74), panel.y + panel.h * 0.32];
    portrait(pen, rect(x - radius, y - radius, radius * 2, radius * 2), hero, { radius, cell: 7 * u, dim: true });
    pen.stroke(circleOf(x, y, radius), 2.5 * u);
    pen.text(text.heroName[hero], x, y + radius + 16 * u, {
      size: 15 * u,
      weight: 700,
      color: color.paper,
      align: 'center',
    });
  }
  inkButton(pen, addRect(panel), u, { label: text.screens.newGame.add, icon: 'plus', size: 23 * u, align: 'center' });
}

/** Phones: one row for one seat. */
export function rowPanel(pen: Pen, place: SeatLayout, draft: SeatDraft, front: boolean, u: number): void {
  const { panel, face, head, toggle } = place;
  const area = areaOfHero(draft.hero);
  const radius = 6 * u;
  const faded = !draft.taken;
  pen.panel(panel, {
    fill: faded ? 0xe07a38 : front ? color.paperLit : color.paper,
    alpha: faded ? 0.5 : 1,
    line: front && !faded ? 3 * u : 1.5 * u,
    lineColor: faded ? color.cream : front ? color.act : color.ink,
    radius,
    dashed: faded,
    ...(faded ? {} : { shadow: 2.5 * u }),
  });
  portrait(pen, face, draft.hero, { radius: 4 * u, cell: 6 * u, dim: faded });
  pen.panel(face, { fill: areaColor[area], alpha: 0, line: 1.5 * u, radius: 4 * u });
  const tag = rect(face.x, face.y, 20 * u, 20 * u);
  pen.panel(tag, { fill: areaColor[area], line: 1.5 * u, radius: 4 * u });
  pen.icon(areaIcon[area], tag.x + tag.w / 2, tag.y + tag.h / 2, 13 * u, color.white);
  const ink = faded ? color.paper : color.ink;
  const middle = head.y + head.h / 2;
  pen.text(text.heroName[draft.hero], head.x + 4 * u, middle - 10 * u, {
    face: 'display',
    size: 21 * u,
    color: ink,
    width: head.w - 8 * u,
  });
  if (faded) {
    pen.text(text.screens.newGame.absent, head.x + 4 * u, middle + 12 * u, {
      size: 13 * u,
      color: ink,
      width: head.w - 8 * u,
    });
  } else {
    pen.icon(PLAYER_ICON[draft.player], head.x + 12 * u, middle + 12 * u, 16 * u, ink);
    pen.text(text.screens.newGame.player[draft.player], head.x + 24 * u, middle + 12 * u, { size: 13 * u, color: ink });
    const names = EDITION.heroes.find(({ id }) => id === draft.hero)?.skills.map(({ id }) => text.skillName[id]) ?? [];
    const wide = head.w - 110 * u;
    if (wide > 60 * u) {
      pen.text(names.join(', '), head.x + head.w - 6 * u, middle + 12 * u, {
        size: 13 * u,
        color: color.eventLong,
        weight: 700,
        align: 'right',
        width: wide,
      });
    }
  }
  inkButton(pen, inset(toggle, 3 * u), u, { label: '', icon: faded ? 'plus' : 'x', size: 19 * u, align: 'center' });
}

/** Phones: what there is to know and choose about the seat in front. */
export function detailPanel(pen: Pen, area: Rect, place: SeatLayout, draft: SeatDraft, u: number): void {
  pen.panel(area, { fill: color.paperLit, line: 2 * u, radius: 7 * u, shadow: 3 * u });
  const own = areaOfHero(draft.hero);
  const band = rect(area.x, area.y, area.w, 5 * u);
  pen.panel(band, { fill: areaColor[own], line: 2 * u, radius: 3 * u });
  const { name } = place;
  const size = 23 * u;
  pen.text(text.heroName[draft.hero], name.x, name.y + name.h / 2 + 2 * u, { face: 'display', size });
  const wide = pen.measure(text.heroName[draft.hero], { face: 'display', size });
  pen.icon(areaIcon[own], name.x + wide + 18 * u, name.y + name.h / 2 + 2 * u, 16 * u, areaColor[own]);
  pen.text(text.areaName[own], name.x + wide + 29 * u, name.y + name.h / 2 + 2 * u, {
    size: 13 * u,
    color: areaColor[own],
    weight: 700,
  });
  skills(pen, place.skills, draft.hero, 13.5 * u);
  cards(pen, place, draft.hero);
  if (!draft.taken) return;
  const other = otherHero(draft.hero);
  inkButton(pen, place.swap, u, { label: text.heroName[other], icon: 'turn', size: 18 * u, align: 'center' });
  players(pen, place, draft, u, 12 * u);
}
