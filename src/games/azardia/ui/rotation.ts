import { azardia } from '../rules/azardia.ts';
import type { Setup } from '../rules/state/state.ts';

/** S2, S3: whether the player who went first in one game goes last in another, so that everybody gets a turn at going first. */
export function isRotated(before: Setup, after: Setup): boolean {
  return orderOf(after).at(-1) === orderOf(before)[0];
}

function orderOf(setup: Setup) {
  return azardia.newGame(setup).state.order;
}
