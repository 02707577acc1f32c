import type { AreaId, TileNo, TileSpec } from '../vocabulary.ts';

/** Our content: the box does not print a tile table; known are the outposts 1–4, and that 2 is the Tactical one. */
const AREAS: readonly AreaId[] = ['medical', 'tactical', 'political', 'technological'];
const OUTPOSTS: readonly TileNo[] = [1, 2, 3, 4];
const AIRFIELDS: readonly TileNo[] = [6, 9, 12, 15];
const DEADLY: readonly TileNo[] = [5, 8, 10, 11, 14, 16];

/** The sixteen tiles; the areas take turns in the order of the numbers. */
export const tiles: readonly TileSpec[] = Array.from({ length: 4 }, (_, row) =>
  AREAS.map((area, column) => {
    const no = row * 4 + column + 1;
    return {
      no,
      area,
      outpost: OUTPOSTS.includes(no),
      airfield: AIRFIELDS.includes(no),
      deadly: DEADLY.includes(no),
    };
  }),
).flat();
