import { aligned } from '../../../../table/layout/layout.ts';
import { type Rect, rect, type Spot } from '../../../../table/layout/rect.ts';
import type { MapSize } from '../../rules/board/hexes.ts';
import type { TileNo } from '../../rules/state/state.ts';

/** The distance between the middles of two rows or columns of hexes, as a multiple of the radius. */
const ROW = 1.5;
const COLUMN = Math.sqrt(3);

/** The size of a tile that fingers press without trouble, and some more for the margin of a map that is brought close. */
const FINGER = 47;

/** Where the hexes of a map are, in CSS pixels. */
export interface HexBoard {
  readonly area: Rect;
  /** From the middle of a hex to its corners. */
  readonly radius: number;
  /** Whether the map is turned by a quarter, so that its hexes have a side on top instead of a corner. */
  readonly isFlat: boolean;
  /** The middle of a tile. */
  spot(tile: TileNo): Spot;
  /** The upright rectangle around a tile. */
  rectOf(tile: TileNo): Rect;
  /** The corners of a hex of that size, as a part of a tile, around a tile's middle. */
  corners(tile: TileNo, size?: number): readonly Spot[];
}

/** Fits a map into an area. In an upright one it is turned: the sea of its left edge is at the bottom. */
export function hexBoard({ columns, terrain: { length } }: MapSize, area: Rect, isFlat: boolean): HexBoard {
  const rows = length / columns;
  const across = COLUMN * (columns + 0.5);
  const down = ROW * rows + 0.5;
  const [w, h] = isFlat ? [down, across] : [across, down];
  const radius = Math.min(area.w / w, area.h / h);
  const used = aligned(area, w * radius, h * radius);
  const spot = (tile: TileNo): Spot => {
    const [column, row] = [tile % columns, Math.floor(tile / columns)];
    const x = COLUMN * (column + (row % 2 === 0 ? 0.5 : 1)) * radius;
    const y = (1 + ROW * row) * radius;
    return isFlat ? { x: used.x + y, y: used.y + used.h - x } : { x: used.x + x, y: used.y + y };
  };
  const half = (COLUMN / 2) * radius;
  const [reachX, reachY] = isFlat ? [radius, half] : [half, radius];
  return {
    area,
    radius,
    isFlat,
    spot,
    rectOf: (tile) => {
      const { x, y } = spot(tile);
      return rect(x - reachX, y - reachY, 2 * reachX, 2 * reachY);
    },
    corners: (tile, size = 1) => hexCorners(spot(tile), radius * size, isFlat),
  };
}

/** How close a map has to be brought so that fingers can press its tiles; 1 where they can anyway. */
export function fingerZoom(board: Pick<HexBoard, 'rectOf'>): number {
  const { w, h } = board.rectOf(0);
  return Math.max(1, FINGER / Math.min(w, h));
}

/** The corners of a hex around a spot, clockwise. */
export function hexCorners({ x, y }: Spot, radius: number, isFlat: boolean): readonly Spot[] {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = ((corner * 60 - (isFlat ? 0 : 90)) * Math.PI) / 180;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}
