import type { Terrain } from './vocabulary.ts';

/** The width of a map, and how many of its hexes have each terrain. */
export interface MapPlan {
  readonly columns: number;
  readonly terrain: Readonly<Record<Terrain, number>>;
}

/** G1: the maps for one, two and three seats on each side. */
export const MAP_PLANS: readonly MapPlan[] = [
  { columns: 8, terrain: { plains: 15, forest: 15, mountain: 4, water: 6 } },
  { columns: 10, terrain: { plains: 22, forest: 23, mountain: 6, water: 9 } },
  { columns: 10, terrain: { plains: 30, forest: 30, mountain: 8, water: 12 } },
];

/** W1, V4: how large a realm must be to win, with one, two and three seats on each side. */
export const REALMS_TO_WIN = [
  { usual: 11, quick: 10 },
  { usual: 15, quick: 14 },
  { usual: 19, quick: 18 },
] as const;
