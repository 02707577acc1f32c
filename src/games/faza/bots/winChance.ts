import type { Rollout } from './rollout.ts';

/** How many games the near misses count as: real results soon outweigh them. */
const NEAR_MISSES = 4;
/** The smallest spread of remaining health assumed, so that a few similar games do not look certain; typical of most games. */
const LEAST_SPREAD = 2.5;
/** The error is computed as if no chance were closer to 0 or 1 than this. */
const LEAST_DOUBT = 0.02;

/**
 * The chance to win from a position, 0–1, estimated from rollouts: the share of wins and, while there are few, how close the
 * others came. Otherwise eight games could only say 0, 1/8, 2/8 …, and hardly tell a good position from a bad one where wins
 * are rare. `null` without a game.
 */
export function winChance(games: readonly Rollout[]): number | null {
  if (games.length === 0) return null;
  const wins = games.filter(({ won }) => won).length;
  return (wins + NEAR_MISSES * tail(games)) / (games.length + NEAR_MISSES);
}

/**
 * The standard error of `winChance`: the true chance is within twice this nine times out of ten. Never 0, because a few
 * games with the same ending prove nothing.
 */
export function chanceError(games: readonly Rollout[]): number {
  const chance = winChance(games) ?? 0.5;
  const unsure = Math.min(1 - LEAST_DOUBT, Math.max(LEAST_DOUBT, chance));
  // Near misses improve the estimate, but are not games: they do not reduce its error.
  return Math.sqrt((unsure * (1 - unsure)) / Math.max(1, games.length));
}

/** The probability that no health is left, if it is normally distributed. */
function tail(games: readonly Rollout[]): number {
  const mean = games.reduce((sum, { health }) => sum + health, 0) / games.length;
  const variance = games.reduce((sum, { health }) => sum + (health - mean) ** 2, 0) / games.length;
  return below((0.5 - mean) / Math.max(LEAST_SPREAD, Math.sqrt(variance)));
}

/** The normal distribution's share below `z` standard deviations, by its logistic approximation. */
function below(z: number): number {
  return 1 / (1 + Math.exp(-1.702 * z));
}
