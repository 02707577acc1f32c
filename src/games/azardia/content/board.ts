import type { TileNo } from './vocabulary.ts';

/** The last tile, and the goal (G1). */
export const GOAL: TileNo = 150;

/** B1, M4: the last tile of Zone Zero, which only level 5 may pass. */
export const GATE: TileNo = 80;

/** B2: tiles where a movement that ends there draws an action card. */
export const A_TILES: readonly TileNo[] = [5, 13, 21, 34, 46, 55, 67, 75];

/** B3: tiles where a movement that ends there draws a penalty card. */
export const Z_TILES: readonly TileNo[] = [85, 93, 101, 114, 129, 137, 145];

/** G3: where the loser of a duel on the goal goes. */
export const BELOW_GOAL: TileNo = 147;

/** The highest level (L1). */
export const TOP_LEVEL = 5;

/** B1: whether a tile is in the Tyrant Zone for cards and events. The Gate itself belongs to Zone Zero. */
export function isInTyrantZone(tile: TileNo): boolean {
  return tile > GATE;
}
