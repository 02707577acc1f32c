/**
 * What the network expects, and how often such games were won: it is too modest in the middle and too sure of victory, because it learned from
 * the best moves that it saw. Measured by `npm run lab -- --only calibration` on other games than those that it is checked with.
 */
const KNOTS: readonly (readonly [expected: number, won: number])[] = [
  [0, 0],
  [0.05, 0.035],
  [0.15, 0.165],
  [0.25, 0.27],
  [0.35, 0.43],
  [0.45, 0.545],
  [0.55, 0.635],
  [0.65, 0.705],
  [0.75, 0.77],
  [0.85, 0.83],
  [0.97, 0.86],
  [1, 0.9],
];

/** The chance to win that a network's estimate stands for, 0–1; 0 and 1 are games that are over, and stay what they are. */
export function calibrated(expected: number): number {
  if (expected <= 0 || expected >= 1) return expected;
  const above = KNOTS.findIndex(([knot]) => knot >= expected);
  const [[from, low] = [0, 0], [to, high] = [1, 1]] = KNOTS.slice(above - 1, above + 1);
  return low + ((high - low) * (expected - from)) / (to - from);
}
