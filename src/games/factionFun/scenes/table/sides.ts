import { at } from '../../../../kernel/values/at.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { type Rect, rect } from '../../../../table/layout/rect.ts';
import { PEOPLES, type PeopleId, rivalOf } from '../../content/vocabulary.ts';
import { hexCorners } from '../../interaction/layout/hexBoard.ts';
import type { FactionTableView } from '../../interaction/view.ts';
import { FORMED_AT, realmOf, realmSize, tilesOf } from '../../rules/board/realm.ts';
import type { Avatar, FactionFunView, Seat } from '../../rules/state/state.ts';
import { realmToWin } from '../../rules/turn/rounds.ts';
import { peopleOf, seatsOf } from '../../rules/turn/seats.ts';
import { avatarName, peopleNames } from '../../text/names.en.ts';
import { tableText as text } from '../../text/table.en.ts';
import { PEOPLE_PAINT, paint } from '../paint/paint.ts';
import { paintSlab } from '../paint/slab.ts';
import { paintPortrait } from './portrait.ts';
import { DEPTH, putSlab, type Surface } from './surface.ts';

/** L4: every second link brings an avatar. */
const LINKS = 2;

/** What stands on the column of a people. */
interface Side {
  readonly people: PeopleId;
  readonly size: number;
  readonly goal: number;
  readonly tiles: number;
  readonly unlinked: number;
  readonly formed: string | null;
  readonly links: number;
  readonly cards: number;
  readonly resolve: boolean;
  readonly owesTurn: boolean;
  /** Each with what it can do, or with where it stands. */
  readonly avatars: readonly { readonly avatar: Avatar; readonly about: string }[];
  /** Whether it decides now, or is on turn while something moves. */
  readonly isActing: boolean;
}

function sideOf(state: FactionFunView, people: PeopleId, acting: Seat | null): Side {
  const { notches, hasFormed, owesTurn } = state.peoples[people];
  const held = tilesOf(state, people);
  const realm = realmOf(state, people);
  return {
    people,
    size: realmSize(state, people),
    goal: realmToWin(state),
    tiles: held.length,
    unlinked: held.length - held.filter((tile) => realm.has(tile)).length,
    formed: hasFormed ? text.formed[people] : null,
    links: LINKS - (notches % LINKS),
    cards: seatsOf(state, people).reduce((sum, seat) => sum + at(state.hands, seat).length, 0),
    resolve: !state.asWritten && held.length < tilesOf(state, rivalOf(people)).length,
    owesTurn,
    avatars: state.avatars
      .filter((avatar) => avatar.people === people)
      .map((avatar) => ({
        avatar,
        about: avatar.kind === 'base' ? text.standsOn(state.holders[avatar.tile] ?? null) : text.on[avatar.kind],
      })),
    isActing: acting !== null && peopleOf(acting) === people,
  };
}

/** A column for each people: its realm, its avatars, and what holds for it now. */
export function drawSides(surface: Surface, { layout, state, actor, busy }: FactionTableView): void {
  const [step] = state.steps;
  // While something moves, the step is still the one before.
  const acting = !busy && step && 'seat' in step ? step.seat : (state.turn?.seat ?? null);
  for (const people of PEOPLES) {
    const area = layout.sides[people];
    const side = sideOf(state, people, acting);
    putSlab(surface, `side:${people}`, area, DEPTH.panel, [side, actor], (g) => {
      const { unit, form } = layout;
      const face = paintSlab(g, area, { unit, ...(side.isActing ? { ring: paint.act } : {}) });
      g.withinRound(face, 8 * unit, () => g.fill({ ...face, h: 8 * unit }, PEOPLE_PAINT[people].main));
      if (form === 'wide') wideSide(g, face, side, actor, unit);
      else narrowSide(g, face, side, unit);
    });
  }
}

function wideSide(g: CanvasPainter, { x, y, w, h }: Rect, side: Side, actor: number | null, unit: number): void {
  const { people, size, goal, tiles, formed, links, avatars } = side;
  const left = x + 12 * unit;
  g.sprite(`emblem/dark/${people}`, left + 13 * unit, y + 30 * unit, 28 * unit);
  g.text(peopleNames[people], left + 34 * unit, y + 31 * unit, { size: 22 * unit, face: 'display' });
  g.text(String(size), left, y + 72 * unit, { size: 46 * unit, face: 'display' });
  const after = left + Math.max(34 * unit, g.measure(String(size), { size: 46 * unit, face: 'display' }) + 8 * unit);
  g.text(text.of(goal), after, y + 62 * unit, { size: 18 * unit, face: 'display' });
  g.text(text.held(tiles, formed), after, y + 83 * unit, {
    size: 14 * unit,
    weight: 500,
    color: paint.soft,
    width: x + w - after - 8 * unit,
  });
  track(g, rect(left, y + 96 * unit, w - 24 * unit, 24 * unit), side, false);
  g.text(text.nextAvatar(links), left, y + 132 * unit, { size: 14 * unit, weight: 500, color: paint.soft });
  const top = y + 148 * unit;
  const rows = chipRows(g, side, w - 24 * unit, unit);
  const foot = y + h - 8 * unit - rows.length * CHIP_ROW * unit;
  const room = foot - top - 4 * unit;
  const high = Math.min(85 * unit, room / Math.max(3, avatars.length));
  for (const [index, shown] of avatars.entries())
    portrait(g, rect(left, top + index * high, w - 24 * unit, high - 6 * unit), shown, shown.avatar.id === actor, unit);
  for (const [row, chips] of rows.entries())
    for (const chip of chips) {
      const area = rect(left + chip.x, foot + row * CHIP_ROW * unit, chip.w, 23 * unit);
      g.panel(area, { fill: chip.fill, line: 0, radius: 7 * unit });
      g.text(chip.words, area.x + 7 * unit, area.y + area.h / 2, chipStyle(unit));
    }
}

