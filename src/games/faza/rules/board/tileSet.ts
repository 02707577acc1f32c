import type { TileNo } from '../../content/vocabulary.ts';

/**
 * A set of tiles as the bits of one integer: bit n stands for tile n, so there may be 30 tiles. Every list of legal commands
 * needs about a hundred of these sets, and they cost no memory.
 */
export type TileSet = number;

export const NO_TILES: TileSet = 0;

/** The set of one tile. */
export function only(tile: TileNo): TileSet {
  return 1 << tile;
}

/** The set of these tiles. */
export function setOf(tiles: readonly TileNo[]): TileSet {
  return tiles.reduce((set, tile) => set | only(tile), NO_TILES);
}

/** Whether a tile is in a set. */
export function has(set: TileSet, tile: TileNo): boolean {
  return (set & only(tile)) !== 0;
}

/** The tile of the set with the lowest number; the set must not be empty. With `withoutLowest` it walks through a set. */
export function lowest(set: TileSet): TileNo {
  return 31 - Math.clz32(set & -set);
}

/** The set without the tile with the lowest number. An empty set stays empty. */
export function withoutLowest(set: TileSet): TileSet {
  return set & (set - 1);
}

/** The tiles of a set, lowest number first. */
export function tilesOf(set: TileSet): TileNo[] {
  const tiles: TileNo[] = [];
  for (let rest = set; rest !== NO_TILES; rest = withoutLowest(rest)) tiles.push(lowest(rest));
  return tiles;
}
