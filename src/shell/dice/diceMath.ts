/** The fewest and the most that luck allows, in all but a given share of cases. */
export interface Band {
  readonly least: number;
  readonly most: number;
}

/**
 * The narrowest band, symmetric in probability, that a number of tries, each succeeding with `chance`, stay in with at least the
 * probability `coverage`. Exact: the binomial probabilities are worked out from the likeliest number outwards.
 */
export function binomialBand(tries: number, chance: number, coverage: number): Band {
  const outside = (1 - coverage) / 2;
  const { from, weights } = binomialWeights(tries, chance);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const trimmed = (ordered: readonly number[]): number => {
    let left = outside * all;
    const kept = ordered.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
    return Math.max(0, kept);
  };
  return { least: from + trimmed(weights), most: from + weights.length - 1 - trimmed([...weights].reverse()) };
}

/** Probabilities of the numbers of successes that can be told from nothing, up to a common factor, from `from` on. */
function binomialWeights(tries: number, chance: number): { from: number; weights: number[] } {
  const likeliest = Math.min(tries, Math.floor((tries + 1) * chance));
  const odds = chance / (1 - chance);
  const below: number[] = [];
  for (let k = likeliest, weight = 1; k > 0 && weight > 1e-18; k--) {
    weight *= k / (tries - k + 1) / odds;
    below.push(weight);
  }
  const above: number[] = [];
  for (let k = likeliest, weight = 1; k < tries && weight > 1e-18; k++) {
    weight *= ((tries - k) / (k + 1)) * odds;
    above.push(weight);
  }
  return { from: likeliest - below.length, weights: [...below.reverse(), 1, ...above] };
}

/** How far counts are from all being equally likely: 0 when they are all the same. */
export function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return expected === 0 ? 0 : counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/**
 * The share of fair histories that are as uneven as a chi-square of `value`, or more (its p-value). Throws a `RangeError`
 * for an even number of degrees of freedom: only odd ones have this closed form, and a die has 5.
 */
export function chiSquareTail(value: number, degrees: number): number {
  if (degrees % 2 !== 1) throw new RangeError('an odd number of degrees of freedom');
  const root = Math.sqrt(value);
  const density = Math.exp(-value / 2) / Math.sqrt(2 * Math.PI);
  let term = 2 * density * root;
  let sum = 0;
  for (let k = 3; k <= degrees; k += 2) {
    sum += term;
    term *= value / k;
  }
  return normalTails(root) + sum;
}

/** The probability that a normal variable is further than `deviations` standard deviations from its mean, on either side. */
function normalTails(deviations: number): number {
  const z = Math.abs(deviations);
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  if (z < 3) {
    // The series of the area around the mean.
    let term = z;
    let sum = z;
    for (let k = 3; term > 1e-18; k += 2) {
      term *= (z * z) / k;
      sum += term;
    }
    return Math.max(0, 1 - 2 * density * sum);
  }
  // Laplace's continued fraction of the tail, from its far end.
  let fraction = z;
  for (let k = 60; k > 0; k--) fraction = z + k / fraction;
  return (2 * density) / fraction;
}

/** The usual length of the longest streak in a number of tries, each continuing with `chance` (Schilling 1990). */
export function usualStreak(tries: number, chance: number): number {
  if (tries < 1 || chance <= 0 || chance >= 1) return chance >= 1 ? tries : 0;
  const EULER = 0.5772156649015329;
  const length = (Math.log(tries * (1 - chance)) + EULER) / -Math.log(chance) - 0.5;
  return Math.min(tries, Math.max(1, Math.round(length)));
}