/** An avatar with its picture, and what it can do or where it stands. */
function portrait(
  g: CanvasPainter,
  area: Rect,
  { avatar, about }: Side['avatars'][number],
  isActor: boolean,
  unit: number,
): void {
  const side = Math.min(area.h, 76 * unit);
  const box = rect(area.x, area.y + (area.h - side) / 2, side, side);
  if (isActor)
    g.panel(
      { x: area.x - 4 * unit, y: box.y - 4 * unit, w: area.w + 8 * unit, h: side + 8 * unit },
      { fill: paint.white, line: 3 * unit, lineColor: paint.act, radius: 10 * unit },
    );
  paintPortrait(g, box, avatar, unit);
  const left = box.x + side + 8 * unit;
  const words = rect(left, box.y, area.x + area.w - left, side);
  const name = Math.min(22 * unit, side * 0.45);
  g.text(avatarName(avatar), left, box.y + side * 0.36, {
    size: Math.min(17 * unit, name),
    face: 'display',
    width: words.w,
  });
  if (side > 44 * unit)
    g.paragraph(
      [{ text: about, color: paint.soft }],
      { ...words, y: box.y + side * 0.54, h: side * 0.46 },
      { size: 13 * unit, weight: 500, leading: 1.05 },
    );
}

/** The notes on a people's column, in rows of at most that width. */
function chipRows(g: CanvasPainter, side: Side, width: number, unit: number): readonly (readonly Chip[])[] {
  const { pale } = PEOPLE_PAINT[side.people];
  const notes: readonly (readonly [string, number])[] = [
    [text.cards(side.cards), paint.chip],
    ...(side.resolve ? [[text.resolve, pale] as const] : []),
    ...(side.unlinked > 0 ? [[text.unlinked(side.unlinked), pale] as const] : []),
    ...(side.owesTurn ? [[text.losesTurn, pale] as const] : []),
  ];
  const rows: Chip[][] = [[]];
  let used = 0;
  for (const [words, fill] of notes) {
    const w = g.measure(words, chipStyle(unit)) + 14 * unit;
    if (used > 0 && used + w > width) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push({ words, fill, x: used, w });
    used += w + 6 * unit;
  }
  return rows;
}

/** A note with its place in its row. */
interface Chip {
  readonly words: string;
  readonly fill: number;
  readonly x: number;
  readonly w: number;
}

const chipStyle = (unit: number) => ({ size: Math.max(12, 14 * unit), weight: 700 }) as const;
/** The height of a row of notes, at unit 1. */
const CHIP_ROW = 28;

function narrowSide(g: CanvasPainter, { x, y, w, h }: Rect, side: Side, unit: number): void {
  const { people, size, tiles, formed, links, cards, resolve, owesTurn } = side;
  const middle = x + w / 2;
  g.sprite(`emblem/dark/${people}`, middle, y + 26 * unit, 30 * unit);
  g.title(String(size), middle, y + 56 * unit, { size: 30 * unit });
  g.text(formed ?? text.of(side.goal), middle, y + 78 * unit, {
    size: 13 * unit,
    weight: 700,
    align: 'center',
    width: w - 6 * unit,
  });
  const notes = [
    text.cards(cards),
    ...(resolve ? [text.resolve] : []),
    ...(owesTurn ? [text.losesTurn] : []),
    ...(resolve || owesTurn ? [] : [text.nextAvatarShort(links)]),
  ];
  const below = 58 * unit;
  const bar = rect(x + 4 * unit, y + 92 * unit, w - 8 * unit, h - 92 * unit - below - 4 * unit);
  if (bar.h > 120 * unit) track(g, bar, side, true);
  else g.text(text.held(tiles, null), middle, y + 98 * unit, { size: 12 * unit, align: 'center', width: w - 4 * unit });
  g.paragraph([{ text: notes.join(' ') }], rect(x + 3 * unit, y + h - below, w - 6 * unit, below - 3 * unit), {
    size: 12.5 * unit,
    weight: 700,
    align: 'center',
    middle: true,
    leading: 1.08,
  });
}

/** The steps to victory: filled as far as the realm goes, with the step that founds the City or Nation, and the goal. */
function track(g: CanvasPainter, { x, y, w, h }: Rect, { people, size, goal }: Side, isUpright: boolean): void {
  const { main, dark, on } = PEOPLE_PAINT[people];
  const length = isUpright ? h : w;
  const step = length / goal;
  const r = Math.min(step * (isUpright ? 0.52 : 0.54), (isUpright ? w : h) / 2);
  // Upright, gold joins the steps that are linked.
  const joined = isUpright && size > 1 ? Math.min(size, goal) - 1 : 0;
  if (joined > 0)
    g.fill(rect(x + w / 2 - r * 0.34, y + h - (joined + 0.5) * step, r * 0.68, joined * step), paint.gold);
  for (let index = 0; index < goal; index++) {
    const along = (index + 0.5) * step;
    const spot = isUpright ? { x: x + w / 2, y: y + h - along } : { x: x + along, y: y + h / 2 };
    const number = index + 1;
    const isFilled = number <= size;
    const isGoal = number === goal;
    g.fill(hexCorners(spot, r, isUpright), isGoal && !isFilled ? paint.act : isFilled ? dark : paint.line);
    g.fill(hexCorners(spot, r * 0.82, isUpright), isFilled ? main : paint.white);
    if (isGoal || number === FORMED_AT || (number === size && size > 0))
      g.text(String(number), spot.x, spot.y, {
        size: Math.max(11, r * 0.95),
        face: 'display',
        align: 'center',
        color: isFilled ? on : paint.ink,
      });
  }
}
