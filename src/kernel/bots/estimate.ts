/** A number that was measured in some games, and where the true one lies with 95% confidence. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** How many observations it rests on. */
  readonly of: number;
}

/** Two-sided 95% of the normal distribution, in standard deviations. */
const Z = 1.959964;

/**
 * A proportion with its Wilson score interval. The textbook's plain interval would call 0 wins of 100
 * certain defeat; this one does not. `null` without observations.
 */
export function shareOf(hits: number, of: number): Estimate | null {
  if (of === 0) return null;
  const value = hits / of;
  const middle = value + (Z * Z) / (2 * of);
  const reach = Z * Math.sqrt((value * (1 - value)) / of + (Z * Z) / (4 * of * of));
  const scale = 1 + (Z * Z) / of;
  return { value, low: Math.max(0, (middle - reach) / scale), high: Math.min(1, (middle + reach) / scale), of };
}

/** An estimate and what it is multiplied by in a sum. */
export type Term = readonly [factor: number, estimate: Estimate | null];

/**
 * The sum of independent estimates, each multiplied by a factor. Its interval follows from theirs (the method of variance
 * estimates recovery: Zou and Donner, 2008; Newcombe's for a difference). `null` where one of them is.
 */
export function sumOf(terms: readonly Term[]): Estimate | null {
  let [value, below, above, of] = [0, 0, 0, 0];
  for (const [factor, estimate] of terms) {
    if (!estimate) return null;
    const [down, up] = [estimate.value - estimate.low, estimate.high - estimate.value];
    value += factor * estimate.value;
    below += (factor * (factor > 0 ? down : up)) ** 2;
    above += (factor * (factor > 0 ? up : down)) ** 2;
    of += estimate.of;
  }
  return terms.length === 0 ? null : { value, low: value - Math.sqrt(below), high: value + Math.sqrt(above), of };
}

/** The plain average of independent estimates; `null` where one of them is. */
export function averageOf(estimates: readonly (Estimate | null)[]): Estimate | null {
  return sumOf(estimates.map((estimate) => [1 / estimates.length, estimate]));
}

/** One estimate minus an independent other one. */
export function differenceOf(one: Estimate | null, other: Estimate | null): Estimate | null {
  return sumOf([
    [1, one],
    [-1, other],
  ]);
}

/** Numbers that come in groups, such as the positions of a game: sums over all groups. */
export interface GroupSums {
  readonly groups: number;
  /** How many numbers the groups have. */
  readonly of: number;
  readonly sum: number;
  /** Squares of the groups' sums, squares of their sizes, and products of the two. */
  readonly squaredSums: number;
  readonly squaredSizes: number;
  readonly products: number;
}

/**
 * The mean of numbers in independent groups (the ratio estimator of cluster sampling: Cochran, 1977). Numbers of one group may
 * depend on each other. `null` for fewer than two groups.
 */
export function meanOf({ groups, of, sum, squaredSums, squaredSizes, products }: GroupSums): Estimate | null {
  if (groups < 2) return null;
  const value = sum / of;
  const residuals = squaredSums - 2 * value * products + value * value * squaredSizes;
  const reach = (Z / of) * Math.sqrt((Math.max(0, residuals) * groups) / (groups - 1));
  return { value, low: value - reach, high: value + reach, of };
}

/**
 * The median of numbers, of which each was observed so often. The interval reaches from one observed number to another, by
 * their ranks, and assumes nothing of how they are distributed. `null` without observations.
 */
export function medianOf(spread: ReadonlyMap<number, number>): Estimate | null {
  const values = [...spread].sort(([one], [other]) => one - other);
  const of = values.reduce((sum, [, count]) => sum + count, 0);
  const ranked = (rank: number): number => {
    let passed = 0;
    for (const [value, count] of values) {
      passed += count;
      if (passed > rank) return value;
    }
    return values.at(-1)?.[0] ?? 0;
  };
  if (of === 0) return null;
  const reach = (Z * Math.sqrt(of)) / 2;
  return {
    value: (ranked(Math.floor((of - 1) / 2)) + ranked(Math.floor(of / 2))) / 2,
    low: ranked(Math.max(0, Math.floor(of / 2 - reach))),
    high: ranked(Math.ceil(of / 2 + reach)),
    of,
  };
}
