import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { type Rect, rect } from '../../../../table/layout/rect.ts';
import { auctionArea } from '../../interaction/auction.ts';
import type { FaceTableView } from '../../interaction/view.ts';
import { HIDDEN, type Seat } from '../../rules/state/state.ts';
import { seatName } from '../../text/facts.en.ts';
import { screenText as text } from '../../text/screen.en.ts';
import { paintCard } from '../paint/card.ts';
import { paintChip } from '../paint/label.ts';
import { paint } from '../paint/paint.ts';
import { paintEmblem } from './seats.ts';

/** M1: the card that is sold, and beside it the purse of each seat with what it has bid. */
export function paintAuction(g: CanvasPainter, view: FaceTableView): void {
  const { state, layout } = view;
  const { unit } = layout;
  const { shown: area } = auctionArea(layout);
  const card = state.auction?.card ?? state.market[0];
  const h = area.h - 6;
  const w = Math.min(h / 1.42, area.w * 0.36);
  if (card !== undefined && card !== HIDDEN)
    paintCard(g, rect(area.x + 4, area.y + (area.h - Math.min(h, w * 1.5)) / 2, w, Math.min(h, w * 1.5)), card);
  const left = area.x + w + 16 * unit;
  const line = Math.min(40 * unit, area.h / state.seats.length);
  const top = area.y + (area.h - line * state.seats.length) / 2;
  for (const seat of state.seats.keys())
    paintPurse(g, rect(left, top + seat * line, area.x + area.w - left, line), view, seat);
}

function paintPurse(g: CanvasPainter, area: Rect, { state, layout, seat: own }: FaceTableView, seat: Seat): void {
  const { unit } = layout;
  const { auction, steps } = state;
  const [step] = steps;
  const y = area.y + area.h / 2;
  const side = Math.min(26 * unit, area.h * 0.84);
  paintEmblem(g, rect(area.x, y - side / 2, side, side), state, seat);
  const isActing = step?.step === 'bid' && step.seat === seat;
  const isOut = auction?.out.includes(seat) === true;
  const x = area.x + side + 8 * unit;
  const room = area.w - side - 8 * unit;
  const style = { size: 15 * unit, weight: 700 } as const;
  const color = isOut ? paint.line : isActing ? paint.flame : paint.paper;
  g.text(seat === own ? text.you : seatName(state, seat), x, y, { ...style, color, width: room * 0.34 });
  const purse = x + room * 0.38;
  g.sprite('match/fresh', purse, y, side * 1.1);
  g.text(String(state.seats[seat]?.tokens ?? 0), purse + side * 0.5, y, { ...style, face: 'display', color });
  const place = purse + room * 0.42;
  if (auction?.leader === seat) paintChip(g, place, y, text.leadsWith(auction.bid), 13 * unit, paint.act);
  else if (isOut) g.text(text.passed, place, y, { ...style, weight: 500, color: paint.hint, align: 'center' });
  else if (isActing) g.text(text.bidding, place, y, { ...style, color, align: 'center' });
}
