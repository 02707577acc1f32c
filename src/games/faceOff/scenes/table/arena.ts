import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { row } from '../../../../table/layout/layout.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import { arenaLayout } from '../../interaction/layout/arenaLayout.ts';
import type { Outlook } from '../../interaction/outlook.ts';
import type { FaceTableView, Lane } from '../../interaction/view.ts';
import { seatName } from '../../text/facts.en.ts';
import { screenText as text } from '../../text/screen.en.ts';
import { paintBox, paintCard } from '../paint/card.ts';
import { paint } from '../paint/paint.ts';
import { paintAuction } from './auction.ts';
import { DEPTH, lidOf, put, type Surface } from './surface.ts';

/** What is fought over, the sides of the fight or what can be chosen, and what the next press leads to. */
export function drawArena(surface: Surface, view: FaceTableView): void {
  const { layout, title, lanes, hasChoices, outlook, state, news, busy } = view;
  const { arena: area, unit } = layout;
  const shows = [title, lanes, hasChoices, outlook, state.prize, busy ? null : news, state.auction, state.steps[0]];
  put(surface, 'arena', area, DEPTH.panel, shows, (g) => {
    g.panel(area, { fill: paint.arena, line: 2, lineColor: paint.line, radius: 4 });
    const parts = arenaLayout(layout);
    g.text(title, parts.title.x + parts.title.w / 2, parts.title.y + parts.title.h / 2, {
      size: (layout.form === 'wide' ? 19 : 15) * unit,
      face: 'display',
      color: paint.paper,
      align: 'center',
      width: parts.title.w,
    });
    if (isAuction(view)) paintAuction(g, view);
    else if (!hasChoices) paintLanes(g, parts.body, view);
    if (outlook) paintOutlook(g, parts.outlook, outlook, unit);
    else paintNews(g, parts.outlook, news, unit);
  });
}

function isAuction({ state: { auction, steps } }: FaceTableView): boolean {
  return auction !== null || steps[0]?.step === 'bid';
}

/** The prize, and a column for each seat. */
function paintLanes(g: CanvasPainter, area: Rect, view: FaceTableView): void {
  const { lanes, state, layout, fight } = view;
  const { unit } = layout;
  const gap = 6 * unit;
  const prize = fight === 'faceOff' ? state.prize : null;
  const isWide = layout.form === 'wide';
  const first = prize === null ? 0 : Math.min(area.h / 1.45, area.w / (lanes.length + 1));
  const columns = row(
    rect(area.x + first + (first ? gap : 0), area.y, area.w - first - (first ? gap : 0), area.h),
    lanes.length,
    gap,
  );
  if (prize !== null) {
    const h = Math.min(area.h - 4, first * 1.45);
    paintCard(g, rect(area.x + 4, area.y + (area.h - h) / 2, first - 4, h - 4), prize);
  }
  for (const lane of lanes) {
    const column = columns[lane.seat];
    if (column) paintLane(g, column, view, lane, isWide);
  }
}

function paintLane(g: CanvasPainter, column: Rect, view: FaceTableView, lane: Lane, isWide: boolean): void {
  const { state, layout, seat: own, fight } = view;
  const { unit } = layout;
  const isOwn = lane.seat === own;
  const middle = column.x + column.w / 2;
  const nameHigh = 17 * unit;
  g.text(isOwn ? text.you : seatName(state, lane.seat), middle, column.y + nameHigh / 2, {
    size: 13 * unit,
    weight: 700,
    color: isOwn ? paint.flame : paint.paper,
    align: 'center',
    width: column.w,
  });
  const total = (isWide ? 48 : 37) * unit;
  const box = rect(column.x, column.y + nameHigh, column.w, column.h - nameHigh - total);
  paintLaneCards(g, box, view, lane);
  if (lane.cards.length === 0)
    return paintLaneState(g, rect(column.x, box.y + box.h, column.w, total), lane, unit, fight !== null);
  const size = (isWide ? 30 : 22) * unit;
  const y = box.y + box.h + total * (isWide ? 0.37 : 0.34);
  g.text(String(lane.total), middle, y, {
    size,
    face: 'display',
    align: 'center',
    color: isOwn ? paint.flame : paint.paper,
  });
  const below = [
    ...(lane.rank === null ? [] : [text.ordinal(lane.rank)]),
    ...(lane.tie === null ? [] : [text.tie(lane.tie)]),
    ...lane.tags,
  ].join(' · ');
  if (below !== '')
    g.text(below, middle, box.y + box.h + total - 7 * unit, {
      size: 12.5 * unit,
      weight: 700,
      align: 'center',
      color: paint.paper,
      width: column.w,
    });
}

/** The part of a card that is seen at least, where others cover it. */
const SEEN = 0.42;

