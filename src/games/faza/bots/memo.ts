import type { FazaView } from '../rules/state/state.ts';

/**
 * Scores computed before, by position. They depend on the position alone, so caching them changes no choice. The key is the
 * board, which is one object for a whole game, so a game's scores are collected with it.
 */
const known = new WeakMap<FazaView['board'], Map<string, number>>();

/** The most scores kept for a game. Beyond that all are dropped, since the old ones are of no use anymore. */
const MOST_KNOWN = 60_000;

/** The result of `work` for this key, computed once. */
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
