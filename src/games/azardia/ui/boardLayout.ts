import { GOAL } from '../content/board.ts';
import type { TileNo } from '../content/vocabulary.ts';

/** A place on the grid of the board: column and row, from 0. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** The grid has a ring of 80 cells around 70 or more for the tower. */
export const COLUMNS = 16;
export const ROWS = 26;

/** The ring of Zone Zero, clockwise from the lower left corner, and the tower of the Tyrant Zone, which climbs in a serpentine. */
const cells: readonly Cell[] = [...ring(), ...tower()].slice(0, GOAL);

/** Where a tile is on the grid. */
export function cellOf(tile: TileNo): Cell {
  return cells[tile - 1] ?? { column: 0, row: 0 };
}

function ring(): Cell[] {
  const right = COLUMNS - 1;
  const bottom = ROWS - 1;
  return [
    ...upTo(bottom).map((step) => ({ column: 0, row: bottom - step })),
    ...upTo(right).map((step) => ({ column: step, row: 0 })),
    ...upTo(bottom).map((step) => ({ column: right, row: step })),
    ...upTo(right).map((step) => ({ column: right - step, row: bottom })),
  ];
}

/** Ten floors of seven tiles, from below to the top. */
function tower(): Cell[] {
  const [wide, left] = [7, 4];
  return upTo(10).flatMap((floor) =>
    upTo(wide).map((step) => ({
      column: left + (floor % 2 === 0 ? step : wide - 1 - step),
      row: ROWS - 4 - 2 * floor,
    })),
  );
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
