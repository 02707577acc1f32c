import type { Opening } from '../vocabulary.ts';

/**
 * Boards for a first game, chosen by playing them many times with other dice. The first one by
 * `npm run simulate -- --games 200 --bot greedy --mode easy --opening first --seed first`.
 */
export const openings: readonly Opening[] = [
  { id: 'first', board: [16, 13, 14, 2, 11, 12, 1, 7, 10, 5, 3, 6, 4, 9, 15, 8] },
];
