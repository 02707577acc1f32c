import { at } from '../../../../kernel/at.ts';
import type { Player } from '../../../../module/player.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { inset, type Rect, rect } from '../../../../table/rect.ts';
import { color, mix } from '../../../../table/theme.ts';
import type { AreaId, HeroId } from '../../content/vocabulary.ts';
import { text } from '../../text/en.ts';
import { areaColor, areaIcon } from '../areaLooks.ts';
import { drawButton } from '../drawButton.ts';
import { drawCard } from '../drawCard.ts';
import { fitText } from '../fitText.ts';
import type { SeatDraft } from '../view.ts';
import { addRect, EDITION, otherHero, PLAYERS } from './newGameControls.ts';
import type { SeatLayout } from './newGameLayout.ts';

/* What columns and rows of the new-game screen share: who a hero is, and who plays them. */

const PLAYER_ICON: Readonly<Record<Player, string>> = { you: 'user', friend: 'users', computer: 'cpu' };

/** The area of a hero, which gives a seat its colour. */
function areaOfHero(hero: HeroId): AreaId {
  return EDITION.heroes.find(({ id }) => id === hero)?.area ?? 'tactical';
}

/** A hero's head and shoulders standing on the lower edge of a frame, in front of the colour of their area. */
function portrait(
  g: CanvasPainter,
  r: Rect,
  hero: HeroId,
  options: { readonly radius?: number; readonly cell?: number; readonly dim?: boolean } = {},
): void {
  const own = areaColor[areaOfHero(hero)];
  const light = mix(own, 0xffe9c8, 0.5);
  const { radius = 0, cell = 9, dim = false } = options;
  g.within(null, () => {
    g.ctx.beginPath();
    g.ctx.roundRect(r.x, r.y, r.w, r.h, radius);
    g.ctx.clip();
    const back = dim ? mix(light, color.tableRay, 0.55) : light;
    g.fill(r, back);
    const center = { x: r.x + r.w / 2, y: r.y + r.h * 0.7 };
    g.rays(center, r.w + r.h, mix(back, color.paperLit, 0.28), 16, 0.1);
    g.dots(r, cell, own, (x, y) => Math.max(0, Math.hypot(x - center.x, y - center.y) / r.h - 0.42) * 0.9, 0.55);
    // The bust is cut off flat 4 of 256 above the foot of its picture, so it sinks that far below the frame.
    const size = Math.min(r.h * 1.0, r.w * 1.06);
    g.sprite(`face/${hero}`, center.x, r.y + r.h - size / 2 + size * 0.012, size, dim ? { tint: 0xd8b8a0 } : {});
  });
}

/** Who plays: three parts of one switch. */
function players(g: CanvasPainter, place: SeatLayout, draft: SeatDraft, u: number, size: number): void {
  const first = at(place.players, 0);
  const last = at(place.players, PLAYERS.length - 1);
  const whole = rect(first.x, first.y, last.x + last.w - first.x, first.h);
  const radius = 7 * u;
  g.within(null, () => {
    g.ctx.beginPath();
    g.ctx.roundRect(whole.x, whole.y, whole.w, whole.h, radius);
    g.ctx.clip();
    for (const [i, player] of PLAYERS.entries()) {
      const r = at(place.players, i);
      g.fill(r, draft.player === player ? color.act : color.paperDim);
      if (i > 0)
        g.path(
          [
            { x: r.x, y: r.y },
            { x: r.x, y: r.y + r.h },
          ],
          2 * u,
        );
      g.icon(PLAYER_ICON[player], r.x + r.w / 2, r.y + r.h * 0.36, Math.min(24 * u, r.h * 0.46));
      fitText(g, text.screens.newGame.player[player], r.x + r.w / 2, r.y + r.h * 0.78, {
        size,
        weight: draft.player === player ? 700 : 600,
        align: 'center',
        width: r.w - 3 * u,
      });
    }
  });
  g.panel(whole, { fill: color.paper, alpha: 0, line: 2 * u, radius });
}

/** What only this hero can do. */
function skills(g: CanvasPainter, r: Rect, hero: HeroId, size: number): void {
  const spec = EDITION.heroes.find(({ id }) => id === hero);
  const runs = (spec?.skills ?? []).flatMap(({ id }, i) => [
    { text: `${i > 0 ? ' ' : ''}${text.skillName[id]} `, weight: 700 as const, color: color.eventLong },
    { text: text.skillLine[id], weight: 500 as const },
  ]);
  g.paragraph(runs, r, { size, leading: 1.24 });
}

