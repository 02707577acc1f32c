import { azardia } from '../rules/azardia.ts';
import type { Setup } from '../rules/state/state.ts';

/**
 * S2, S3: whether the seats take their turns in the previous game's order, moved by one: the first player goes last, so
 * that over as many games as there are players everybody has every place. The dice set the order, as in every game.
 */
export function isRotated(before: Setup, after: Setup): boolean {
  const [first, ...others] = orderOf(before);
  return orderOf(after).join() === [...others, first].join();
}

function orderOf(setup: Setup) {
  return azardia.newGame(setup).state.order;
}
