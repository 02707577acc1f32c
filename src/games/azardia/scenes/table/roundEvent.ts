import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { type Rect, rect } from '../../../../table/layout/rect.ts';
import type { EventId } from '../../content/cards.ts';
import type { AzardiaTableView } from '../../interaction/view.ts';
import { eventText } from '../../text/cards.en.ts';
import { paint } from '../paint/paint.ts';

/** From this height on the panel of the news tells of the round's event, at unit 1; and from which on where the heading could. */
const HIGH = { alone: 130, beside: 220 } as const;
/** From this width on the heading has room for any event in two lines, at unit 1. */
const ROOMY_HEADING = 1150;

/** The event of the round, where the panel of the news has room for it. */
export function eventInNews({ state, layout }: Pick<AzardiaTableView, 'state' | 'layout'>): EventId | null {
  const { news, unit, top } = layout;
  const event = state.decks.eventDiscards.at(-1);
  // In the last turns the heading says how the race can be won.
  const isRoomAbove = state.grace === null && top.w >= ROOMY_HEADING * unit;
  return news && event && news.h >= (isRoomAbove ? HIGH.beside : HIGH.alone) * unit ? event : null;
}

/** The event of the round: its picture, its name, and its effect; returns its total height. */
export function drawRoundEvent(g: CanvasPainter, area: Rect, event: EventId, unit: number): number {
  const { name, text: about } = eventText[event];
  const picture = rect(area.x, area.y, 56 * unit, 43 * unit);
  const middle = { x: picture.x + picture.w / 2, y: picture.y + picture.h / 2 };
  g.withinRound(picture, 4 * unit, () => g.sprite(`card/${event}`, middle.x, middle.y, picture.h));
  const x = picture.x + picture.w + 8 * unit;
  const beside = rect(x, area.y, area.x + area.w - x, picture.h);
  const title = { size: 14 * unit, face: 'display', leading: 1.05, middle: true } as const;
  const style = { size: 12.5 * unit, weight: 500, leading: 1.18 } as const;
  const named = [{ text: name, color: paint.ink }];
  const runs = [{ text: about, color: paint.ink }];
  const high = g.paragraphHeight(named, beside, title);
  const rest = { ...beside, y: beside.y + high + unit, h: beside.h - high - unit };
  const isBeside = g.paragraphHeight(runs, rest, style) <= rest.h;
  g.paragraph(named, isBeside ? { ...beside, h: high } : beside, title);
  let bottom = picture.y + picture.h;
  if (isBeside) g.paragraph(runs, rest, style);
  else {
    const h = g.paragraphHeight(runs, { w: area.w, h: 60 * unit }, style);
    g.paragraph(runs, rect(area.x, bottom + 4 * unit, area.w, h), style);
    bottom += h + 4 * unit;
  }
  g.segment(area.x, bottom + 6 * unit, area.x + area.w, bottom + 6 * unit, 2, paint.line, [6, 5]);
  return bottom + 13 * unit - area.y;
}
