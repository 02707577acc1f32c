import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import type { Rect } from '../../../../table/layout/rect.ts';
import type { Field as FieldOf } from '../../../../table/stage/boardScene.ts';
import type { TableSurface } from '../../../../table/stage/tableScene.ts';
import type { HexBoard } from '../../interaction/layout/hexBoard.ts';
import { AROUND } from '../paint/slab.ts';

/** Things on the map, which move with its camera. */
export type Field = FieldOf<HexBoard>;

/** What the parts of the table draw on. */
export type Surface = TableSurface<HexBoard>;

/** The order in which things cover each other. */
export const DEPTH = {
  board: 5,
  marks: 10,
  piece: 20,
  tags: 40,
  panel: 48,
  battle: 50,
  widget: 56,
  flying: 70,
  curtain: 90,
} as const;

/** Adds a slab with room for its shadow and rings around its content. */
export function putSlab(
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
