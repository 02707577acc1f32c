import { at } from '../../../../kernel/values/at.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { column, row, share } from '../../../../table/layout/layout.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import { stageLayout } from '../../interaction/layout/stageLayout.ts';
import type { FaceTableView, Lane } from '../../interaction/view.ts';
import { cardName } from '../../text/cards.en.ts';
import { seatName } from '../../text/facts.en.ts';
import { screenText as text } from '../../text/screen.en.ts';
import { paintBox, paintCard, paintPicture } from '../paint/card.ts';
import { paintChip } from '../paint/label.ts';
import { paint, seatPaint } from '../paint/paint.ts';
import { paintBuilding, paintMarks } from '../table/headquarters.ts';
import { paintEmblem } from '../table/seats.ts';
import { DEPTH, lidOf, put, type Surface } from '../table/surface.ts';
import { paintArmyLane } from './armyLane.ts';

/** The match between the faces. */
function drawMatch(surface: Surface, { layout: { unit, form } }: FaceTableView, area: Rect): void {
  put(surface, 'stage:match', area, DEPTH.stage + 1, null, (g) => {
    const middle = area.x + area.w / 2;
    const style = { size: 18 * unit, face: 'display', color: paint.paper, align: 'center' } as const;
    if (form === 'portrait') {
      const y = area.y + area.h / 2;
      g.sprite('match/lit', middle - 14 * unit, y, area.h * 1.1);
      return g.text(text.vs, middle + 10 * unit, y, style);
    }
    g.sprite('match/lit', middle, area.y + area.h * 0.42, area.h * 0.84);
    g.text(text.vs, middle, area.y + area.h * 0.93, style);
  });
}

/** The fight over the whole table: a Face Off with its faces, or the headquarters with the armies before it. */
export function drawStage(surface: Surface, view: FaceTableView): void {
  const { layout, lanes, title, state, fight } = view;
  const places = stageLayout(view);
  put(surface, 'stage', layout.stage, DEPTH.stage, null, (g) => g.fill(inset(layout.stage, -12), paint.ground));
  put(surface, 'stage:head', places.head, DEPTH.stage + 1, [title, state.marks, state.hqs[0], fight], (g) =>
    fight === 'hq' ? paintAssaultHead(g, places.head, view) : paintDuelHead(g, places.head, view),
  );
  if (places.match) drawMatch(surface, view, places.match);
  for (const lane of lanes) {
    const area = at(places.lanes, lane.seat);
    put(surface, `lane:${lane.seat}`, area, DEPTH.stage + 1, [lane, fight, state.prize], (g) =>
      fight === 'hq' ? paintArmyLane(g, area, view, lane) : paintLane(g, area, view, lane),
    );
  }
}

function paintDuelHead(g: CanvasPainter, area: Rect, { title, layout: { unit, form } }: FaceTableView): void {
  g.text(title, area.x + area.w / 2, area.y + area.h / 2, {
    size: (form === 'wide' ? 30 : 18) * unit,
    face: 'display',
    color: paint.paper,
    align: 'center',
    width: area.w,
  });
}

/** The building with its cracks, and the matches of its marks. */
function paintAssaultHead(g: CanvasPainter, area: Rect, { title, layout: { unit, form }, state }: FaceTableView): void {
  const isWide = form === 'wide';
  const parts = row(area, { marks: share(2), building: share(3) }, 10 * unit);
  g.panel(parts.marks, { fill: paint.paper, line: 2, lineColor: paint.ink, radius: 4 });
  const inner = inset(parts.marks, 8 * unit);
  const line = (isWide ? 26 : form === 'portrait' ? 34 : 20) * unit;
  const middle = inner.x + inner.w / 2;
  const style = { size: (isWide ? 19 : 14) * unit, face: 'display', align: 'center', width: inner.w } as const;
  g.paragraph([{ text: title }], { ...inner, h: line }, { ...style, middle: true, leading: 1.05 });
  const count = Math.max(state.marks, at(state.timings, 0));
  const h = inner.h - 2 * line;
  const w = Math.min(inner.w, count * h * 0.5);
  paintMarks(g, rect(middle - w / 2, inner.y + line, w, h), state, 1);
  const isCracked = state.marks >= at(state.timings, 0);
  g.text(
    isCracked ? text.cracksNow : text.marks(state.marks, at(state.timings, 0)),
    middle,
    inner.y + inner.h - line / 2,
    {
      ...style,
      color: isCracked ? paint.act : paint.ink,
    },
  );
  paintBuilding(g, parts.building, state);
}

