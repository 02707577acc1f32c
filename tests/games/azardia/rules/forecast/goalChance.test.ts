import { expect, test } from 'vitest';
import { goalChance } from '../../../../../src/games/azardia/rules/forecast/goalChance.ts';

const chance = (tile: number, coins = 0, level = 5) => goalChance({ tile, level, coins, oneDie: false, misses: 'no' });

test('M1: the chance to stop on 150 counts sums and differences', () => {
  // 11 comes as a sum in 10 of 100 rolls, never as a difference; 1 as a difference in 18, never as a sum.
  expect(chance(139)).toEqual({ plain: 0.1, withCoins: 0.1 });
  expect(chance(149)).toEqual({ plain: 0.18, withCoins: 0.18 });
  // 9: a sum in 8 rolls, a difference in 2.
  expect(chance(141)?.plain).toBeCloseTo(0.1);
  expect(chance(130)).toEqual({ plain: 0.01, withCoins: 0.01 });
});

test('K1, K5: coins raise dice and buy tiles, but nothing with a difference of 0', () => {
  // 2 away with 1,000: a sum of 2 (1 roll), a difference of 2 (16), of 1 with a tile or a raised die (18), and of two equal
  // dice none: 0 and a tile is not allowed, and a raised die makes 1. A difference of 3 (14) comes to 2 by raising the lower die.
  expect(chance(148, 1000)?.plain).toBeCloseTo(0.17);
  expect(chance(148, 1000)?.withCoins).toBeCloseTo(0.17 + 0.18 + 0.14);
});

test('K1: a 10 cannot be raised', () => {
  // 21 away with 1,000: 20 and a tile; nothing else.
  expect(chance(129, 1000)).toEqual({ plain: 0, withCoins: 0.01 });
  // 1 away with 1,000: a difference of 1 (18 rolls), of 2 with the lower die raised (16), two equal dice with one raised (9); two
  // tens make 0, of which neither die nor tile makes 1.
  expect(chance(149, 1000)?.withCoins).toBeCloseTo(0.43);
});

test('M4: only level 5 can get there, and nobody who is there already or too far away', () => {
  expect(chance(140, 6000, 4)).toBeNull();
  expect(chance(150)).toBeNull();
  expect(chance(100, 6000)).toBeNull();
});

test('M3, K5: whoever bounces off 150 may buy the tiles that are missing, but not over a Z tile', () => {
  // Worked out by trying all rolls by hand: the sum, the difference, raised dice and bought tiles.
  expect(chance(142, 3000)?.withCoins).toBeCloseTo(0.61);
  expect(chance(139, 3000)?.withCoins).toBeCloseTo(0.58);
  expect(chance(145, 2000)?.withCoins).toBeCloseTo(0.62);
  // With one die from 149 and 6,000: a 1, and 2 to 5 that bounce to 146 at least; a 6 or more bounces to Z tile 145, or over it.
  const one = goalChance({ tile: 149, level: 5, coins: 6000, oneDie: true, misses: 'no' });
  expect(one?.withCoins).toBeCloseTo(0.5);
});

test('M1: with one die its faces alone count', () => {
  const one = goalChance({ tile: 149, level: 5, coins: 0, oneDie: true, misses: 'no' });
  expect(one).toEqual({ plain: 0.1, withCoins: 0.1 });
  // 3 away with 1,000: a 3, a 2 that is raised or with a tile, and a 4 that bounces to 149.
  const rich = goalChance({ tile: 147, level: 5, coins: 1000, oneDie: true, misses: 'no' });
  expect(rich?.withCoins).toBeCloseTo(0.3);
});

test('T5: whoever misses the next turn has no chance in it', () => {
  expect(goalChance({ tile: 149, level: 5, coins: 0, oneDie: false, misses: 'next' })).toBeNull();
});
