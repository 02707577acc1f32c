import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { inset, type Rect, rect } from '../../../../table/rect.ts';
import { color } from '../../../../table/theme.ts';
import { text } from '../../text/en.ts';
import { areaColor, areaIcon } from '../areaLooks.ts';
import { drawButton } from '../buttonFrame.ts';
import type { SeatDraft } from '../view.ts';
import { areaOfHero, cards, PLAYER_ICON, players, portrait, skills } from './drawSeat.ts';
import { EDITION, otherHero } from './newGameControls.ts';
import type { SeatLayout } from './places.ts';

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
