import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { inset, type Spot } from '../../../../table/layout/rect.ts';
import { fingerZoom, type HexBoard } from '../../interaction/layout/hexBoard.ts';
import type { FactionTableView, TileMark } from '../../interaction/view.ts';
import type { TileNo } from '../../rules/state/state.ts';
import { PEOPLE_PAINT, paint } from '../paint/paint.ts';
import { paintTag } from '../paint/slab.ts';
import { DEPTH, type Field } from '../table/surface.ts';
import { boardShows, paintLayer, paintSizes } from './paintBoard.ts';

/** M2: how pale the ring of a tile is to which a hearth lies on the way. */
const SLOW = 0.45;

/** Marks the tiles that can be chosen: a veil with a dashed ring, a red one for the chosen tile, and the chance there. */
export function drawMarks({ panels, board, area }: Field, { marks, state, outlook }: FactionTableView): void {
  const { claim } = state;
  const answer = outlook?.answer ?? null;
  panels.put('marks', inset(area, -8), DEPTH.marks, [marks, claim], (g) => {
    // The land that somebody has claimed, while the other side may answer.
    if (claim) paintLayer(g, board, claim.tile, 'target');
    for (const { tile, isChosen, kind, isSlow } of marks) {
      // A tile of one's own keeps its color.
      if (isChosen || kind !== 'walk') paintLayer(g, board, tile, 'veil');
      paintLayer(g, board, tile, isChosen ? 'target' : 'reach', undefined, isSlow && !isChosen ? SLOW : 1);
    }
  });
  panels.put('clasps', inset(area, -8), DEPTH.marks + 1, marks, (g) => {
    for (const { tile, links = [] } of marks) for (const next of links) paintClasp(g, board, tile, next);
  });
  panels.put('footholds', inset(area, -8), DEPTH.marks + 1, state.avatars, (g) => {
    for (const { tile, hasFoothold } of state.avatars) {
      const { x, y } = board.spot(tile);
      if (hasFoothold) g.sprite('foothold', x - board.radius * 0.42, y + board.radius * 0.3, board.radius * 0.5);
    }
  });
  panels.put('answer', inset(area, -8), DEPTH.marks + 2, answer, (g) => {
    if (!answer) return;
    const [from, to] = [board.spot(answer.from), board.spot(answer.to)];
    g.path([from, to], board.radius * 0.14, paint.white);
    g.path([from, to], board.radius * 0.09, PEOPLE_PAINT[answer.people].dark, [board.radius * 0.2, board.radius * 0.1]);
  });
  panels.put('tags', inset(area, -8), DEPTH.tags, [marks, boardShows(state), answer], (g) => {
    paintSizes(g, board, state);
    // A map that is brought close enlarges them.
    const letters = Math.max(12 / fingerZoom(board), board.radius * 0.25);
    if (answer) {
      const [from, to] = [board.spot(answer.from), board.spot(answer.to)];
      const style = { fill: PEOPLE_PAINT[answer.people].dark, color: paint.white, line: paint.white };
      paintTag(g, (from.x + to.x) / 2, (from.y + to.y) / 2, answer.words, letters, style);
    }
    for (const mark of marks) {
      if (mark.tag === '') continue;
      const { x, y } = board.spot(mark.tile);
      paintTag(g, x, y + board.radius * (board.isFlat ? 0.52 : 0.5), wordsOf(mark), letters, styleOf(mark));
    }
  });
}

/** L4: a gold clasp across the joint of two tiles that a claim would link: a link of a chain, with a hole in each tile. */
function paintClasp(g: CanvasPainter, board: HexBoard, one: TileNo, other: TileNo): void {
  const [from, to] = [board.spot(one), board.spot(other)];
  const along = (part: number): Spot => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  const r = board.radius;
  const ends = [along(0.42), along(0.58)];
  for (const [width, color] of [
    [0.34, paint.white],
    [0.29, paint.goldDark],
    [0.2, paint.gold],
  ] as const) {
    g.path(ends, r * width, color);
    for (const { x, y } of ends) g.circle(x, y, (r * width) / 2, color);
  }
  for (const { x, y } of ends) g.circle(x, y, r * 0.05, paint.goldDark);
}

const wordsOf = ({ kind, tag }: TileMark): string => (kind === 'attack' ? `⚔ ${tag}` : tag);

function styleOf({ isChosen }: TileMark) {
  return isChosen
    ? { fill: paint.act, color: paint.white, line: paint.white }
    : { fill: paint.white, color: paint.ink, line: paint.ink };
}
