import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import type { Rect } from '../../../../table/layout/rect.ts';
import type { Field as FieldOf } from '../../../../table/stage/boardScene.ts';
import type { TableSurface } from '../../../../table/stage/tableScene.ts';
import type { BoardGeometry } from '../../interaction/layout/boardGeometry.ts';

/** Things on the board, which move with its camera. */
export type Field = FieldOf<BoardGeometry>;

/** What the widgets of the table draw on. */
export type Surface = TableSurface<BoardGeometry>;

/** The order in which things cover each other. */
export const DEPTH = {
  ground: 0,
  board: 5,
  route: 8,
  ghost: 12,
  pawn: 20,
  tag: 40,
  panel: 50,
  widget: 54,
  /** A duel covers the whole table, and its choices lie on it. */
  duel: 58,
  duelWidget: 66,
  flying: 70,
  curtain: 90,
} as const;

/** Room around a widget for its shadow, its frame, and for parts that rise above it, in CSS pixels. */
const AROUND = 14;

/** Adds a panel with room for the shadows around its content. */
export function putAround(
  { panels }: Pick<Surface, 'panels'>,
  name: string,
  area: Rect,
  depth: number,
  shows: unknown,
  draw: (g: CanvasPainter) => void,
) {
  const { x, y, w, h } = area;
  return panels.put(name, { x: x - AROUND, y: y - AROUND, w: w + 2 * AROUND, h: h + 2 * AROUND }, depth, shows, draw);
}
