import type { FazaView } from '../../rules/state/state.ts';
import { expectationOf } from './value.ts';

/**
 * What the network expects, and how often *policy* won such games: it is too hopeful, because it learned from the best moves that it saw, and
 * partly from games of easier cards. Measured by `npm run lab -- --only calibration --games 60`,
 * with the seed *fit* and nothing corrected here, then with the seed *heldout*: this is half-way between both.
 */
const KNOTS: readonly (readonly [expected: number, won: number])[] = [
  [0, 0],
  [0.05, 0.06],
  [0.15, 0.1],
  [0.25, 0.155],
  [0.35, 0.215],
  [0.45, 0.25],
  [0.55, 0.335],
  [0.65, 0.395],
  [0.75, 0.46],
  [0.85, 0.575],
  [0.9, 0.65],
  [0.95, 0.75],
  [0.99, 0.845],
  [1, 0.9],
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
