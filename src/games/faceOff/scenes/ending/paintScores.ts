import { at } from '../../../../kernel/values/at.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import { setsInPlay } from '../../rules/scoring/sets.ts';
import type { Ending, FaceOffView, Score, Seat } from '../../rules/state/state.ts';
import { seatName } from '../../text/facts.en.ts';
import { screenText as text } from '../../text/screen.en.ts';
import { paintLabel } from '../paint/label.ts';
import { paint, SET_PAINT } from '../paint/paint.ts';
import { paintEmblem } from '../table/seats.ts';

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

/** A row for each seat, the best first; `shown` columns can be seen. */
export function paintScores(
  g: CanvasPainter,
  area: Rect,
  state: FaceOffView,
  { scores }: Ending,
  shown: number,
  unit: number,
): void {
  const inner = inset(paintLabel(g, area, { unit, frame: paint.ink }), 9 * unit);
  const sets = setsInPlay(state);
  const order: readonly Seat[] = [...scores.keys()].sort(
    (one, other) => at(scores, other).total - at(scores, one).total,
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
    paintSeat(g, table, state, seat, line);
    paintCells(g, table, scores, at(scores, seat), line);
  }
}

/** Who it is; the best on a darker ground. */
function paintSeat(g: CanvasPainter, table: Table, state: FaceOffView, seat: Seat, line: number): void {
  const { inner, left, high, unit } = table;
  const { y } = spot(table, 0, line + 1);
  if (line === 0) g.fill(rect(inner.x, y - high / 2, inner.w, high), paint.deep);
  g.segment(inner.x, y - high / 2, inner.x + inner.w, y - high / 2, 1.5);
  const side = Math.min(34 * unit, high * 0.7, left * 0.9);
  paintEmblem(g, rect(inner.x + 4, y - side / 2, side, side), state, seat);
  const room = left - side - 12;
  if (room > 40)
    g.text(seatName(state, seat), inner.x + side + 10, y, { size: 16 * unit, face: 'display', width: room });
}

/** E4: black for the most pieces of a set, which score face value. */
function paintCells(g: CanvasPainter, table: Table, scores: readonly Score[], score: Score, line: number): void {
  const { wide, high, unit, shown } = table;
  const rest = score.bonus + score.market + score.rewards + score.scrubs;
  const cells = [...score.sets.map(({ points }) => points), rest, score.lead, score.tokens, score.total];
  for (const [column, points] of cells.slice(0, shown).entries()) {
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
