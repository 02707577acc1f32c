import type { Rollout } from './rollout.ts';

/** For how many games the near misses count: soon outweighed by games that were won or not. */
const NEAR_MISSES = 4;
/** The least spread of health left that is believed, so that a few like games do not make us sure; it is that of most games. */
const LEAST_SPREAD = 2.5;
/** No chance is taken for nearer to 0 or 1 than this when its error is worked out. */
const LEAST_DOUBT = 0.02;

/**
 * The chance to win from a position, from 0 to 1, by games that were played on from there: the share of those won, and
 * while they are few, how near the others came as well. Otherwise eight games could only say 0, 1/8, 2/8 …, and hardly
 * tell a good position from a bad one where wins are rare. `null` without a game.
 */
export function winChance(games: readonly Rollout[]): number | null {
  if (games.length === 0) return null;
  const wins = games.filter(({ won }) => won).length;
  return (wins + NEAR_MISSES * tail(games)) / (games.length + NEAR_MISSES);
}

/**
 * How far `winChance` may be off, as a standard error: the true chance is within twice as much nine times of ten.
 * Never 0, because a few games that all end alike do not make sure.
 */
export function chanceError(games: readonly Rollout[]): number {
  const chance = winChance(games) ?? 0.5;
  const unsure = Math.min(1 - LEAST_DOUBT, Math.max(LEAST_DOUBT, chance));
  // Near misses are no games: they help the estimate, and do not make it surer.
  return Math.sqrt((unsure * (1 - unsure)) / Math.max(1, games.length));
}

/** How likely no health would be left, if it were spread about its mean as the normal distribution says. */
function tail(games: readonly Rollout[]): number {
  const mean = games.reduce((sum, { health }) => sum + health, 0) / games.length;
  const variance = games.reduce((sum, { health }) => sum + (health - mean) ** 2, 0) / games.length;
  return below((0.5 - mean) / Math.max(LEAST_SPREAD, Math.sqrt(variance)));
}

/** The normal distribution's share below `z` standard deviations, by the logistic curve that is nearest to it. */
function below(z: number): number {
  return 1 / (1 + Math.exp(-1.702 * z));
}
