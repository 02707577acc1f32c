import { describe, expect, test } from 'vitest';
import { chanceFrom, drawBelow, drawFrom, shuffled } from '../../src/kernel/chance.ts';

const chance = (seed: string, draws = 0) => ({ ...chanceFrom(seed, draws) });

describe('chance is data', () => {
  test('the n-th draw depends on the seed and n only', () => {
    const running = chance('city');
    const numbers = Array.from({ length: 50 }, () => drawBelow(running, 6));
    expect(running.draws).toBe(50);
    for (const [n, number] of numbers.entries()) expect(drawBelow(chance('city', n), 6)).toBe(number);
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

test('drawing takes one element out, and nothing from nothing', () => {
  const items = ['a', 'b', 'c'];
  const drawn = drawFrom(chance('draw'), items);
  expect([...items, drawn].sort()).toEqual(['a', 'b', 'c']);
  expect(() => drawFrom(chance('draw'), [])).toThrow(RangeError);
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
