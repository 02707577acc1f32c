import { describe, expect, test } from 'vitest';
import { goalChance, goalChanceOf, nextDice } from '../../../../../src/games/azardia/rules/forecast/goalChance.ts';
import type { State } from '../../../../../src/games/azardia/rules/state/state.ts';
import { position } from '../../position.ts';

const chance = (tile: number, coins = 0, level = 5) => goalChance({ tile, level, coins, dice: 2, misses: 'no' });

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

test('M4: only level 5 can get there, and only from near enough and below 150', () => {
  expect(chance(140, 6000, 4)).toBeNull();
  expect(chance(150)).toBeNull();
  expect(chance(100, 6000)).toBeNull();
});

test('M3, K5: a player who bounces off 150 may buy the missing tiles, but not across a Z tile', () => {
  // Computed by trying all rolls: the sum, the difference, raised dice and bought tiles.
  expect(chance(142, 3000)?.withCoins).toBeCloseTo(0.61);
  expect(chance(139, 3000)?.withCoins).toBeCloseTo(0.58);
  expect(chance(145, 2000)?.withCoins).toBeCloseTo(0.62);
  // With one die from 149 and 6,000: a 1, and 2 to 5 that bounce to 146 at least; a 6 or more bounces to Z tile 145, or over it.
  const one = goalChance({ tile: 149, level: 5, coins: 6000, dice: 1, misses: 'no' });
  expect(one?.withCoins).toBeCloseTo(0.5);
});

test('M1: with one die its faces alone count', () => {
  const one = goalChance({ tile: 149, level: 5, coins: 0, dice: 1, misses: 'no' });
  expect(one).toEqual({ plain: 0.1, withCoins: 0.1 });
  // 3 away with 1,000: a 3, a 2 that is raised or with a tile, and a 4 that bounces to 149.
  const rich = goalChance({ tile: 147, level: 5, coins: 1000, dice: 1, misses: 'no' });
  expect(rich?.withCoins).toBeCloseTo(0.3);
});

test('T5: a player who misses the next turn has no chance in it', () => {
  expect(goalChance({ tile: 149, level: 5, coins: 0, dice: 2, misses: 'next' })).toBeNull();
});

describe('the chance to hit 150 with the next roll, as the round makes it', () => {
  const at139 = { tile: 139, level: 5, coins: 0 };
  const during = (roundRule: State['roundRule'], moment: 'A' | 'C', seat: number): number => {
    const state = { ...position(moment, [at139, { ...at139, tile: 138 }, at139]), roundRule };
    return goalChanceOf(state, seat)?.plain ?? 0;
  };

  test('E2 in Fog of Maybe one die is rolled: 11 tiles away there is no chance in this round', () => {
    expect(during('oneDie', 'A', 0)).toBe(0);
    expect(during('oneDie', 'A', 2)).toBe(0);
    expect(during(null, 'A', 2)).toBeCloseTo(0.1);
  });

  test('E2 the number of dice depends on the round, the card and who has rolled', () => {
    const state: State = { ...position('C', [at139, { ...at139, oneDie: true }, at139]), roundRule: 'threeDice' };
    // Seat 0 has rolled already; one die beats three.
    expect([0, 1, 2].map((seat) => nextDice(state, seat))).toEqual([2, 1, 3]);
  });

  test('E2 for a player who has rolled in this round, the next roll has two dice', () => {
    expect(during('oneDie', 'C', 0)).toBeCloseTo(0.1);
  });

  test('E2 of three dice any two are used', () => {
    // 11 by any two of three: all 1,000 rolls but those in which no two add up to 11. Of these five pairs of faces (1 and 10, …, 5 and 6)
    // no two faces of a roll may make one: 10 faces for the first die, then 9, then 9 or 8.
    const none = 10 * (1 * 9 + 8 * 8);
    expect(during('threeDice', 'A', 0)).toBeCloseTo(1 - none / 1000);
  });
});