/** The four cards of the hero's area; with names and pictures where `names` says that there is room. */
function cards(g: CanvasPainter, place: SeatLayout, hero: HeroId, names: boolean): void {
  const area = areaOfHero(hero);
  for (const [i, card] of EDITION.decks[area].entries()) {
    drawCard(g, at(place.cards, i), card.healthy, { area, no: i + 1, names });
  }
}

/** Wide screens: one column for one seat. */
export function seatColumn(g: CanvasPainter, place: SeatLayout, draft: SeatDraft, u: number): void {
  const area = areaOfHero(draft.hero);
  const { panel, head, face } = place;
  const radius = 8 * u;
  if (!draft.taken) {
    emptyColumn(g, place, draft, u);
    return;
  }
  g.panel(panel, { fill: color.paper, line: 2 * u, radius, shadow: 4 * u });
  g.within(null, () => {
    g.ctx.beginPath();
    g.ctx.roundRect(panel.x, panel.y, panel.w, panel.h, radius);
    g.ctx.clip();
    g.fill(head, areaColor[area]);
    portrait(g, face, draft.hero, { cell: 9 * u });
    for (const y of [face.y, face.y + face.h])
      g.path(
        [
          { x: panel.x, y },
          { x: panel.x + panel.w, y },
        ],
        2.5 * u,
      );
  });
  g.panel(panel, { fill: color.paper, alpha: 0, line: 2.5 * u, radius });
  heading(g, head, area, color.paper, u);
  g.icon('x', place.toggle.x + place.toggle.w / 2, head.y + head.h / 2, 22 * u, color.paper);
  swap(g, place.swap, draft.hero, u);
  g.text(text.heroName[draft.hero], place.name.x, place.name.y + place.name.h / 2, {
    face: 'display',
    size: 34 * u,
  });
  skills(g, place.skills, draft.hero, 15 * u);
  cards(g, place, draft.hero, true);
  players(g, place, draft, u, 14 * u);
}

function heading(g: CanvasPainter, head: Rect, area: AreaId, ink: number, u: number): void {
  g.icon(areaIcon[area], head.x + 24 * u, head.y + head.h / 2, 26 * u, ink);
  g.text(text.areaName[area], head.x + 44 * u, head.y + head.h / 2, {
    face: 'display',
    size: 23 * u,
    color: ink,
  });
}

/** The switch between the two heroes of an area: the other one's face in a ring. */
function swap(g: CanvasPainter, r: Rect, hero: HeroId, u: number): void {
  const other = otherHero(hero);
  const radius = Math.min(r.w, r.h - 18 * u) / 2;
  const [x, y] = [r.x + r.w / 2, r.y + radius];
  const ring = rect(x - radius, y - radius, radius * 2, radius * 2);
  portrait(g, ring, other, { radius, cell: 6 * u });
  g.stroke(circleOf(x, y, radius), 2 * u);
  g.panel(rect(x + radius * 0.42, y - radius * 1.0, 22 * u, 22 * u), {
    fill: color.paper,
    line: 2 * u,
    radius: 11 * u,
  });
  g.icon('turn', x + radius * 0.42 + 11 * u, y - radius + 11 * u, 14 * u);
  const name = text.heroName[other];
  const wide = Math.max(48 * u, g.measure(name, { size: 13 * u, weight: 700 }) + 12 * u);
  const left = Math.min(x - wide / 2, r.x + r.w + 4 * u - wide);
  g.panel(rect(left, r.y + r.h - 21 * u, wide, 20 * u), { fill: color.paper, line: 2 * u, radius: 4 * u });
  g.text(name, left + wide / 2, r.y + r.h - 11 * u, { size: 13 * u, weight: 700, align: 'center' });
}

function circleOf(x: number, y: number, radius: number): { x: number; y: number }[] {
  return Array.from({ length: 48 }, (_, i) => ({
    x: x + Math.cos((i / 24) * Math.PI) * radius,
    y: y + Math.sin((i / 24) * Math.PI) * radius,
  }));
}

function emptyColumn(g: CanvasPainter, place: SeatLayout, draft: SeatDraft, u: number): void {
  const { panel, head } = place;
  const area = areaOfHero(draft.hero);
  const other = otherHero(draft.hero);
  g.panel(panel, {
    fill: 0xe07a38,
    alpha: 0.5,
    line: 2.5 * u,
    radius: 8 * u,
    dashed: true,
    lineColor: color.cream,
  });
  heading(g, head, area, color.paper, u);
  g.path(
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
    portrait(g, rect(x - radius, y - radius, radius * 2, radius * 2), hero, { radius, cell: 7 * u, dim: true });
    g.stroke(circleOf(x, y, radius), 2.5 * u);
    g.text(text.heroName[hero], x, y + radius + 16 * u, {
      size: 15 * u,
      weight: 700,
      color: color.paper,
      align: 'center',
    });
  }
  drawButton(g, addRect(panel), u, {
    label: text.screens.newGame.add,
    icon: 'plus',
    size: 23 * u,
    align: 'center',
  });
}

