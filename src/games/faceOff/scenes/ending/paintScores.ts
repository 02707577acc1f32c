import { at } from '../../../../kernel/values/at.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import { type SetStory, setStories } from '../../interaction/setStory.ts';
import { setsInPlay } from '../../rules/scoring/sets.ts';
import type { Ending, FaceOffView, Score, Seat } from '../../rules/state/state.ts';
import { seatName } from '../../text/facts.en.ts';
import { screenText as text } from '../../text/screen.en.ts';
import { paintLabel } from '../paint/label.ts';
import { paint, SET_PAINT } from '../paint/paint.ts';
import { paintEmblem } from '../table/seats.ts';
import { paintSet } from './paintSet.ts';

/** Where the cells of the scores are. */
interface Table {
  readonly inner: Rect;
  readonly left: number;
  readonly wide: number;
  readonly high: number;
  readonly unit: number;
  /** How many columns can be seen. */
  readonly shown: number;
}

const spot = ({ inner, left, wide, high }: Table, column: number, line: number) => ({
  x: inner.x + left + (column + 0.5) * wide,
  y: inner.y + (line + 0.5) * high,
});

/** What can be seen of the scores while they are counted. */
export interface Counted {
  /** How many columns can be seen. */
  readonly columns: number;
  /** How far the pieces of the set that is counted have been laid together, from 0 to 1. */
  readonly together: number;
}

/** Lower rows cannot be read. */
const LEAST_ROW = 30;

/** The room below the scores for the set that is counted; 0 where there is none. */
export function setRoom({ h }: Rect, seats: number, unit: number): number {
  const room = Math.min(210 * unit, h * 0.42);
  return h - room >= (seats + 1) * LEAST_ROW && room >= 96 ? room : 0;
}

/** How many columns the scores have. */
export function columnsOf(state: FaceOffView): number {
  return setsInPlay(state).length + 4;
}

/** A row for each seat, once all is counted the best first; below them the set that is counted. */
export function paintScores(
  g: CanvasPainter,
  area: Rect,
  state: FaceOffView,
  ending: Ending,
  { columns: shown, together }: Counted,
  unit: number,
): void {
  const { scores } = ending;
  const whole = inset(paintLabel(g, area, { unit, frame: paint.ink }), 9 * unit);
  const below = setRoom(inset(area, 9 * unit), scores.length, unit);
  const inner = { ...whole, h: whole.h - below };
  const sets = setsInPlay(state);
  const isOver = shown >= columnsOf(state);
  const story = storyOf(state, ending, Math.ceil(shown));
  if (below > 0 && story) {
    g.segment(inner.x, inner.y + inner.h, inner.x + inner.w, inner.y + inner.h, 1.5);
    paintSet(g, rect(inner.x, inner.y + inner.h + 8 * unit, inner.w, below - 8 * unit), state, story, {
      together,
      unit,
    });
  }
  const order: readonly Seat[] = [...scores.keys()].sort((one, other) =>
    isOver ? at(scores, other).total - at(scores, one).total : one - other,
  );
  const heads = [text.scoreHeads.bonus, text.scoreHeads.lead, text.scoreHeads.tokens, text.scoreHeads.total];
  const left = Math.min(150 * unit, inner.w * 0.2);
  const wide = (inner.w - left) / (sets.length + heads.length);
  const table: Table = { inner, left, wide, high: inner.h / (scores.length + 1), unit, shown };
  for (const [column, set] of sets.entries()) {
    const { x, y } = spot(table, column, 0);
    const side = Math.min(34 * unit, wide * 0.84, table.high * 0.8);
    const { main, on } = SET_PAINT[set];
    g.panel(rect(x - side / 2, y - side / 2, side, side), { fill: main, line: 2, lineColor: paint.ink, radius: 4 });
    g.icon(set, x, y, side * 0.76, on);
  }
  for (const [index, head] of heads.entries()) {
    const { x, y } = spot(table, sets.length + index, 0);
    g.text(head, x, y, { size: 14 * unit, weight: 700, align: 'center', width: wide - 3 });
  }
  for (const [line, seat] of order.entries()) {
    paintSeat(g, table, state, seat, { line, isOver });
    paintCells(g, table, scores, at(scores, seat), line);
  }
}

/** The set that is counted; once all is counted, the one that gave the winner most. */
export function storyOf(state: FaceOffView, ending: Ending, shown: number): SetStory | undefined {
  const stories = setStories(state, ending);
  if (shown <= stories.length) return stories[Math.max(0, shown - 1)];
  const { sets } = at(ending.scores, at(ending.winners, 0));
  const best = Math.max(...sets.map(({ points }) => points));
  return stories[sets.findIndex(({ points }) => points === best)];
}

/** Who it is; at the end with its place, and the best on a darker ground. */
function paintSeat(
  g: CanvasPainter,
  table: Table,
  state: FaceOffView,
  seat: Seat,
  { line, isOver }: { readonly line: number; readonly isOver: boolean },
): void {
  const { inner, left, high, unit } = table;
  const { y } = spot(table, 0, line + 1);
  if (line === 0 && isOver) g.fill(rect(inner.x, y - high / 2, inner.w, high), paint.deep);
  g.segment(inner.x, y - high / 2, inner.x + inner.w, y - high / 2, 1.5);
  const side = Math.min(34 * unit, high * 0.7, left * 0.9);
  paintEmblem(g, rect(inner.x + 4, y - side / 2, side, side), state, seat);
  const room = left - side - 12;
  if (room <= 40) return;
  const hasPlace = isOver && high >= 44 * unit;
  const x = inner.x + side + 10;
  g.text(seatName(state, seat), x, y - (hasPlace ? 8 * unit : 0), { size: 16 * unit, face: 'display', width: room });
  if (hasPlace) g.text(text.ordinal(line + 1), x, y + 12 * unit, { size: 13 * unit, weight: 600, color: paint.soft });
}

/** E4: black for the most pieces of a set, which score face value. */
function paintCells(g: CanvasPainter, table: Table, scores: readonly Score[], score: Score, line: number): void {
  const { wide, high, unit, shown } = table;
  const rest = score.bonus + score.market + score.rewards + score.scrubs;
  const cells = [...score.sets.map(({ points }) => points), rest, score.lead, score.tokens, score.total];
  for (const [column, points] of cells.slice(0, Math.floor(shown)).entries()) {
    const { x, y } = spot(table, column, line + 1);
    const isTotal = column === cells.length - 1;
    const own = score.sets[column]?.pieces ?? 0;
    const isMost = own > 0 && scores.every((other) => (other.sets[column]?.pieces ?? 0) <= own);
    const box = Math.min(40 * unit, wide * 0.84, high * 0.8);
    if (isMost) g.panel(rect(x - box / 2, y - box / 2, box, box), { fill: paint.ink, line: 0, radius: 4 });
    g.text(points === 0 && !isTotal ? '·' : String(points), x, y, {
      size: (isTotal ? 26 : 18) * Math.min(unit, 1.3),
      ...(isTotal ? { face: 'display' as const } : { weight: 700 as const }),
      align: 'center',
      color: isMost ? paint.white : paint.ink,
      width: wide - 3,
    });
  }
}
