import { describe, expect, test } from 'vitest';
import { chanceFrom, drawBelow, shuffled } from '../../src/kernel/chance.ts';
import { chiSquare, chiSquareTail } from '../../src/shell/dice/diceMath.ts';

/*
 * Tests the generator as games use it: more than a million draws of many short histories, a very long one, and
 * shuffles. Seeds are fixed, so the same figures come out each time. There are about forty figures, and a good
 * generator exceeds each bound by chance once in five thousand times: it passes all with a probability of 99%.
 */
const LEAST = 1e-4;
const SEEDS = 4000;
const DRAWS = 256;
const SIDES = 6;

/** The faces, counted from 0, of the first draws of a seed. */
function faces(seed: string, count = DRAWS): number[] {
  const chance = { ...chanceFrom(seed) };
  return Array.from({ length: count }, () => drawBelow(chance, SIDES));
}

/** Counts how often each of several equally likely values occurs. */
class Counts {
  readonly #counts: number[];

  constructor(cells: number) {
    this.#counts = Array.from({ length: cells }, () => 0);
  }

  add(cell: number): void {
    this.#counts[cell] = (this.#counts[cell] ?? 0) + 1;
  }

  /** Combines several dice into one number, the first counting most. */
  addAll(dice: readonly (number | undefined)[]): void {
    this.add(dice.reduce<number>((cell, die) => cell * SIDES + (die ?? Number.NaN), 0));
  }