/** One side: its face, its total as a sum, its other cards, its place, and what decided a tie. */
function paintLane(g: CanvasPainter, area: Rect, view: FaceTableView, lane: Lane): void {
  const { state, layout } = view;
  const { unit, form } = layout;
  g.panel(area, { fill: paint.wood, line: 2, lineColor: paint.ink, radius: 5 });
  const inner = inset(area, 5 * unit);
  const isUpright = form === 'portrait';
  const isShort = isUpright || form === 'landscape';
  const parts = isUpright
    ? row(inner, { face: share(3), total: share(3), foot: share(4) })
    : column(inner, {
        face: share(5),
        total: (isShort ? 62 : 112) * unit,
        foot: (isShort ? 78 : 132) * unit,
      });
  paintFace(g, parts.face, view, lane);
  const isFirst = lane.rank === 1;
  const { main, on } = seatPaint(state, lane.seat);
  const color = isFirst ? paint.white : on;
  g.fill(parts.total, isFirst ? paint.act : main);
  g.stroke(parts.total, 2);
  const middle = parts.total.x + parts.total.w / 2;
  const [leader] = lane.cards;
  const name = leader ? cardName(leader.card) : text.nothingHere;
  const room = parts.total.w - 8 * unit;
  const size = (isShort ? 13 : 18) * unit;
  g.text(name, middle, parts.total.y + parts.total.h * 0.16, {
    size,
    face: 'display',
    align: 'center',
    color,
    width: room,
  });
  g.text(String(lane.total), middle, parts.total.y + parts.total.h * 0.5, {
    size: Math.min(parts.total.h * 0.48, 68 * unit),
    face: 'display',
    align: 'center',
    color,
  });
  g.paragraph(
    [{ text: lane.sum, color }],
    rect(middle - room / 2, parts.total.y + parts.total.h * 0.72, room, parts.total.h * 0.26),
    {
      size: 12.5 * unit,
      weight: 600,
      align: 'center',
      middle: true,
      leading: 1,
    },
  );
  paintFoot(g, parts.foot, view, lane);
}

/** The first card of a side as a face: those on the right look left. */
function paintFace(g: CanvasPainter, area: Rect, { state, lanes, layout }: FaceTableView, lane: Lane): void {
  const [leader] = lane.cards;
  if (leader) {
    const isRight = layout.form !== 'portrait' && lane.seat >= lanes.length / 2;
    return paintPicture(g, area, leader.card, isRight);
  }
  g.fill(area, seatPaint(state, lane.seat).tint);
  if (lane.down > 0) paintBox(g, inset(area, area.h * 0.12), lidOf(state, lane.seat));
  g.stroke(area, 2);
}

/** Who it is, its place, and the rest of its cards. */
function paintFoot(g: CanvasPainter, area: Rect, { state, layout, seat: own }: FaceTableView, lane: Lane): void {
  const { unit, form } = layout;
  g.fill(area, paint.paper);
  g.stroke(area, 2);
  const inner = inset(area, 6 * unit);
  const side = 22 * unit;
  const others = lane.cards.slice(1);
  const h = Math.min(inner.h - 4, 124 * unit);
  const w = h / 1.45;
  const shown = others.slice(0, Math.max(1, Math.floor((inner.w * 0.62) / w)));
  const right = inner.x + inner.w - shown.length * (w + 3);
  for (const [index, { card }] of shown.entries())
    paintCard(g, rect(right + index * (w + 3), inner.y + (inner.h - h) / 2, w, h - 4), card);
  const room = (shown.length > 0 ? right : inner.x + inner.w) - inner.x - 4 * unit;
  let { x } = inner;
  if (lane.rank !== null) {
    const place = text.ordinal(lane.rank);
    const style = { size: (form === 'wide' ? 21 : 15) * unit, face: 'display' } as const;
    g.text(place, x, inner.y + side / 2, style);
    x += g.measure(place, style) + 5 * unit;
  }
  paintEmblem(g, rect(x, inner.y, side, side), state, lane.seat);
  const name = lane.seat === own ? text.you : seatName(state, lane.seat);
  const left = x + side + 5 * unit;
  if (inner.x + room > left + 20)
    g.text(name, left, inner.y + side / 2, { size: 13 * unit, weight: 700, width: inner.x + room - left });
  const chips = [...lane.tags, ...(lane.tie === null ? [] : [text.tie(lane.tie)])];
  for (const [index, chip] of chips.entries()) {
    const y = inner.y + side + (14 + index * 22) * unit;
    if (y > inner.y + inner.h - 4) break;
    paintChip(g, inner.x + 34 * unit, y, chip, 12 * unit);
  }
}
