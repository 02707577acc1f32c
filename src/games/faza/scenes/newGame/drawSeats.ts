import { at } from '../../../../kernel/values/at.ts';
import type { Player } from '../../../../module/match.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { around, inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import { color, mix } from '../../../../table/theme.ts';
import type { AreaId, EditionSpec, HeroId, Skill } from '../../content/vocabulary.ts';
import { addRect, areaOf, otherHero, PLAYERS } from '../../interaction/newGame/newGameControls.ts';
import type { SeatLayout } from '../../interaction/newGame/newGameLayout.ts';
import type { SeatDraft } from '../../interaction/view.ts';
import { text } from '../../text/en.ts';
import { areaColor, areaIcon } from '../areaLooks.ts';
import { CHOSEN, drawButton } from '../buttonFrame.ts';
import { drawCard } from '../drawCard.ts';
import { fitText } from '../fitText.ts';
import { chosenBar } from './chosenBar.ts';

/** A seat, and the edition that its hero is played by. */
export interface SeatShown extends SeatDraft {
  readonly edition: EditionSpec;
}

/** The ground of a seat without a hero. */
const EMPTY = 0xe07a38;

const PLAYER_ICON: Readonly<Record<Player, string>> = { you: 'user', friend: 'users', computer: 'cpu' };

/** Wide screens: one column for one seat. */
export function seatColumn(g: CanvasPainter, place: SeatLayout, draft: SeatShown, u: number): void {
  if (!draft.taken) return emptyColumn(g, place, draft, u);
  const { panel, head, face, name } = place;
  const area = areaOf(draft.hero);
  const radius = 8 * u;
  g.panel(panel, { fill: color.paper, line: 2 * u, radius, shadow: 4 * u });
  g.withinRound(panel, radius, () => {
    g.fill(head, areaColor[area]);
    portrait(g, face, draft.hero, { cell: 9 * u });
    for (const y of [face.y, face.y + face.h]) g.segment(panel.x, y, panel.x + panel.w, y, 2.5 * u);
  });
  g.panel(panel, { line: 2.5 * u, radius });
  heading(g, head, area, u);
  g.icon('x', place.toggle.x + place.toggle.w / 2, head.y + head.h / 2, 22 * u, color.paper);
  swap(g, place.swap, draft, u);
  g.text(text.heroName[draft.hero], name.x, name.y + name.h / 2, { face: 'display', size: 34 * u });
  skills(g, place.skills, draft, 15 * u);
  cards(g, place, draft, true);
  players(g, place, draft, u, { size: 14 * u, phone: false });
}

function emptyColumn(g: CanvasPainter, place: SeatLayout, { hero: first, edition }: SeatShown, u: number): void {
  const { panel, head } = place;
  const [line, floor] = [2.5 * u, head.y + head.h];
  g.panel(panel, { fill: EMPTY, alpha: 0.5, line, radius: 8 * u, dashed: true, lineColor: color.cream });
  heading(g, head, areaOf(first), u);
  g.segment(panel.x, floor, panel.x + panel.w, floor, line, color.cream, [9 * u, 6 * u]);
  const radius = Math.min(panel.w * 0.225, 52 * u);
  const heroes = new Set([first, otherHero(first, edition)]);
  for (const [i, hero] of [...heroes].entries()) {
    const [x, y] = [panel.x + panel.w * (heroes.size === 1 ? 0.5 : i === 0 ? 0.26 : 0.74), panel.y + panel.h * 0.32];
    const style = { size: 15 * u, weight: 700, color: color.paper, align: 'center' } as const;
    roundPortrait(g, x, y, radius, hero, line, { cell: 7 * u, dim: true });
    g.text(text.heroName[hero], x, y + radius + 16 * u, style);
  }
  const label = text.screens.newGame.add;
  drawButton(g, addRect({ rows: false }, place), u, { label, icon: 'plus', size: 23 * u, align: 'center' });
}

