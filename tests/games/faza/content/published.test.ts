import { describe, expect, test } from 'vitest';
import { editions } from '../../../../src/games/faza/content/editions.ts';
import type { AreaId, TileSpec } from '../../../../src/games/faza/content/vocabulary.ts';

const { tiles, decks, heroes, modes, drones, rebels } = editions.published;
const numbers = (which: (tile: TileSpec) => boolean): number[] => tiles.filter(which).map(({ no }) => no);

describe('S1 the tiles of the published edition', () => {
  test.each<[AreaId, number[]]>([
    ['medical', [1, 5, 9, 13]],
    ['tactical', [2, 6, 10, 14]],
    ['political', [3, 7, 11, 15]],
    ['technological', [4, 8, 12, 16]],
  ])('%s', (area, expected) => {
    expect(numbers((tile) => tile.area === area)).toEqual(expected);
  });

  test('S6 Outposts, M6 Airfields and T4 Deadly sides', () => {
    expect(numbers((tile) => tile.outpost)).toEqual([1, 2, 3, 4]);
    expect(numbers((tile) => tile.airfield)).toEqual([6, 9, 12, 15]);
    expect(numbers((tile) => tile.deadly)).toEqual([5, 8, 10, 11, 14, 16]);
  });
});

test('S2 S6 the supplies: 42 Drones and 16 Rebels, 3 of each a tile', () => {
  expect(drones).toEqual({ supply: 42, perTile: 3, onShip: 3, besideShip: 2 });
  expect(rebels).toEqual({ supply: 16, perTile: 3, perHero: 2 });
});

test('S5 eight heroes, two of each area', () => {
  expect(heroes.map(({ id, area }) => `${area} ${id}`)).toEqual([
    'tactical soldier',
    'tactical scout',
    'medical doctor',
    'medical farmer',
    'political rebel',
    'political senator',
    'technological engineer',
    'technological scientist',
  ]);
});

test('S7 I4 each area has 4 cards with a movement and an enhancement on each side; the last has no injured side', () => {
  for (const deck of Object.values(decks)) {
    expect(deck).toHaveLength(4);
    expect(deck.map(({ injured }) => injured !== undefined)).toEqual([true, true, true, false]);
    for (const { healthy, injured } of deck) {
      expect(healthy.enhancement.options.length).toBeGreaterThan(0);
      expect(injured?.enhancement.options).not.toEqual([]);
      // I5: the injured side is another one.
      expect(injured).not.toEqual(healthy);
    }
  }
});

test('F2 S2 X5 the modes: Hard needs Rebels, and on Easy ships are weaker and harmless alone', () => {
  expect(modes.map(({ id, health, shipsHurt, needsRebels }) => [id, health, shipsHurt, needsRebels])).toEqual([
    ['easy', 2, false, false],
    ['normal', 4, true, false],
    ['hard', 4, true, true],
  ]);
});
