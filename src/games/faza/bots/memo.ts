import type { FazaView } from '../rules/state.ts';

/**
 * Worths worked out before, by position. They follow from the position alone, so remembering them changes no choice; they
 * belong to a board, which is one object for a whole game, and go with it.
 */
const known = new WeakMap<FazaView['board'], Map<string, number>>();

/** So many worths are remembered of a game; then all are forgotten, the old ones being of no use any more. */
const MOST_KNOWN = 60_000;

/** The number that `work` gives for this key, worked out once. */
export function remembered(state: FazaView, key: string, work: () => number): number {
  let worths = known.get(state.board);
  if (!worths || worths.size > MOST_KNOWN) {
    worths = new Map();
    known.set(state.board, worths);
  }
  let worth = worths.get(key);
  if (worth === undefined) {
    worth = work();
    worths.set(key, worth);
  }
  return worth;
}
