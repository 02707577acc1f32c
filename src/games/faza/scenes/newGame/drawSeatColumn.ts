import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { type Rect, rect } from '../../../../table/rect.ts';
import { color } from '../../../../table/theme.ts';
import type { AreaId, HeroId } from '../../content/vocabulary.ts';
import { text } from '../../text/en.ts';
import { areaColor, areaIcon } from '../areaLooks.ts';
import { drawButton } from '../buttonFrame.ts';
import type { SeatDraft } from '../view.ts';
import { areaOfHero, cards, players, portrait, skills } from './drawSeat.ts';
import { addRect, otherHero } from './newGameControls.ts';
import type { SeatLayout } from './places.ts';

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
