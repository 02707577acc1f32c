import type { FazaView } from '../../rules/state/state.ts';
import { expectationOf } from './value.ts';

/**
 * What the network expects, and how often *policy* won such games. The two differ little, because two things that the network learned make up
 * for each other: later victories count for less, and the best moves that it saw promise too much. Measured by
 * `npm run lab -- --only calibration --games 60` with the seeds *fit* and *heldout*, from 12,900 positions of 1,440 games.
 */
const KNOTS: readonly (readonly [expected: number, won: number])[] = [
  [0, 0],
  [0.05, 0.06],
  [0.15, 0.155],
  [0.25, 0.27],
  [0.35, 0.375],
  [0.45, 0.465],
  [0.55, 0.58],
  [0.65, 0.675],
  [0.75, 0.775],
  [0.85, 0.865],
  [1, 1],
];

/** The chance to win from a view, 0–1. */
export function winChanceOf(view: FazaView): number {
  return calibrated(expectationOf(view));
}

/** The chance to win that a network's estimate stands for, 0–1; 0 and 1 are games that are over, and stay what they are. */
export function calibrated(expected: number): number {
  if (expected <= 0 || expected >= 1) return expected;
  const above = KNOTS.findIndex(([knot]) => knot >= expected);
  const [[from, low] = [0, 0], [to, high] = [1, 1]] = KNOTS.slice(above - 1, above + 1);
  return low + ((high - low) * (expected - from)) / (to - from);
}
