import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { inset, type Rect } from '../../../../table/layout/rect.ts';
import type { TableSurface } from '../../../../table/stage/tableScene.ts';
import type { FaceOffView, Seat } from '../../rules/state/state.ts';
import { AROUND } from '../paint/label.ts';

/** What the parts of the table draw on; it has no board. */
export type Surface = TableSurface<null>;

/** The order in which things cover each other. */
export const DEPTH = { panel: 10, widget: 20, stage: 40, looked: 60, buttons: 64, flying: 70, curtain: 90 } as const;

/** Adds a part with room for its drop and rings around its content. */
export function put(
  { panels }: Pick<Surface, 'panels'>,
  name: string,
  area: Rect,
  depth: number,
  shows: unknown,
  draw: (g: CanvasPainter) => void,
) {
  return panels.put(name, inset(area, -AROUND), depth, shows, draw);
}

/** X1: the second seat of a faction has the pattern of its lid inverted. */
export function lidOf({ seats }: Pick<FaceOffView, 'seats'>, seat: Seat): string {
  const faction = seats[seat]?.faction ?? 'monsters';
  const isSecond = seats.findIndex((own) => own.faction === faction) !== seat;
  return isSecond ? `lid/swapped/${faction}` : `lid/${faction}`;
}