function heading(g: CanvasPainter, head: Rect, area: AreaId, u: number): void {
  const y = head.y + head.h / 2;
  g.icon(areaIcon[area], head.x + 24 * u, y, 26 * u, color.paper);
  g.text(text.areaName[area], head.x + 44 * u, y, { face: 'display', size: 23 * u, color: color.paper });
}

/** The switch between the two heroes of an area: the other one's face in a ring. */
function swap(g: CanvasPainter, r: Rect, { hero, edition }: SeatShown, u: number): void {
  const other = otherHero(hero, edition);
  if (other === hero) return;
  const radius = Math.min(r.w, r.h - 18 * u) / 2;
  const [x, y] = [r.x + r.w / 2, r.y + radius];
  roundPortrait(g, x, y, radius, other, 2 * u, { cell: 6 * u });
  const sign = rect(x + radius * 0.42, y - radius * 1.0, 22 * u, 22 * u);
  g.panel(sign, { fill: color.paper, line: 2 * u, radius: 11 * u });
  g.icon('turn', sign.x + 11 * u, sign.y + 11 * u, 14 * u);
  const name = text.heroName[other];
  const style = { size: 13 * u, weight: 700 } as const;
  const wide = Math.max(48 * u, g.measure(name, style) + 12 * u);
  const left = Math.min(x - wide / 2, r.x + r.w + 4 * u - wide);
  g.panel(rect(left, r.y + r.h - 21 * u, wide, 20 * u), { fill: color.paper, line: 2 * u, radius: 4 * u });
  g.text(name, left + wide / 2, r.y + r.h - 11 * u, { ...style, align: 'center' });
}

/** Phones: one row for one seat. */
export function rowPanel(g: CanvasPainter, place: SeatLayout, draft: SeatShown, front: boolean, u: number): void {
  const { panel, face, head, toggle } = place;
  const area = areaOf(draft.hero);
  const faded = !draft.taken;
  g.panel(panel, {
    fill: faded ? EMPTY : front ? color.paperLit : color.paper,
    alpha: faded ? 0.5 : 1,
    line: front && !faded ? 3 * u : 1.5 * u,
    lineColor: faded ? color.cream : front ? color.act : color.ink,
    radius: 6 * u,
    dashed: faded,
    ...(faded ? {} : { shadow: 2.5 * u }),
  });
  portrait(g, face, draft.hero, { radius: 4 * u, cell: 6 * u, dim: faded });
  g.panel(face, { line: 1.5 * u, radius: 4 * u });
  const tag = rect(face.x, face.y, 20 * u, 20 * u);
  g.panel(tag, { fill: areaColor[area], line: 1.5 * u, radius: 4 * u });
  g.icon(areaIcon[area], tag.x + tag.w / 2, tag.y + tag.h / 2, 13 * u, color.white);
  const ink = faded ? color.paper : color.ink;
  const middle = head.y + head.h / 2;
  const name = { face: 'display', size: 21 * u, color: ink, width: head.w - 8 * u } as const;
  g.text(text.heroName[draft.hero], head.x + 4 * u, middle - 10 * u, name);
  if (faded) {
    const style = { size: 13 * u, color: ink, width: head.w - 8 * u };
    g.text(text.screens.newGame.absent, head.x + 4 * u, middle + 12 * u, style);
  } else {
    playerAndSkills(g, head, draft, middle + 12 * u, u);
  }
  drawButton(g, inset(toggle, 3 * u), u, { label: '', icon: faded ? 'plus' : 'x', size: 19 * u, align: 'center' });
}

/** The second line of a row: who plays, and the names of the hero's skills where there is room. */
function playerAndSkills(g: CanvasPainter, head: Rect, draft: SeatShown, y: number, u: number): void {
  g.icon(PLAYER_ICON[draft.player], head.x + 12 * u, y, 16 * u, color.ink);
  const player = { size: 13 * u, color: color.ink, width: head.w - 26 * u } as const;
  fitText(g, text.screens.newGame.player[draft.player], head.x + 24 * u, y, player);
  const width = head.w - 110 * u;
  if (width <= 60 * u) return;
  const names = skillsOf(draft).map(({ id }) => text.skillName[id]);
  const style = { size: 13 * u, color: color.eventLong, weight: 700, align: 'right', width } as const;
  g.text(names.join(', '), head.x + head.w - 6 * u, y, style);
}

