import type { State } from '../../../../../src/games/faza/rules/state/state.ts';
import { type Layout, position } from '../../positions.ts';

/*
 * The board of these positions:         1  2
 *                                    3  4  5  6
 *                                 7  8  9 10 11 12
 *                                13 14 15 16 17 18
 *                                   19 20 21 22
 *                                      23 24
 * The Carrier is on #11, the Destroyer on #21 and the Former on #1, the Marine on #3 and the Doctor on #8, where they are not named.
 */

/** A position of the 24-tile edition. */
export function place(layout: Layout): State {
  return position({ heroes: { marine: {}, doctor: {} }, ...layout, options: { ...layout.options, edition: '24' } });
}
