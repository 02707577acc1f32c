import seedrandom from 'seedrandom';
import { describe, expect, test } from 'vitest';
import { chanceFrom, type Drawing, drawBelow, drawFrom, shuffled } from '../../src/kernel/chance.ts';

const chance = (seed: string, draws = 0) => ({ ...chanceFrom(seed, draws) });
const drawn = (running: Drawing, count: number): number[] =>
  Array.from({ length: count }, () => drawBelow(running, 1000));

describe('chance is data', () => {
  test('the n-th draw depends on the seed and n only', () => {
    const running = chance('city');
    const numbers = Array.from({ length: 50 }, () => drawBelow(running, 6));
    expect(running.draws).toBe(50);
    for (const [n, number] of numbers.entries()) expect(drawBelow(chance('city', n), 6)).toBe(number);
  });

  test('drawing from two games by turns gives each the same numbers as alone', () => {
    const seeds = ['one', 'two', 'three', 'four', 'five', 'six'];
    const alone = seeds.map((seed) => drawn(chance(seed), 10));
    const games = seeds.map((seed) => ({ ...chance(seed), numbers: [] as number[] }));
    for (let n = 0; n < 10; n++) for (const game of games) game.numbers.push(drawBelow(game, 1000));
    expect(games.map(({ numbers }) => numbers)).toEqual(alone);
  });

  test('the numbers are those of the named generator: records of games depend on them', () => {
    const next = seedrandom.tychei('city');
    expect(drawn(chance('city'), 10)).toEqual(Array.from({ length: 10 }, () => Math.floor(next() * 1000)));
  });

  test('numbers are whole and below the sides', () => {
    const running = chance('below');
    for (let sides = 1; sides <= 30; sides++) {
      const number = drawBelow(running, sides);
      expect(Number.isInteger(number) && number >= 0 && number < sides).toBe(true);
    }
  });

  test.each(['one game', 'many games'])('a die is fair in %s, and so is every pair of throws', (kind) => {
    const throws = 36_000;
    const counts = Array.from({ length: 36 }, () => 0);
    let running = chance('fair');
    for (let n = 0; n < throws; n++) {
      if (kind === 'many games') running = chance(`fair ${n}`, 16);
      const pair = drawBelow(running, 6) * 6 + drawBelow(running, 6);
      counts[pair] = (counts[pair] ?? 0) + 1;
    }
    const expected = throws / 36;
    const deviation = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // Chi squared with 35 degrees of freedom passes 74 once in ten thousand.
    expect(deviation).toBeLessThan(74);
  });
});

test('a draw counts even if there is only one choice: records of games depend on it', () => {
  const running = chance('only one');
  expect(drawBelow(running, 1)).toBe(0);
  expect(drawFrom(running, ['a'])).toBe('a');
  expect(running.draws).toBe(2);
});

test('drawing removes one element, and nothing from an empty list', () => {
  const items = ['a', 'b', 'c'];
  const taken = drawFrom(chance('draw'), items);
  expect([...items, taken].sort()).toEqual(['a', 'b', 'c']);
  expect(() => drawFrom(chance('draw'), [])).toThrow(new RangeError('nothing left to draw from'));
});

describe('shuffling', () => {
  test('keeps every element and leaves the original alone', () => {
    const items = [1, 2, 3, 4, 5];
    expect([...shuffled(chance('mix'), items)].sort()).toEqual(items);
    expect(items).toEqual([1, 2, 3, 4, 5]);
  });

  test('every order of three comes up about as often', () => {
    const orders = new Map<string, number>();
    for (let n = 0; n < 6000; n++) {
      const order = shuffled(chance(`order ${n}`), ['a', 'b', 'c']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
