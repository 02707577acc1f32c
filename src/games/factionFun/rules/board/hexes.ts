import { at } from '../../../../kernel/values/at.ts';
import type { TileNo } from '../state/state.ts';

/** The geometry of a map: hexes in rows, of which every other one is shifted half a hex to the right (G1). */
export interface Hexes {
  readonly columns: number;
  readonly rows: number;
  /** By tile: the tiles that share an edge with it. */
  readonly neighbors: readonly (readonly TileNo[])[];
}

/** Steps in columns and rows to the six neighbors of a hex in an even row, and in an odd one. */
const STEPS = [
  [
    [1, 0],
    [-1, 0],
    [0, -1],
    [-1, -1],
    [0, 1],
    [-1, 1],
  ],
  [
    [1, 0],
    [-1, 0],
    [1, -1],
    [0, -1],
    [1, 1],
    [0, 1],
  ],
] as const;

/** Geometry does not change, and is asked for at every step of a search. */
const known = new Map<number, Hexes>();

/** The geometry of a map with this many columns and tiles. */
export function hexesOf({ columns, terrain: { length } }: MapSize): Hexes {
  const key = columns * 1000 + length;
  const hexes = known.get(key) ?? makeHexes(columns, length / columns);
  known.set(key, hexes);
  return hexes;
}

/** What the geometry depends on. */
export interface MapSize {
  readonly columns: number;
  readonly terrain: { readonly length: number };
}

function makeHexes(columns: number, rows: number): Hexes {
  const tiles = Array.from({ length: columns * rows }, (_, tile) => tile);
  return {
    columns,
    rows,
    neighbors: tiles.map((tile) => {
      const [column, row] = [tile % columns, Math.floor(tile / columns)];
      return at(STEPS, row % 2)
        .map(([right, down]) => [column + right, row + down] as const)
        .filter(([x, y]) => x >= 0 && x < columns && y >= 0 && y < rows)
        .map(([x, y]) => y * columns + x);
    }),
  };
}

/** The tiles that share an edge with a tile. */
export function neighborsOf(map: MapSize, tile: TileNo): readonly TileNo[] {
  return at(hexesOf(map).neighbors, tile);
}

/** The distance of two tiles in hexes, whatever lies between them. */
export function distance({ columns }: MapSize, one: TileNo, other: TileNo): number {
  const [a, b] = [cubeOf(columns, one), cubeOf(columns, other)];
  return Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r));
}

/** A tile in axial coordinates, in which distances are sums. */
function cubeOf(columns: number, tile: TileNo): { readonly q: number; readonly r: number } {
  const row = Math.floor(tile / columns);
  return { q: (tile % columns) - (row - (row % 2)) / 2, r: row };
}

/** The tiles that can be reached from some tiles over edges, through those that `isOpen` lets in. */
export function connected(
  map: MapSize,
  from: readonly TileNo[],
  isOpen: (tile: TileNo) => boolean,
): ReadonlySet<TileNo> {
  const found = new Set(from);
  for (const tile of found)
    for (const next of neighborsOf(map, tile)) if (!found.has(next) && isOpen(next)) found.add(next);
  return found;
}
