import type { AnyGame } from '../../module/match.ts';
import type { Setups } from '../../module/screens/setups.ts';
import { yieldToPage } from '../clock.ts';

/**
 * How many seeds are drawn for an opening in which the seats are rotated. Four seats have 24 orders, so one in 20 million searches ends
 * without one, and half of them after 17 seeds.
 */
const MOST_SEEDS = 400;

/** The setup of one more game, with a fresh seed. Where the game asks for it, the seats take turns in another order than before. */
export async function nextSetup<T extends AnyGame>(
  setups: Pick<Setups<T>, 'again' | 'isRotated'>,
  setup: T['setup'],
  freshSeed: () => string,
): Promise<T['setup']> {
  for (let drawn = 1; ; drawn++) {
    const next = setups.again(setup, freshSeed());
    if (drawn >= MOST_SEEDS || setups.isRotated?.(setup, next) !== false) return next;
    // A seed takes a while to draw on a slow phone.
    await yieldToPage();
  }
}
