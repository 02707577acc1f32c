import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { column, row, share } from '../../../../table/layout/layout.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import type { CardId } from '../../content/cards.ts';
import { CARD } from '../../interaction/layout/tableLayout.ts';
import type { FaceTableView, Lane } from '../../interaction/view.ts';
import { printedPower } from '../../rules/power/totals.ts';
import { seatName } from '../../text/facts.en.ts';
import { screenText as text } from '../../text/screen.en.ts';
import { paintCard, paintPicture } from '../paint/card.ts';
import { paintChip } from '../paint/label.ts';
import { paint, seatPaint } from '../paint/paint.ts';
import { paintEmblem } from '../table/seats.ts';

/** One army before the headquarters: its total, its cards with what they give and suffer, and its place. */
export function paintArmyLane(g: CanvasPainter, area: Rect, view: FaceTableView, lane: Lane): void {
  const { state, layout } = view;
  const { unit, form } = layout;
  g.panel(area, { fill: paint.paper, line: 2, lineColor: paint.ink, radius: 4 });
  g.panel(inset(area, 3 * unit), { line: 1, lineColor: seatPaint(state, lane.seat).main, radius: 2 });
  const inner = inset(area, 7 * unit);
  const foot = (form === 'wide' ? 30 : 20) * unit;
  if (form === 'portrait') {
    const { side, cards } = row(inner, { side: share(2), cards: share(3) }, 6 * unit);
    const parts = column(side, { head: share(), foot }, 2 * unit);
    paintHead(g, parts.head, view, lane);
    paintPlace(g, parts.foot, lane, unit);
    return paintArmy(g, cards, lane, unit);
  }
  const head = (form === 'wide' ? 78 : 44) * unit;
  const parts = column(inner, { head, cards: share(), foot }, 4 * unit);
  paintHead(g, parts.head, view, lane);
  paintArmy(g, parts.cards, lane, unit);
  paintPlace(g, parts.foot, lane, unit);
}

/** Who it is, and the total as a sum. */
function paintHead(g: CanvasPainter, area: Rect, { state, layout, seat: own }: FaceTableView, lane: Lane): void {
  const { unit, form } = layout;
  const size = (form === 'wide' ? 38 : 24) * unit;
  const side = Math.min(28 * unit, area.h * 0.5);
  const style = { size, face: 'display', align: 'right' } as const;
  const total = String(lane.total);
  const room = area.w - g.measure(total, style) - side - 10 * unit;
  paintEmblem(g, rect(area.x, area.y, side, side), state, lane.seat);
  const name = lane.seat === own ? text.you : seatName(state, lane.seat);
  if (room > 24 * unit)
    g.text(name, area.x + side + 5 * unit, area.y + side / 2, { size: 16 * unit, face: 'display', width: room });
  g.text(total, area.x + area.w, area.y + size * 0.5, style);
  const top = Math.max(side, size) + 2 * unit;
  const words = rect(area.x, area.y + top, area.w, area.h - top);
  const sum = [{ text: lane.sum, color: paint.soft }];
  const small = { size: 12.5 * unit, weight: 600, leading: 1.05 } as const;
  // A sum of many parts has no room on a phone.
  if (g.paragraphHeight(sum, words, small) <= words.h + 2) g.paragraph(sum, words, small);
}

/** The cards side by side, or overlapping where there are many, each with its chips below it. */
function paintArmy(g: CanvasPainter, area: Rect, { cards, cardTags }: Lane, unit: number): void {
  const middle = area.y + area.h / 2;
  const chip = 12 * unit;
  const below = Math.max(...cardTags.map(({ length }) => length), 0) * chip * 1.7;
  if (cards.length === 0)
    return void g.text(text.nothingHere, area.x + area.w / 2, middle, {
      size: 14 * unit,
      color: paint.soft,
      align: 'center',
    });
  const room = Math.min(area.h - below - 4, 190 * unit);
  const isFace = room < CARD.h;
  // Side by side as long as all of them can be read; more cards overlap.
  const each = area.w / cards.length - 5 * unit;
  const w = isFace ? Math.min(room, each) : Math.max(CARD.w, Math.min(room / 1.45, each));
  const h = isFace ? w : Math.min(room, w * 1.55);
  const step = cards.length > 1 ? Math.min(w + 5 * unit, (area.w - w) / (cards.length - 1)) : 0;
  const left = area.x + (area.w - w - step * (cards.length - 1)) / 2;
  const top = area.y + (area.h - below - h) / 2;
  for (const [index, { card }] of cards.entries()) {
    const x = left + index * step;
    if (isFace) paintFace(g, rect(x, top, w, h), card);
    else paintCard(g, rect(x, top, w, h - 4), card);
    for (const [line, words] of (cardTags[index] ?? []).entries())
      paintChip(g, x + Math.min(w, step || w) / 2, top + h + (line + 0.5) * chip * 1.7, words, chip);
  }
}

/** Where a card could not be read: its picture and its power. */
function paintFace(g: CanvasPainter, area: Rect, card: CardId): void {
  paintPicture(g, area, card);
  const side = Math.max(16, area.w * 0.36);
  const box = rect(area.x - 2, area.y - 2, side, side);
  g.panel(box, { fill: paint.paper, line: 1.5, lineColor: paint.ink, radius: 2 });
  g.text(String(printedPower(card)), box.x + side / 2, box.y + side / 2, {
    size: side * 0.75,
    face: 'display',
    align: 'center',
  });
}

/** Its place, and what decided a tie. */
function paintPlace(g: CanvasPainter, area: Rect, { rank, tie }: Lane, unit: number): void {
  if (rank === null) return;
  g.panel(area, { fill: rank === 1 ? paint.act : paint.ink, line: 0, radius: 2 });
  const words = [text.ordinal(rank), ...(tie === null ? [] : [text.tie(tie)])].join(' · ');
  g.text(words, area.x + 8 * unit, area.y + area.h / 2, {
    size: 14 * unit,
    weight: 700,
    color: paint.white,
    width: area.w - 14 * unit,
  });
}
