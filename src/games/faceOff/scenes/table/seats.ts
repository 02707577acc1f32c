import { at } from '../../../../kernel/values/at.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import { kindOf, victoryOf } from '../../content/cards.ts';
import type { FaceTableView } from '../../interaction/view.ts';
import { totalOf } from '../../rules/power/totals.ts';
import { everythingOf } from '../../rules/scoring/sets.ts';
import type { FaceOffView, Seat } from '../../rules/state/state.ts';
import { seatName } from '../../text/facts.en.ts';
import { screenText as text } from '../../text/screen.en.ts';
import { paintPicture } from '../paint/card.ts';
import { paintChip, paintLabel } from '../paint/label.ts';
import { paint, seatPaint } from '../paint/paint.ts';
import { DEPTH, put, type Surface } from './surface.ts';

/** A label for each seat: what it has, and its army. */
export function drawSeats(surface: Surface, view: FaceTableView): void {
  const { layout, state, seat: own, lanes, race } = view;
  for (const [seat, area] of layout.seats.entries()) {
    const box = lanes[seat]?.box ?? 'none';
    const points = race[seat]?.points ?? 0;
    put(surface, `seat:${seat}`, area, DEPTH.panel, [state.seats[seat], box, points, state.first, own], (g) => {
      if (layout.form === 'wide') paintWide(g, area, view, seat);
      else paintSmall(g, area, view, seat);
    });
  }
}

/** The symbol of a faction in its color; the second seat of a faction has it inverted. */
export function paintEmblem(g: CanvasPainter, area: Rect, state: FaceOffView, seat: Seat): void {
  const { faction } = at(state.seats, seat);
  if (faction === null) return;
  const isSecond = state.seats.findIndex((one) => one.faction === faction) !== seat;
  const { main, tint, on } = seatPaint(state, seat);
  g.panel(area, { fill: isSecond ? tint : main, line: 2, lineColor: paint.ink, radius: 4 });
  g.icon(faction, area.x + area.w / 2, area.y + area.h / 2, area.h * 0.74, isSecond ? main : on);
}

interface Count {
  readonly icon: 'match' | 'power' | 'piece' | 'deck' | 'hand';
  readonly count: number;
}

function countsOf(state: FaceOffView, seat: Seat): Count[] {
  const own = at(state.seats, seat);
  return [
    { icon: 'match', count: own.tokens },
    { icon: 'power', count: own.owned.filter((card) => kindOf(card) === 'power').length },
    { icon: 'piece', count: everythingOf(own).filter((card) => victoryOf(card)).length },
    { icon: 'hand', count: own.hand.length },
    { icon: 'deck', count: own.deck.length },
  ];
}

function paintCount(g: CanvasPainter, { icon, count }: Count, x: number, y: number, size: number): number {
  if (icon === 'match') g.sprite('match/fresh', x + size * 0.3, y, size * 1.4);
  else g.icon(icon, x + size * 0.5, y, size, paint.ink);
  const left = x + size * (icon === 'match' ? 0.7 : 1.1);
  g.text(String(count), left, y, { size, weight: 700 });
  return left + g.measure(String(count), { size, weight: 700 }) + size * 0.5;
}

function paintWide(
  g: CanvasPainter,
  area: Rect,
  { layout, state, lanes, race, seat: own }: FaceTableView,
  seat: Seat,
): void {
  const { unit } = layout;
  const { army } = at(state.seats, seat);
  const face = paintLabel(g, area, { unit, frame: seatPaint(state, seat).main });
  const inner = inset(face, 10 * unit);
  const side = 36 * unit;
  paintEmblem(g, rect(inner.x, inner.y, side, side), state, seat);
  const left = inner.x + side + 7 * unit;
  const name = seat === own ? `${seatName(state, seat)} (${text.you})` : seatName(state, seat);
  const isFirst = state.first === seat;
  g.text(name, left, inner.y + side * 0.3, { size: 17 * unit, face: 'display', width: inner.x + inner.w - left });
  g.text(text.visible(race[seat]?.points ?? 0), left, inner.y + side * 0.82, {
    size: 13 * unit,
    weight: 500,
    color: paint.soft,
    width: inner.x + inner.w - left - (isFirst ? 26 * unit : 0),
  });
  if (isFirst) g.icon('first', inner.x + inner.w - 9 * unit, inner.y + side * 0.82, 18 * unit, paint.ink);
  let { x } = inner;
  const y = inner.y + side + 16 * unit;
  for (const count of countsOf(state, seat)) x = paintCount(g, count, x, y, 14.5 * unit);
  const row = rect(inner.x, y + 14 * unit, inner.w, inner.y + inner.h - y - 14 * unit);
  paintArmy(g, row, state, seat, army.length, unit);
  const box = lanes[seat]?.box;
  if (box === 'sealed' && seat !== own)
    paintChip(g, inner.x + inner.w - 24 * unit, inner.y + side * 0.3, text.sealed, 12.5 * unit);
}

/** The army of a seat as small pictures, with its total. */
function paintArmy(g: CanvasPainter, area: Rect, state: FaceOffView, seat: Seat, count: number, unit: number): void {
  if (area.h < 20 * unit) return;
  const { army } = at(state.seats, seat);
  const { total } = totalOf(state, seat, 'hq');
  const y = area.y + area.h / 2;
  g.text(text.armyTotal(total), area.x, y, { size: 14 * unit, weight: 700, color: count > 0 ? paint.ink : paint.soft });
  const left = area.x + 66 * unit;
  const room = area.x + area.w - left;
  const side = Math.min(area.h, 64 * unit, room / Math.max(1, count) - 3 * unit);
  for (const [index, { card }] of army.entries())
    paintPicture(g, rect(left + index * (side + 3 * unit), y - side / 2, side, side), card);
}

function paintSmall(
  g: CanvasPainter,
  area: Rect,
  { layout, state, lanes, seat: own }: FaceTableView,
  seat: Seat,
): void {
  const { unit } = layout;
  const { tokens } = at(state.seats, seat);
  const face = paintLabel(g, area, {
    unit,
    ...(seat === own ? { frame: paint.act } : { frame: seatPaint(state, seat).main }),
  });
  const side = Math.min(22 * unit, face.h * 0.44);
  const [x, y] = [face.x + 6 * unit, face.y + 4 * unit];
  paintEmblem(g, rect(x, y, side, side), state, seat);
  const size = 13 * unit;
  paintCount(g, { icon: 'match', count: tokens }, x + side + 4 * unit, y + side / 2, size);
  const box = lanes[seat]?.box;
  const right = face.x + face.w - 12 * unit;
  if (box === 'sealed') g.icon('lock', right, y + side / 2, 15 * unit, paint.ink);
  else if (box === 'choosing' && seat !== own) g.icon('dots', right, y + side / 2, 15 * unit, paint.ink);
  else if (state.first === seat) g.icon('first', right, y + side / 2, 15 * unit, paint.ink);
  const { total } = totalOf(state, seat, 'hq');
  // The frame is below the words.
  const below = y + side + (face.y + face.h - 3 * unit - y - side) / 2;
  g.text(text.armyTotal(total), x, below, { size: 12 * unit, weight: 600, width: face.w - 12 * unit });
}
