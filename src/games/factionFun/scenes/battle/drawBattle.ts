import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { inset, middle, type Rect, rect } from '../../../../table/layout/rect.ts';
import { PEOPLES, type PeopleId } from '../../content/vocabulary.ts';
import type { ShownBattle, ShownFighter } from '../../interaction/battle.ts';
import type { BattleLayout } from '../../interaction/layout/tableLayout.ts';
import type { FactionTableView } from '../../interaction/view.ts';
import { battleText as text } from '../../text/battle.en.ts';
import { peopleNames } from '../../text/names.en.ts';
import { tableText } from '../../text/table.en.ts';
import { PEOPLE_PAINT, paint } from '../paint/paint.ts';
import { paintSlab } from '../paint/slab.ts';
import { pictureOf } from '../table/pieces.ts';
import { DEPTH, putSlab, type Surface } from '../table/surface.ts';
import { paintBattleGround } from './ground.ts';

/** The name of the die of a people on the surface. */
export const dieName = (people: PeopleId): string => `battle:die:${people}`;

/** A battle over the whole table: both fighters, their dice and totals, and how it may end. */
export function drawBattle(surface: Surface, view: FactionTableView, battle: ShownBattle, places: BattleLayout): void {
  const { layout } = view;
  const { unit, form, event } = layout;
  const window = layout.window;
  surface.panels.put('battle:ground', window, DEPTH.battle, null, (g) =>
    paintBattleGround(g, window, places, form === 'portrait'),
  );
  putSlab(surface, 'battle:title', event, DEPTH.battle + 1, battle.title, (g) => {
    const face = paintSlab(g, event, { unit });
    const words = [{ text: battle.title, color: paint.ink }];
    // Between the buttons of a phone it takes two lines.
    g.paragraph(words, inset(face, 4 * unit), {
      size: (form === 'wide' ? 21 : 16) * unit,
      face: 'display',
      align: 'center',
      middle: true,
      leading: 1.05,
    });
  });
  for (const people of PEOPLES) {
    const area = places.sides[people];
    const side = battle.sides[people];
    putSlab(surface, `battle:${people}`, area, DEPTH.battle + 1, side, (g) => paintSide(g, area, people, side, unit));
    if (side.die !== null) putDie(surface, area, people, side.die, unit);
  }
  putLead(surface, places.lead, battle.lead, unit, form === 'portrait');
  putFoot(surface, places, battle, unit);
}

/** Where the picture of a fighter, its words, and its numbers are on its slab: mirrored for the Hearthfolk. */
function partsOf({ x, y, w, h }: Rect, people: PeopleId, unit: number) {
  const isRight = people === 'hearthfolk';
  const edge = 14 * unit;
  const side = Math.min(h * 0.5, w * 0.44, 196 * unit);
  const top = y + Math.min(edge, h * 0.04);
  const picture = rect(isRight ? x + w - edge - side : x + edge, top, side, side);
  const words = isRight
    ? rect(x + edge, top, w - 2 * edge - side - 10 * unit, side)
    : rect(picture.x + side + 10 * unit, top, w - 2 * edge - side - 10 * unit, side);
  const below = rect(x + edge, top + side + 4 * unit, w - 2 * edge, y + h - top - side - 12 * unit);
  const chip = Math.min(30 * unit, below.h * 0.3);
  const die = Math.min(below.h - chip, 118 * unit, below.w * 0.34);
  const dieArea = rect(isRight ? below.x + below.w - die : below.x, below.y, die, die);
  return { picture, words, below, chip, dieArea, isRight };
}

function paintSide(g: CanvasPainter, area: Rect, people: PeopleId, side: ShownFighter, unit: number): void {
  const face = paintSlab(g, area, { unit });
  const { picture, words, below, chip, dieArea, isRight } = partsOf(face, people, unit);
  const { pale } = PEOPLE_PAINT[people];
  g.panel(picture, { fill: pale, line: 0, radius: 10 * unit });
  g.withinRound(picture, 10 * unit, () => {
    const { x, y } = middle(picture);
    const { avatar } = side;
    const name = avatar ? `portrait/${pictureOf(avatar)}` : `emblem/dark/${people}`;
    g.sprite(name, x, y, picture.h * (avatar ? 1 : 0.6));
  });
  g.panel(picture, { line: 2 * unit, lineColor: paint.ink, radius: 10 * unit });
  const align = isRight ? 'right' : 'left';
  const x = isRight ? words.x + words.w : words.x;
  const size = Math.min(26 * unit, words.h * 0.24);
  g.text(peopleNames[people], x, words.y + words.h * 0.3, { size: size * 0.66, weight: 700, align });
  g.text(side.name, x, words.y + words.h * 0.3 + size, { size, face: 'display', align, width: words.w });
  const about = rect(words.x, words.y + words.h * 0.3 + size * 1.7, words.w, words.h * 0.7 - size * 1.7);
  if (about.h > 12 * unit)
    g.paragraph([{ text: side.about, color: paint.soft }], about, {
      size: Math.min(15 * unit, size * 0.66),
      weight: 500,
      align,
      leading: 1.05,
    });
  if (side.die === null) {
    const spot = middle(dieArea);
    g.sprite(`d20/${people}`, spot.x, spot.y, dieArea.h, { alpha: 0.35 });
  }
  const room = rect(isRight ? below.x : dieArea.x + dieArea.w, below.y, below.w - dieArea.w, below.h - chip);
  const { x: totalX, y: totalY } = middle(room);
  if (side.total !== null) g.title(String(side.total), totalX, totalY, { size: Math.min(96 * unit, room.h * 0.94) });
  paintChips(g, rect(below.x, below.y + below.h - chip, below.w, chip), people, side, unit);
}

