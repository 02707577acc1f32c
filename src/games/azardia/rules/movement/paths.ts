import { A_TILES, GATE, GOAL, TOP_LEVEL } from '../../content/board.ts';
import type { TileNo } from '../../content/vocabulary.ts';

/** Where a pawn stands, and its level: the level at the moment of moving counts (M5). */
export interface Pawn {
  readonly tile: TileNo;
  readonly level: number;
}

/**
 * The tiles that a pawn goes over, the last one where it ends; none where it cannot move. Negative is back. M4: below level 5, tile 80
 * is tile 1. M3: what is left over at 150 is walked back. M6: nothing moves back below 1, nor below 80 from 80 on.
 */
export function pathOf({ tile, level }: Pawn, tiles: number): TileNo[] {
  const path: TileNo[] = [];
  const floor = floorOf(tile);
  let [here, step] = [tile, Math.sign(tiles)];
  for (let left = Math.abs(tiles); left > 0; left--) {
    if (here === GOAL && step > 0) step = -1;
    if (step < 0 && here <= floor) break;
    here += step;
    if (here === GATE && step > 0 && level < TOP_LEVEL) here = 1;
    path.push(here);
  }
  return path;
}

/** M6: the tile below which nothing moves a pawn that stands here: 80 from the Gate on, before it 1. */
function floorOf(tile: TileNo): TileNo {
  return tile >= GATE ? GATE : 1;
}

/** M6: whether two pawns can swap tiles: not where that would take one from the Gate below it. */
export function canSwap(one: TileNo, other: TileNo): boolean {
  return one >= floorOf(other) && other >= floorOf(one);
}

/** Where a pawn ends. */
export function destination(pawn: Pawn, tiles: number): TileNo {
  return pathOf(pawn, tiles).at(-1) ?? pawn.tile;
}

/** The next A tile ahead (B2); `null` where none is. */
export function nextA(tile: TileNo): TileNo | null {
  return A_TILES.find((one) => one > tile) ?? null;
}
