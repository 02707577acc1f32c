import { at } from '../../../../kernel/values/at.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { common, contains, inset, middle, type Rect, rect } from '../../../../table/layout/rect.ts';
import { type DuelLayout, duelLayout, isInRow, TOOTH } from '../../interaction/layout/duelLayout.ts';
import { rivalSeats } from '../../interaction/layout/seats.ts';
import type { AzardiaLayout } from '../../interaction/layout/tableLayout.ts';
import type { AzardiaTableView } from '../../interaction/view.ts';
import { paint, paintOf } from '../paint/paint.ts';
import { LIFT, paper, shape } from '../paint/paper.ts';
import { attackArea } from './attack.ts';
import { tagPlaces } from './pawns.ts';
import { DEPTH, putAround, type Surface } from './surface.ts';

/**
 * What a computer player says, in a bubble at its figure or its panel; omitted if the bubble would cover something
 * important.
 */
export function drawBanter(surface: Surface, view: AzardiaTableView): void {
  const { banter, state, layout } = view;
  if (!banter) return;
  const duel = state.duel ? duelLayout(layout) : null;
  const area = duel ? duelBubble(duel) : attackBubble(surface, view);
  const speaker = duel ? duel.sides[1].figure : panelOf(view);
  if (!area || !speaker) return;
  const depth = duel ? DEPTH.duelWidget - 2 : DEPTH.panel + 3;
  const { main } = paintOf(at(state.players, banter.seat).character);
  const unit = duel?.unit ?? layout.unit;
  putAround(surface, 'banter', area, depth, banter, (g) => drawBubble(g, area, speaker, banter.words, main, unit));
}

/** At the figure on the far side: below its dice if they are in a row, otherwise at its feet. */
export function duelBubble({ sides: [, far], unit }: DuelLayout): Rect {
  const { ground, figure, coins } = far;
  const around = 4 * unit;
  if (isInRow(far)) {
    const y = coins[0].y + coins[0].h + around;
    const end = ground.y + ground.h - TOOTH * unit;
    const x = ground.x + 2 * around;
    return rect(x, y, figure.x - x - around, Math.min(56 * unit, end - y));
  }
  const w = Math.min(figure.w - 4 * around, 250 * unit);
  const h = Math.min(48 * unit, figure.h * 0.24);
  return rect(figure.x + figure.w - w - 2 * around, figure.y + figure.h - h - 2 * around, w, h);
}

/** The panel of the rival who speaks. */
function panelOf({ banter, state, layout, seat }: AzardiaTableView): Rect | undefined {
  return banter ? layout.rivals[rivalSeats(state, seat).indexOf(banter.seat)] : undefined;
}

/** Beside the panel of the attacking rival, over the edge of the board. */
function attackBubble(surface: Surface, view: AzardiaTableView): Rect | null {
  const { state, layout, isAsked, ghosts } = view;
  const panel = panelOf(view);
  if (!panel || state.grace) return null;
  const bubble = bubbleBeside(panel, layout);
  const { board } = surface.field;
  const tags = tagPlaces(board, ghosts);
  const isFree =
    tags.every((tag) => !overlap(bubble, tag)) &&
    [...ghosts, ...state.players].every(
      ({ tile }) => tile === 0 || !contains(inset(bubble, -24 * layout.unit), board.spot(tile)),
    ) &&
    (isAsked || !overlap(bubble, attackArea(layout)));
  return isFree ? bubble : null;
}

/** Beside a rival's panel on the side of the board, and on it. */
export function bubbleBeside(panel: Rect, { board, unit, form }: AzardiaLayout): Rect {
  const h = 40 * unit;
  if (form === 'portrait') {
    const w = Math.min(190 * unit, board.w * 0.6);
    const [least, most] = [board.x + 2 * unit, board.x + board.w - w - 2 * unit];
    return rect(Math.max(least, Math.min(panel.x, most)), board.y + 2 * unit, w, h);
  }
  const w = Math.min(200 * unit, board.w * 0.45);
  const [least, most] = [board.y + 2 * unit, board.y + board.h - h - 2 * unit];
  const y = Math.max(least, Math.min(panel.y + (panel.h - h) / 2, most));
  return rect(board.x + 4 * unit, y, w, h);
}

/** The bubble, with a tip that points at who speaks. */
function drawBubble(g: CanvasPainter, area: Rect, speaker: Rect, words: string, main: number, unit: number): void {
  const to = middle(speaker);
  const { y } = middle(area);
  const [left, right] = [to.x < area.x, to.x > area.x + area.w];
  const by = 8 * Math.min(unit, 1.4);
  const foot = {
    x: left ? area.x : right ? area.x + area.w : Math.max(area.x + 4 * by, Math.min(to.x, area.x + area.w - 4 * by)),
    y: left || right ? y : area.y,
  };
  const [dx, dy] = left || right ? [0, by] : [by, 0];
  const tip = { x: foot.x + (left ? -by : right ? by : 0), y: foot.y - (left || right ? 0 : by) };
  paper(g, area, { fill: paint.white, lift: LIFT.hanging, radius: 12 * unit });
  shape(g, [{ x: foot.x - dx, y: foot.y - dy }, tip, { x: foot.x + dx, y: foot.y + dy }], main, LIFT.glued);
  g.panel(area, { line: 2 * unit, lineColor: main, radius: 12 * unit });
  g.paragraph([{ text: words, color: paint.ink }], inset(area, 5 * unit), {
    size: 14 * unit,
    weight: 600,
    align: 'center',
    middle: true,
    leading: 1.05,
  });
}

function overlap(one: Rect, other: Rect): boolean {
  const { w, h } = common(one, other);
  return w > 0 && h > 0;
}
