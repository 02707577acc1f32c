import { at } from '../../../../kernel/values/at.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { aligned } from '../../../../table/layout/layout.ts';
import { type Rect, rect } from '../../../../table/layout/rect.ts';
import { CARD } from '../../interaction/layout/tableLayout.ts';
import type { FaceTableView } from '../../interaction/view.ts';
import type { FaceOffView, Seat } from '../../rules/state/state.ts';
import { seatName } from '../../text/facts.en.ts';
import { moduleText } from '../../text/module.en.ts';
import { passingText as text } from '../../text/passing.en.ts';
import { paintBox, paintCard } from '../paint/card.ts';
import { paintGround, paintName } from '../paint/ground.ts';
import { paintChip } from '../paint/label.ts';
import { paint } from '../paint/paint.ts';
import { paintBuilding } from './headquarters.ts';
import { DEPTH, lidOf, type Surface } from './surface.ts';

/** Half the width of the box of who is next, which the page lays over the middle, with a margin. */
const BOX = 330;

/** While the device is passed: what is fought over and the boxes of the others, on both sides of the box of who is next. */
export function drawCurtain(
  { panels }: Surface,
  { layout: { width, height, unit }, state }: FaceTableView,
  seat: Seat,
): void {
  const window = rect(0, 0, width, height);
  panels.put('curtain', window, DEPTH.curtain, [seat, state], (g) => {
    paintGround(g, window);
    const side = width / 2 - BOX * unit;
    if (side < 150 * unit || height < 420 * unit) return;
    paintName(g, rect(0, 20 * unit, Math.min(side, 260 * unit), 50 * unit), moduleText.name, 30 * unit);
    paintPrize(g, rect(0, 0, side, height), state, unit);
    if (state.steps[0]?.step === 'seal') paintOthers(g, rect(width - side, 0, side, height), state, seat, unit);
  });
}

/** What is fought over: a clock card, or the headquarters. */
function paintPrize(g: CanvasPainter, area: Rect, state: FaceOffView, unit: number): void {
  const isCard = state.prize !== null;
  if (!isCard && state.place !== 'hq') return;
  const w = Math.min(area.w - 24 * unit, (isCard ? 190 : 300) * unit);
  const h = isCard ? w * (CARD.h / CARD.w) : (w * 380) / 600;
  const place = aligned(area, w, h);
  if (state.prize !== null) paintCard(g, place, state.prize);
  else paintBuilding(g, place, state);
  const style = { size: 17 * unit, weight: 600, color: paint.paper, align: 'center' } as const;
  g.text(text.prize, area.x + area.w / 2, place.y + h + 28 * unit, style);
}

/** The boxes of the others, and which of them are closed. */
function paintOthers(g: CanvasPainter, area: Rect, state: FaceOffView, own: Seat, unit: number): void {
  const others = state.seats.flatMap((_, seat) => (seat === own ? [] : [seat]));
  const each = Math.min((area.h - 60 * unit) / others.length, 190 * unit);
  const top = area.y + (area.h - each * others.length) / 2;
  const x = area.x + area.w / 2;
  for (const [index, seat] of others.entries()) {
    const y = top + index * each;
    const h = each - 52 * unit;
    const lid = rect(x - h / 2, y, h, h);
    const isSealed = at(state.seats, seat).sealed !== null;
    if (isSealed) paintBox(g, lid, lidOf(state, seat));
    else g.panel(rect(x - h * 0.35, y, h * 0.7, h), { line: 2, lineColor: paint.hint, radius: 4, dashed: true });
    paintChip(g, x, y + h + 15 * unit, isSealed ? text.box.sealed : text.box.choosing, 13 * unit);
    const style = { size: 14 * unit, weight: 600, color: paint.paper, align: 'center', width: area.w } as const;
    g.text(seatName(state, seat), x, y + h + 36 * unit, style);
  }
}