/** Phones: one row for one seat. */
export function rowPanel(g: CanvasPainter, place: SeatLayout, draft: SeatDraft, front: boolean, u: number): void {
  const { panel, face, head, toggle } = place;
  const area = areaOfHero(draft.hero);
  const radius = 6 * u;
  const faded = !draft.taken;
  g.panel(panel, {
    fill: faded ? 0xe07a38 : front ? color.paperLit : color.paper,
    alpha: faded ? 0.5 : 1,
    line: front && !faded ? 3 * u : 1.5 * u,
    lineColor: faded ? color.cream : front ? color.act : color.ink,
    radius,
    dashed: faded,
    ...(faded ? {} : { shadow: 2.5 * u }),
  });
  portrait(g, face, draft.hero, { radius: 4 * u, cell: 6 * u, dim: faded });
  g.panel(face, { fill: areaColor[area], alpha: 0, line: 1.5 * u, radius: 4 * u });
  const tag = rect(face.x, face.y, 20 * u, 20 * u);
  g.panel(tag, { fill: areaColor[area], line: 1.5 * u, radius: 4 * u });
  g.icon(areaIcon[area], tag.x + tag.w / 2, tag.y + tag.h / 2, 13 * u, color.white);
  const ink = faded ? color.paper : color.ink;
  const middle = head.y + head.h / 2;
  g.text(text.heroName[draft.hero], head.x + 4 * u, middle - 10 * u, {
    face: 'display',
    size: 21 * u,
    color: ink,
    width: head.w - 8 * u,
  });
  if (faded) {
    g.text(text.screens.newGame.absent, head.x + 4 * u, middle + 12 * u, {
      size: 13 * u,
      color: ink,
      width: head.w - 8 * u,
    });
  } else {
    g.icon(PLAYER_ICON[draft.player], head.x + 12 * u, middle + 12 * u, 16 * u, ink);
    g.text(text.screens.newGame.player[draft.player], head.x + 24 * u, middle + 12 * u, {
      size: 13 * u,
      color: ink,
    });
    const names = EDITION.heroes.find(({ id }) => id === draft.hero)?.skills.map(({ id }) => text.skillName[id]) ?? [];
    const wide = head.w - 110 * u;
    if (wide > 60 * u) {
      g.text(names.join(', '), head.x + head.w - 6 * u, middle + 12 * u, {
        size: 13 * u,
        color: color.eventLong,
        weight: 700,
        align: 'right',
        width: wide,
      });
    }
  }
  drawButton(g, inset(toggle, 3 * u), u, {
    label: '',
    icon: faded ? 'plus' : 'x',
    size: 19 * u,
    align: 'center',
  });
}

/** Phones: what there is to know and choose about the seat in front. */
export function detailPanel(g: CanvasPainter, area: Rect, place: SeatLayout, draft: SeatDraft, u: number): void {
  g.panel(area, { fill: color.paperLit, line: 2 * u, radius: 7 * u, shadow: 3 * u });
  const own = areaOfHero(draft.hero);
  const band = rect(area.x, area.y, area.w, 5 * u);
  g.panel(band, { fill: areaColor[own], line: 2 * u, radius: 3 * u });
  const { name } = place;
  const size = 23 * u;
  g.text(text.heroName[draft.hero], name.x, name.y + name.h / 2 + 2 * u, { face: 'display', size });
  const wide = g.measure(text.heroName[draft.hero], { face: 'display', size });
  g.icon(areaIcon[own], name.x + wide + 18 * u, name.y + name.h / 2 + 2 * u, 16 * u, areaColor[own]);
  g.text(text.areaName[own], name.x + wide + 29 * u, name.y + name.h / 2 + 2 * u, {
    size: 13 * u,
    color: areaColor[own],
    weight: 700,
  });
  skills(g, place.skills, draft.hero, 13.5 * u);
  cards(g, place, draft.hero, false);
  if (!draft.taken) return;
  const other = otherHero(draft.hero);
  drawButton(g, place.swap, u, { label: text.heroName[other], icon: 'turn', size: 18 * u, align: 'center' });
  players(g, place, draft, u, 12 * u);
}
