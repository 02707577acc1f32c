import { expect, test } from 'vitest';
import { reinforcement } from '../../../../src/games/faza/bots/reinforcement.ts';
import { type Layout, position } from '../positions.ts';

/*
 * Rebels for tile 14, where the Soldier stands before the Carrier. His cards: Run 1, Run 2, Airplane 3, Run 2. Tile 10 lies
 * beside it, tile 2 three steps away.
 */
const calls = (layout: Layout = {}, team: readonly number[] | undefined = [0]) =>
  reinforcement(
    position({
      heroes: { soldier: { tile: 14 }, doctor: { used: [1, 2, 3, 4] } },
      tiles: { 10: { rebels: 2 }, 2: { rebels: 1 } },
      ...layout,
    }),
    14,
    team,
  );

test('M1: the most Rebels that one card can bring, by the cheapest card', () => {
  const near = { do: 'lead', hero: 0, card: 1, from: 10, to: 14, rebels: 2 };
  expect(calls()).toEqual([near]);
  expect(calls({}, undefined)).toEqual([near]);
  const far = { do: 'lead', hero: 0, card: 3, from: 2, to: 14, rebels: 3 };
  expect(calls({ tiles: { 10: { rebels: 2 }, 2: { rebels: 3 } } })).toEqual([far]);
});

test('M4: no more than there is room for, and then from nearby', () => {
  const one = { do: 'lead', hero: 0, card: 1, from: 10, to: 14, rebels: 1 };
  expect(calls({ tiles: { 14: { rebels: 2 }, 10: { rebels: 2 }, 2: { rebels: 3 } } })).toEqual([one]);
});

test('M3, E2: none where Drones hold them, a Lockdown forbids it, or nobody of the team has a card', () => {
  expect(calls({ tiles: { 10: { rebels: 2, drones: 1 } } })).toEqual([]);
  expect(calls({ short: 'lockdown' })).toEqual([]);
  expect(calls({}, [1])).toEqual([]);
});
