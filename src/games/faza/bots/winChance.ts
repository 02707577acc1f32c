import type { Rollout } from './rollout.ts';

/** A chance to win, 0–1, and its standard error. */
export interface WinChance {
  readonly chance: number;
  readonly error: number;
}

/** How many games the network's word counts as: real results outweigh it soon. */
const FIRST_ESTIMATE = 8;
/** The error is computed as if no chance were closer to 0 or 1 than this. */
const LEAST_DOUBT = 0.02;

/**
 * The chance to win from a position: what the network expected, corrected by games that were played on from there.
 * The true chance is within twice the error nine times out of ten. The error is never 0, because a few games with the same ending prove nothing.
 */
export function winChance(expected: number, games: readonly Rollout[]): WinChance {
  const wins = games.filter(({ won }) => won).length;
  const weight = games.length + FIRST_ESTIMATE;
  const chance = (wins + FIRST_ESTIMATE * expected) / weight;
  const unsure = Math.min(1 - LEAST_DOUBT, Math.max(LEAST_DOUBT, chance));
  return { chance, error: Math.sqrt((unsure * (1 - unsure)) / (weight + 1)) };
}