/** Upright tablets: one row with everything about one seat. */
export function seatRow(g: CanvasPainter, place: SeatLayout, draft: SeatShown, u: number): void {
  const { panel, face, name, skills: lines } = place;
  const area = areaOf(draft.hero);
  const radius = 8 * u;
  const faded = !draft.taken;
  g.panel(panel, {
    fill: faded ? EMPTY : color.paper,
    alpha: faded ? 0.5 : 1,
    line: 2 * u,
    lineColor: faded ? color.cream : color.ink,
    radius,
    dashed: faded,
    ...(faded ? {} : { shadow: 4 * u }),
  });
  const frame = inset(face, 5 * u);
  portrait(g, frame, draft.hero, { radius: 5 * u, cell: 8 * u, dim: faded });
  g.panel(frame, { line: 2 * u, radius: 5 * u });
  const tag = rect(frame.x, frame.y, 28 * u, 28 * u);
  g.panel(tag, { fill: areaColor[area], line: 2 * u, radius: 5 * u });
  g.icon(areaIcon[area], tag.x + tag.w / 2, tag.y + tag.h / 2, 19 * u, color.white);
  const style = { face: 'display', size: 29 * u, color: faded ? color.paper : color.ink, width: name.w } as const;
  g.text(text.heroName[draft.hero], name.x, name.y + name.h / 2 + 2 * u, style);
  if (faded) {
    g.text(text.screens.newGame.absent, lines.x, lines.y + 10 * u, { size: 15 * u, color: color.paper });
    const label = text.screens.newGame.add;
    drawButton(g, addRect({ rows: true }, place), u, { label, icon: 'plus', size: 23 * u, align: 'center' });
    return;
  }
  drawButton(g, inset(place.toggle, 2 * u), u, { label: '', icon: 'x', size: 19 * u, align: 'center' });
  skills(g, lines, draft, 15 * u);
  cards(g, place, draft, true);
  const other = otherHero(draft.hero, draft.edition);
  if (other !== draft.hero) {
    const label = text.heroName[other];
    drawButton(g, inset(place.swap, 2 * u), u, { label, icon: 'turn', size: 18 * u, align: 'center' });
  }
  players(g, place, draft, u, { size: 13 * u, phone: false });
}

/** Phones: the details and choices of the seat in front. */
export function detailPanel(g: CanvasPainter, area: Rect, place: SeatLayout, draft: SeatShown, u: number): void {
  const { name } = place;
  const own = areaOf(draft.hero);
  const tone = areaColor[own];
  g.panel(area, { fill: color.paperLit, line: 2 * u, radius: 7 * u, shadow: 3 * u });
  g.panel(rect(area.x, area.y, area.w, 5 * u), { fill: tone, line: 2 * u, radius: 3 * u });
  const style = { face: 'display', size: 23 * u } as const;
  const y = name.y + name.h / 2 + 2 * u;
  g.text(text.heroName[draft.hero], name.x, y, style);
  const right = name.x + g.measure(text.heroName[draft.hero], style);
  g.icon(areaIcon[own], right + 18 * u, y, 16 * u, tone);
  g.text(text.areaName[own], right + 29 * u, y, { size: 13 * u, color: tone, weight: 700 });
  skills(g, place.skills, draft, 13.5 * u);
  cards(g, place, draft, false);
  if (!draft.taken) return;
  const other = otherHero(draft.hero, draft.edition);
  if (other !== draft.hero)
    drawButton(g, place.swap, u, { label: text.heroName[other], icon: 'turn', size: 18 * u, align: 'center' });
  players(g, place, draft, u, { size: 12 * u, phone: true });
}

function skillsOf({ hero, edition }: SeatShown): readonly Skill[] {
  return edition.heroes.find(({ id }) => id === hero)?.skills ?? [];
}