/** The open cards of a side, overlapping where there are many; or its closed box. */
function paintLaneCards(g: CanvasPainter, box: Rect, { state, layout, seat: own }: FaceTableView, lane: Lane): void {
  const { unit } = layout;
  const h = box.h - 6 * unit;
  const isClosed = lane.box === 'sealed' || lane.down > 0;
  const count = lane.cards.length + (isClosed ? 1 : 0);
  if (count === 0) {
    if (lane.box !== 'choosing') return;
    const w = Math.min(box.w * 0.8, h / 1.43);
    const slot = rect(box.x + (box.w - w) / 2, box.y + 2, w, h);
    const isOwn = lane.seat === own;
    g.panel(slot, { line: 2, lineColor: isOwn ? paint.flame : paint.hint, radius: 4, dashed: true });
    return g.icon(isOwn ? 'hand' : 'dots', slot.x + slot.w / 2, slot.y + slot.h / 2, 26 * unit, paint.hint);
  }
  // Of each card that another one covers, so much can be seen that it is known.
  const w = Math.min(h / 1.45, (box.w - 4) / (1 + SEEN * (count - 1)));
  const step = count > 1 ? Math.min(w + 4 * unit, (box.w - w) / (count - 1)) : 0;
  const left = box.x + (box.w - w - step * (count - 1)) / 2;
  const high = Math.min(h, w * 1.6);
  const y = box.y + (h - high) / 2 + 2;
  for (const [index, { card }] of lane.cards.entries()) paintCard(g, rect(left + index * step, y, w, high - 4), card);
  if (isClosed) paintBox(g, rect(left + lane.cards.length * step, y, w, high - 2), lidOf(state, lane.seat));
}

function paintLaneState(g: CanvasPainter, area: Rect, lane: Lane, unit: number, isFight: boolean): void {
  if (!isFight) return;
  const words =
    lane.box === 'sealed'
      ? text.sealed
      : lane.box === 'choosing'
        ? text.choosing
        : lane.down > 0
          ? text.faceDownHere
          : text.nothingHere;
  g.text(words, area.x + area.w / 2, area.y + 11 * unit, {
    size: 13 * unit,
    weight: 600,
    color: paint.hint,
    align: 'center',
    width: area.w,
  });
}

/** What the next press leads to: the own total as a sum, the consequences, and the chances as a bar. */
function paintOutlook(g: CanvasPainter, area: Rect, { total, chances, lines }: Outlook, unit: number): void {
  // Chances that are not known yet have their place, so that nothing moves when they come.
  const bar = chances === null || chances.length > 0 ? Math.min(26 * unit, area.h * 0.45) : 0;
  const words = { ...area, h: area.h - bar - (bar > 0 ? 3 * unit : 0) };
  g.paragraph(
    [
      ...(total
        ? [{ text: `${text.ownTotal(total.total, total.sum)} `, color: paint.flame, weight: 700 as const }]
        : []),
      { text: lines.join(' '), color: paint.paper, weight: 500 },
    ],
    words,
    { size: 14.5 * unit, align: 'center', middle: true, leading: 1.12 },
  );
  if (bar > 0) paintOdds(g, rect(area.x, area.y + area.h - bar, area.w, bar), chances, unit);
}

const PLACES = [paint.act, paint.ink, 0x5d5a50, paint.deep, paint.wood] as const;

/** The chances with what they are; in narrow windows above nothing but the bar. */
function paintOdds(g: CanvasPainter, area: Rect, chances: readonly number[] | null, unit: number): void {
  const style = { size: 13.5 * unit, face: 'display', color: paint.paper } as const;
  const left = g.measure(text.oddsTitle, style) + 10 * unit;
  if (left > area.w * 0.25) return paintChances(g, area, chances, unit);
  g.text(text.oddsTitle, area.x, area.y + area.h / 2, style);
  paintChances(g, { ...area, x: area.x + left, w: area.w - left }, chances, unit);
}

/** The chances of the places as a bar; small ones are told by their place alone. */
function paintChances(g: CanvasPainter, area: Rect, chances: readonly number[] | null, unit: number): void {
  if (chances === null) {
    g.panel(area, { line: 1.5, lineColor: paint.line, radius: 3, dashed: true });
    const style = { size: 13 * unit, weight: 600, align: 'center', color: paint.hint } as const;
    g.text(text.oddsComing, area.x + area.w / 2, area.y + area.h / 2, style);
    return;
  }
  g.panel(area, { fill: paint.soft, line: 2, lineColor: paint.ink, radius: 3 });
  let { x } = area;
  for (const [place, chance] of chances.entries()) {
    const w = area.w * chance;
    if (w < 1) continue;
    const part = rect(x, area.y, w, area.h);
    g.fill(inset(part, 1), PLACES[place] ?? paint.ink);
    const size = 13.5 * unit;
    const words = [text.odds(place, chance), text.place(place)].find(
      (one) => w > g.measure(one, { size, weight: 700 }) + 6,
    );
    if (words !== undefined)
      g.text(words, x + w / 2, area.y + area.h / 2, {
        size,
        weight: 700,
        align: 'center',
        color: place > 2 ? paint.ink : paint.white,
      });
    x += w;
  }
}

/** The latest events. */
function paintNews(g: CanvasPainter, area: Rect, news: readonly string[], unit: number): void {
  g.paragraph([{ text: news.join(' '), color: paint.hint }], area, {
    size: 14 * unit,
    weight: 500,
    align: 'center',
    middle: true,
    leading: 1.12,
  });
}

/** A line over the arena that tells what happens. */
export function paintBanner(g: CanvasPainter, area: Rect, words: string, unit: number): void {
  g.panel(area, { fill: paint.paper, line: 2, lineColor: paint.ink, radius: 4, drop: 3 });
  g.paragraph([{ text: words, color: paint.ink, weight: 700 }], inset(area, 6 * unit), {
    size: 17 * unit,
    align: 'center',
    middle: true,
    leading: 1.1,
  });
}
