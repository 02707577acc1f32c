import type { AreaId, PlaceId, TileNo, TileSpec } from '../vocabulary.ts';

/** Six tiles of an area in one block (P24-S6). Known are the Outposts, and where the Motherships start; the rest is ours. */
const AREAS: readonly AreaId[] = ['tactical', 'medical', 'technological', 'political'];
const TILES_OF_AREA = 6;
const OUTPOSTS: readonly TileNo[] = [3, 8, 17, 22];
const AIRFIELDS: readonly TileNo[] = [4, 9, 15, 23];
/** Fazaformed sides on which dice lose 1 (P24-C3). */
const DENSE: readonly TileNo[] = [1, 5, 10, 12, 13, 16, 19, 21];
/** Fazaformed sides with radiation (P24-T2). */
const RADIATION: readonly TileNo[] = [2, 6, 7, 11, 14, 18, 20, 24];

/** The twenty-four tiles. */
export const tiles: readonly TileSpec[] = AREAS.flatMap((area, block) =>
  Array.from({ length: TILES_OF_AREA }, (_, index) => {
    const no = block * TILES_OF_AREA + index + 1;
    return {
      no,
      area,
      outpost: OUTPOSTS.includes(no),
      airfield: AIRFIELDS.includes(no),
      deadly: RADIATION.includes(no),
      ...(DENSE.includes(no) ? { dense: true } : {}),
    };
  }),
);

/** The places on them: those of the published board, and eight more. Monument Plaza is an airfield there, too. */
export const places: readonly PlaceId[] = [
  ...(['radar', 'armory', 'fort', 'airbase', 'harbor', 'pens'] as const),
  ...(['garden', 'hospital', 'farm', 'waterworks', 'zoo', 'baths'] as const),
  ...(['powerStation', 'university', 'rocketWorks', 'dam', 'observatory', 'monorail'] as const),
  ...(['embassies', 'television', 'stadium', 'cityHall', 'monument', 'fair'] as const),
];