  /** The fraction of fair histories that are less even; values near 1 are as suspicious as values near 0. */
  get evenness(): number {
    return chiSquareTail(chiSquare(this.#counts), this.#counts.length - 1);
  }
}

function expectFair(counts: Counts): void {
  expect(counts.evenness).toBeGreaterThan(LEAST);
  expect(counts.evenness).toBeLessThan(1 - LEAST);
}

/** The distance of a mean from its expected value, in its own standard deviations. */
function deviation(values: readonly number[], mean: number, variance: number): number {
  const sum = values.reduce((total, value) => total + value, 0);
  return (sum - values.length * mean) / Math.sqrt(values.length * variance);
}

/** The bound in standard deviations that is as strict as that of the chi-square tests. */
const FAR = 3.9;

const histories = Array.from({ length: SEEDS }, (_, number) => faces(`a${number}`));

describe(`${SEEDS} games of ${DRAWS} draws, whose seeds differ in their last digits`, () => {
  test.each([
    ['the faces', 1],
    ['pairs of dice thrown together', 2],
    ['three dice thrown together', 3],
    ['four dice thrown together', 4],
  ])('%s are even', (_, dice) => {
    const counts = new Counts(SIDES ** dice);
    for (const history of histories) {
      for (let n = 0; n + dice <= DRAWS; n += dice) counts.addAll(history.slice(n, n + dice));
    }
    expectFair(counts);
  });

  test.each([2, 5, 8, 10, 16, 32, 100])('dice %i draws apart are independent', (gap) => {
    const pairs = new Counts(SIDES ** 2);
    const triples = new Counts(SIDES ** 3);
    for (const history of histories) {
      // Dice that were already counted are not counted again.
      for (let n = 0; n + gap < DRAWS; n++) if (n % (2 * gap) < gap) pairs.addAll([history[n], history[n + gap]]);
      for (let n = 0; n + 2 * gap < DRAWS; n++) {
        if (n % (3 * gap) < gap) triples.addAll([history[n], history[n + gap], history[n + 2 * gap]]);
      }
    }
    expectFair(pairs);
    expectFair(triples);
  });

  test('the same draw of successive games is uniform', () => {
    const pairs = new Counts(SIDES ** 2);
    const triples = new Counts(SIDES ** 3);
    for (let seed = 0; seed < SEEDS; seed++) {
      for (let n = 0; n < DRAWS; n++) {
        if (seed % 2 === 1) pairs.addAll([histories[seed - 1]?.[n], histories[seed]?.[n]]);
        if (seed % 3 === 2) triples.addAll([-2, -1, 0].map((back) => histories[seed + back]?.[n]));
      }
    }
    expectFair(pairs);
    expectFair(triples);
  });

  test('three dice hit as often as the odds say, whatever they need', () => {
    for (let needs = 2; needs <= SIDES; needs++) {
      const chance = (SIDES + 1 - needs) / SIDES;
      const allHit = chance ** 3;
      const fights = histories.flatMap((history) =>
        Array.from({ length: Math.floor(DRAWS / 3) }, (_, n) =>
          Number(history.slice(3 * n, 3 * n + 3).every((face) => face + 1 >= needs)),
        ),
      );
      expect(Math.abs(deviation(fights, allHit, allHit * (1 - allHit)))).toBeLessThan(FAR);
    }
  });
});

describe('one very long game of 300,000 draws', () => {
  const history = faces('the longest game', 300_000);

  test('the faces, pairs and triples are uniform', () => {
    for (const dice of [1, 2, 3]) {
      const counts = new Counts(SIDES ** dice);
      for (let n = 0; n + dice <= history.length; n += dice) counts.addAll(history.slice(n, n + dice));
      expectFair(counts);
    }
  });

  test('its runs up and down have the expected lengths and number', () => {
    const isHigh = history.map((face) => face >= 3);
    const turns = isHigh.slice(1).map((high, n) => Number(high !== isHigh[n]));
    expect(Math.abs(deviation(turns, 1 / 2, 1 / 4))).toBeLessThan(FAR);
    const same = history.slice(1).map((face, n) => Number(face === history[n]));
    expect(Math.abs(deviation(same, 1 / SIDES, (1 / SIDES) * (1 - 1 / SIDES)))).toBeLessThan(FAR);
    // Runs of high and low by their length, 1 to 9 and longer: half of all have length 1.
    const longest = 10;
    const runs = Array.from({ length: longest }, () => 0);
    let length = 1;
    for (const turned of turns) {
      if (turned) runs[Math.min(length, longest) - 1] = (runs[Math.min(length, longest) - 1] ?? 0) + 1;
      length = turned ? 1 : length + 1;
    }
    const all = runs.reduce((sum, count) => sum + count, 0);
    const value = runs.reduce((sum, count, n) => {
      const expected = all / 2 ** Math.min(n + 1, longest - 1);
      return sum + (count - expected) ** 2 / expected;
    }, 0);
    const evenness = chiSquareTail(value, longest - 1);
    expect(evenness).toBeGreaterThan(LEAST);
    expect(evenness).toBeLessThan(1 - LEAST);
  });
});

describe('62,500 shuffles of sixteen, made first in each game', () => {
  const SIZE = 16;
  const items = Array.from({ length: SIZE }, (_, n) => n);
  const orders = Array.from({ length: 62_500 }, (_, game) => shuffled({ ...chanceFrom(`a${game}`) }, items));

  test('every element is equally often in every place', () => {
    const table = items.map(() => items.map(() => 0));
    for (const order of orders) {
      for (const [place, element] of order.entries()) {
        const row = table[place];
        if (row) row[element] = (row[element] ?? 0) + 1;
      }
    }
    // The row and column totals are fixed: of 256 cells 225 are free, and the sum has 15/16 of its usual size.
    const evenness = chiSquareTail(chiSquare(table.flat()) * ((SIZE - 1) / SIZE), (SIZE - 1) ** 2);
    expect(evenness).toBeGreaterThan(LEAST);
    expect(evenness).toBeLessThan(1 - LEAST);
  });

  test('the number of pairs out of order has the expected mean and variance', () => {
    const inversions = orders.map((order) =>
      order.reduce((sum, element, place) => sum + order.slice(place + 1).filter((later) => later < element).length, 0),
    );
    const mean = (SIZE * (SIZE - 1)) / 4;
    const variance = (SIZE * (SIZE - 1) * (2 * SIZE + 5)) / 72;
    expect(Math.abs(deviation(inversions, mean, variance))).toBeLessThan(FAR);
    const spread = inversions.map((count) => (count - mean) ** 2);
    const kurtosis = spread.reduce((sum, square) => sum + square ** 2, 0) / spread.length;
    expect(Math.abs(deviation(spread, variance, kurtosis - variance ** 2))).toBeLessThan(FAR);
  });

  test('which two elements are neighbors is random', () => {
    // Count each pair in one order only, since the other depends on it: 16 × 15 of them.
    const beside = new Counts(SIZE * (SIZE - 1));
    for (const [game, order] of orders.entries()) {
      const place = game % (SIZE - 1);
      const [left = 0, right = 0] = order.slice(place, place + 2);
      beside.add(left * (SIZE - 1) + (right > left ? right - 1 : right));
    }
    expectFair(beside);
  });
});