/** What the total is made of, in the middle of a row. */
function paintChips(g: CanvasPainter, { x, y, w, h }: Rect, people: PeopleId, side: ShownFighter, unit: number): void {
  const style = { size: Math.min(15 * unit, h * 0.56), weight: 700 } as const;
  const chips: readonly (readonly [string, number])[] = [
    ...(side.die === null ? [] : [[text.die(side.die), paint.white] as const]),
    ...side.bonuses.map((bonus) => [bonus, PEOPLE_PAINT[people].pale] as const),
    ...(side.wins > 0 ? [[text.wins(side.wins), paint.chip] as const] : []),
  ];
  const widths = chips.map(([words]) => g.measure(words, style) + 16 * unit);
  const all = widths.reduce((sum, width) => sum + width + 8 * unit, -8 * unit);
  let left = x + Math.max(0, (w - all) / 2);
  for (const [index, [words, fill]] of chips.entries()) {
    const width = widths[index] ?? 0;
    g.panel(rect(left, y + 2 * unit, width, h - 4 * unit), { fill, line: 0, radius: 7 * unit });
    g.text(words, left + width / 2, y + h / 2, { ...style, align: 'center' });
    left += width + 8 * unit;
  }
}

/** A D20 that can be thrown by itself. */
function putDie({ panels }: Surface, area: Rect, people: PeopleId, die: number, unit: number): void {
  const face = { ...area, h: area.h - 4 * unit };
  const { dieArea } = partsOf(face, people, unit);
  panels.put(dieName(people), dieArea, DEPTH.battle + 2, die, (g) => {
    const { x, y } = middle(dieArea);
    g.sprite(`d20/${people}`, x, y, dieArea.h);
    g.title(String(die), x, y + dieArea.h * 0.02, { size: dieArea.h * 0.3, color: PEOPLE_PAINT[people].on });
  });
}

function putLead(surface: Surface, area: Rect, [who, about]: ShownBattle['lead'], unit: number, isLow: boolean): void {
  putSlab(surface, 'battle:lead', area, DEPTH.battle + 3, [who, about], (g) => {
    const face = paintSlab(g, area, { unit });
    const { x, y } = middle(face);
    if (isLow)
      return void g.text(`${who}. ${about}`, x, y, {
        size: 14 * unit,
        weight: 700,
        align: 'center',
        width: face.w - 16 * unit,
      });
    g.title(who, x, face.y + face.h * 0.3, { size: Math.min(22 * unit, face.h * 0.22), width: face.w - 14 * unit });
    const below = rect(face.x + 8 * unit, face.y + face.h * 0.46, face.w - 16 * unit, face.h * 0.5);
    g.paragraph([{ text: about }], below, { size: 14.5 * unit, weight: 500, align: 'center', leading: 1.1 });
  });
}

/** What is asked, and how the battle may end as a bar. */
function putFoot(surface: Surface, { foot, question, odds }: BattleLayout, battle: ShownBattle, unit: number): void {
  putSlab(surface, 'battle:foot', foot, DEPTH.battle + 1, [battle.question, battle.chances], (g) => {
    paintSlab(g, foot, { unit });
    g.text(battle.question, question.x, question.y + question.h / 2, {
      size: Math.min(20 * unit, question.h * 0.8),
      face: 'display',
      width: question.w,
    });
    paintOdds(g, odds, battle.chances, unit);
  });
}

function paintOdds(g: CanvasPainter, { x, y, w, h }: Rect, chances: ShownBattle['chances'], unit: number): void {
  const high = Math.min(30 * unit, h * 0.52);
  const bar = rect(x, y + Math.max(0, (h - high - 24 * unit) / 2), w, high);
  const left = bar.w * chances.sailfolk;
  const right = bar.w * chances.hearthfolk;
  g.withinRound(bar, 5 * unit, () => {
    g.fill(bar, paint.white);
    g.fill({ ...bar, w: left }, PEOPLE_PAINT.sailfolk.main);
    g.fill({ ...bar, x: bar.x + bar.w - right, w: right }, PEOPLE_PAINT.hearthfolk.main);
  });
  g.panel(bar, { line: 2 * unit, lineColor: paint.ink, radius: 5 * unit });
  const style = { size: Math.min(15 * unit, high * 0.6), weight: 700, align: 'center' } as const;
  const line = bar.y + high / 2;
  if (left > 40 * unit)
    g.text(tableText.percent(chances.sailfolk), bar.x + left / 2, line, { ...style, color: PEOPLE_PAINT.sailfolk.on });
  if (right > 40 * unit)
    g.text(tableText.percent(chances.hearthfolk), bar.x + bar.w - right / 2, line, {
      ...style,
      color: PEOPLE_PAINT.hearthfolk.on,
    });
  const below = bar.y + high + 11 * unit;
  const note = { size: 14 * unit, weight: 700 } as const;
  g.text(peopleNames.sailfolk, bar.x, below, note);
  g.text(peopleNames.hearthfolk, bar.x + bar.w, below, { ...note, align: 'right' });
  if (chances.tie > 0)
    g.text(text.tie(tableText.percent(chances.tie)), bar.x + bar.w / 2, below, {
      ...note,
      weight: 500,
      align: 'center',
    });
}
