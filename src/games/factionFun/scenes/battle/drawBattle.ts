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

/** The names of what the die of a people tells: its total, and where it is the last one, who leads, and what that means. */
export const toldByDie = (people: PeopleId, isLast: boolean): readonly string[] => [
  totalName(people),
  ...(isLast ? [LEAD, OUTCOME] : []),
];

const totalName = (people: PeopleId): string => `battle:total:${people}`;
const LEAD = 'battle:lead';
const OUTCOME = 'battle:outcome';

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
    if (side.total !== null) putTotal(surface, area, people, side.total, unit);
  }
  putLead(surface, places.lead, battle.lead, unit, form === 'portrait');
  putFoot(surface, places, layout.hand, battle, unit);
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
  return { picture, words, isRight, ...numbersIn(below, isRight, unit) };
}

/** Where the die, what is added to it, and the total are: in one row where the room is low. */
function numbersIn({ x, y, w, h }: Rect, isRight: boolean, unit: number) {
  const isRow = h < w * 0.3;
  const mirrored = ({ x: left, ...rest }: Rect): Rect => ({ ...rest, x: isRight ? 2 * x + w - left - rest.w : left });
  if (isRow) {
    const die = Math.min(h, 118 * unit);
    const total = Math.max(die, w * 0.24);
    return {
      isRow,
      dieArea: mirrored(rect(x, y + (h - die) / 2, die, die)),
      chips: mirrored(rect(x + die + 6 * unit, y, w - die - total - 12 * unit, h)),
      total: mirrored(rect(x + w - total, y, total, h)),
    };
  }
  const chip = Math.min(30 * unit, h * 0.3);
  const die = Math.min(h - chip, 132 * unit, w * 0.36);
  return {
    isRow,
    dieArea: mirrored(rect(x + 8 * unit, y + (h - chip - die) / 2, die, die)),
    chips: rect(x, y + h - chip, w, chip),
    total: mirrored(rect(x + die, y, w - die, h - chip)),
  };
}

function paintSide(g: CanvasPainter, area: Rect, people: PeopleId, side: ShownFighter, unit: number): void {
  const face = paintSlab(g, area, { unit });
  const { picture, words, isRight, isRow, dieArea, chips } = partsOf(face, people, unit);
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
  const emblem = size * 0.9;
  const above = words.y + words.h * 0.3;
  g.sprite(`emblem/dark/${people}`, x + (isRight ? -emblem / 2 : emblem / 2), above - size * 0.1, emblem);
  const after = x + (isRight ? -1 : 1) * (emblem + 5 * unit);
  g.text(peopleNames[people], after, above, { size: size * 0.66, weight: 700, align });
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
  // In a row the number stands on the die beside it.
  const rolled = side.die === null || isRow ? [] : [{ words: text.die(side.die), fill: paint.white }];
  paintChips(g, chips, [...rolled, ...chipsOf(people, side)], unit);
}

/** Something that a total is made of, in words. */
interface Chip {
  readonly words: string;
  readonly fill: number;
}

function chipsOf(people: PeopleId, { bonuses, wins }: ShownFighter): Chip[] {
  return [
    ...bonuses.map((words) => ({ words, fill: PEOPLE_PAINT[people].pale })),
    ...(wins > 0 ? [{ words: text.rollsWon(wins), fill: paint.chip }] : []),
  ];
}