interface PortraitStyle {
  readonly radius?: number;
  /** Size of halftone cells. */
  readonly cell?: number;
  readonly dim?: boolean;
}

/** A hero's head and shoulders standing on the lower edge of a frame, in front of the color of their area. */
function portrait(g: CanvasPainter, r: Rect, hero: HeroId, style: PortraitStyle): void {
  const { radius = 0, cell = 9, dim = false } = style;
  const own = areaColor[areaOf(hero)];
  const light = mix(own, 0xffe9c8, 0.5);
  const back = dim ? mix(light, color.tableRay, 0.55) : light;
  const center = { x: r.x + r.w / 2, y: r.y + r.h * 0.7 };
  const grow = (x: number, y: number): number => Math.max(0, Math.hypot(x - center.x, y - center.y) / r.h - 0.42) * 0.9;
  g.withinRound(r, radius, () => {
    g.fill(r, back);
    g.rays(center, r.w + r.h, mix(back, color.paperLit, 0.28), 16, 0.1);
    g.dots(r, cell, own, grow, 0.55);
    // The bust is cut off flat 4 of 256 above the foot of its picture, so it sinks that far below the frame.
    const size = Math.min(r.h * 1.0, r.w * 1.06);
    g.sprite(`face/${hero}`, center.x, r.y + r.h - size / 2 + size * 0.012, size, dim ? { tint: 0xd8b8a0 } : {});
  });
}

/** A portrait in a ring. */
function roundPortrait(
  g: CanvasPainter,
  x: number,
  y: number,
  radius: number,
  hero: HeroId,
  line: number,
  style: PortraitStyle,
): void {
  portrait(g, inset(rect(x, y, 0, 0), -radius), hero, { ...style, radius });
  const ring = Array.from({ length: 48 }, (_, i) => ({
    x: x + Math.cos((i / 24) * Math.PI) * radius,
    y: y + Math.sin((i / 24) * Math.PI) * radius,
  }));
  g.stroke(ring, line);
}

/** Who plays: three parts of one switch. */
function players(
  g: CanvasPainter,
  place: SeatLayout,
  draft: SeatDraft,
  u: number,
  { size, phone }: { readonly size: number; readonly phone: boolean },
): void {
  const whole = around(place.players);
  const radius = 7 * u;
  g.withinRound(whole, radius, () => {
    for (const [i, player] of PLAYERS.entries()) {
      const r = at(place.players, i);
      const chosen = draft.player === player;
      g.fill(r, chosen ? (phone ? CHOSEN : color.act) : color.paperDim);
      const ink = chosen && phone ? color.paperLit : color.ink;
      if (chosen) chosenBar(g, r, u, ink);
      if (i > 0) g.segment(r.x, r.y, r.x, r.y + r.h, 2 * u);
      const x = r.x + r.w / 2;
      g.icon(PLAYER_ICON[player], x, r.y + r.h * 0.36, Math.min(24 * u, r.h * 0.46), ink);
      const style = { size, weight: chosen ? 700 : 600, align: 'center', color: ink, width: r.w - 3 * u } as const;
      fitText(g, text.screens.newGame.player[player], x, r.y + r.h * 0.78, style);
    }
  });
  g.panel(whole, { line: 2 * u, radius });
}

/** The hero's unique skill. */
function skills(g: CanvasPainter, r: Rect, draft: SeatShown, size: number): void {
  const runs = skillsOf(draft).flatMap((skill, i) => [
    { text: `${i > 0 ? ' ' : ''}${text.skillName[skill.id]} `, weight: 700 as const, color: color.eventLong },
    { text: text.skillLine(skill), weight: 500 as const },
  ]);
  g.paragraph(runs, r, { size, leading: 1.24 });
}

/** The cards of the hero's area; with names and pictures if `names` says that there is room. */
function cards(g: CanvasPainter, place: SeatLayout, { hero, edition }: SeatShown, names: boolean): void {
  const area = areaOf(hero);
  for (const [i, card] of edition.decks[area].entries()) {
    drawCard(g, at(place.cards, i), card.healthy, { area, no: i + 1, names });
  }
}