/** What the total is made of, in the middle of an area: in as many rows as are needed. */
function paintChips(g: CanvasPainter, { x, y, w, h }: Rect, chips: readonly Chip[], unit: number): void {
  const high = Math.min(30 * unit, h * (chips.length > 1 && h > 40 * unit ? 0.48 : 1));
  const style = { size: Math.max(12, Math.min(15 * unit, high * 0.56)), weight: 700 } as const;
  const rows: { readonly chips: (Chip & { readonly width: number })[]; w: number }[] = [];
  for (const chip of chips) {
    const width = g.measure(chip.words, style) + 16 * unit;
    const last = rows.at(-1);
    const isFull = !last || last.w + 8 * unit + width > w;
    if (isFull) rows.push({ chips: [{ ...chip, width }], w: width });
    else {
      last.chips.push({ ...chip, width });
      last.w += 8 * unit + width;
    }
  }
  for (const [index, row] of rows.entries()) {
    const top = y + h / 2 + (index - rows.length / 2) * high;
    let left = x + Math.max(0, (w - row.w) / 2);
    for (const { words, fill, width } of row.chips) {
      g.panel(rect(left, top + 2 * unit, width, high - 4 * unit), { fill, line: 0, radius: 7 * unit });
      g.text(words, left + width / 2, top + high / 2, { ...style, align: 'center' });
      left += width + 8 * unit;
    }
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

/** The total of a people, which can be hidden while its die is thrown. */
function putTotal({ panels }: Surface, area: Rect, people: PeopleId, sum: number, unit: number): void {
  const { total } = partsOf({ ...area, h: area.h - 4 * unit }, people, unit);
  panels.put(totalName(people), total, DEPTH.battle + 2, sum, (g) => {
    const { x, y } = middle(total);
    g.title(String(sum), x, y, { size: Math.min(96 * unit, total.h * 0.94), width: total.w - 8 * unit });
  });
}

function putLead(surface: Surface, area: Rect, lead: ShownBattle['lead'], unit: number, isLow: boolean): void {
  putSlab(surface, LEAD, area, DEPTH.battle + 3, lead, (g) => {
    const { who, rule, means } = lead;
    const face = paintSlab(g, area, { unit });
    const { x, y } = middle(face);
    // On an upright phone the rest stands in the foot.
    if (isLow) return g.title(who, x, y, { size: 17 * unit, width: face.w - 14 * unit });
    g.title(who, x, face.y + face.h * 0.3, { size: Math.min(22 * unit, face.h * 0.22), width: face.w - 14 * unit });
    const below = rect(face.x + 8 * unit, face.y + face.h * 0.46, face.w - 16 * unit, face.h * 0.5);
    g.paragraph([{ text: `${rule} ${means}`.trim() }], below, {
      size: 14.5 * unit,
      weight: 500,
      align: 'center',
      leading: 1.1,
    });
  });
}

/** What is asked, and how the battle may end as a bar. */
function putFoot(
  surface: Surface,
  { foot, question, about, odds }: BattleLayout,
  hand: Rect,
  battle: ShownBattle,
  unit: number,
): void {
  const { lead, advice, chances } = battle;
  putSlab(surface, 'battle:foot', foot, DEPTH.battle + 1, null, (g) => paintSlab(g, foot, { unit }));
  surface.panels.put(OUTCOME, foot, DEPTH.battle + 2, [battle.question, lead, advice, chances], (g) => {
    g.text(battle.question || lead.who, question.x, question.y + question.h / 2, {
      size: Math.min(20 * unit, question.h * 0.8),
      face: 'display',
      width: question.w,
    });
    if (about) {
      const style = { size: 14 * unit, weight: 500, width: about.w } as const;
      g.text(lead.rule || lead.means, about.x, about.y + about.h / 2, style);
    }
    if (advice !== '') g.paragraph([{ text: advice }], hand, { size: 15 * unit, weight: 500, leading: 1.15 });
    paintOdds(g, odds, battle, unit);
  });
}

/** The chances as a bar, with what each part of it means below. */
function paintOdds(
  g: CanvasPainter,
  { x, y, w, h }: Rect,
  { chances, outcomes, tie }: ShownBattle,
  unit: number,
): void {
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
  const [one, other] = [outcomes.sailfolk, outcomes.hearthfolk];
  g.text(one, bar.x, below, note);
  g.text(other, bar.x + bar.w, below, { ...note, align: 'right' });
  // Between the two, where they leave room.
  const [from, to] = [bar.x + g.measure(one, note), bar.x + bar.w - g.measure(other, note)];
  const words = tie(tableText.percent(chances.tie));
  if (chances.tie === 0 || g.measure(words, note) > to - from) return;
  g.text(words, (from + to) / 2, below, { ...note, weight: 500, align: 'center' });
}
