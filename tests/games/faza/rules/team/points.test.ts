import { describe, expect, test } from 'vitest';
import type { Command } from '../../../../../src/games/faza/rules/state/command.ts';
import { give, legal, refusal, told } from '../../commands.ts';
import { heroNamed, position, rebelsOn, withDice } from '../../positions.ts';

const recruit = (outpost: number, hero = 0): Command => ({ do: 'recruit', hero, outpost });

test('P1 a Point is a defeated Drone, held by the hero who defeated it', () => {
  const state = position({ heroes: { soldier: { tile: 7 }, doctor: { tile: 7 } }, tiles: { 7: { drones: 2 } } });
  const { state: after } = give(withDice(state, 6, 6), { do: 'fight', hero: 1, tile: 7 });
  expect(after.heroes.map(({ points }) => points)).toEqual([0, 2]);
  expect(after.pool.drones).toBe(state.pool.drones);
});

test('P2 spent Points return to the Drone pool', () => {
  const state = position({ heroes: { soldier: { points: 3 }, doctor: {} } });
  const spent = give(state, recruit(2));
  expect(spent.state.pool.drones).toBe(state.pool.drones + 2);
  expect(told(spent, 'pointsSpent')).toMatchObject([{ seat: 0, points: 2, rule: 'P2' }]);
});

test('P3 Points are not shared: two heroes with 1 Point each recruit nobody', () => {
  const state = position({ heroes: { soldier: { points: 1 }, doctor: { points: 1 } } });
  expect(legal(state, 'recruit')).toEqual([]);
  expect(refusal(state, recruit(2))).toBe('P3 tooFewPoints');
});

test('P3 but for a Long event (E5)', () => {
  const state = position({ heroes: { soldier: { points: 1 }, doctor: { points: 3 } }, long: ['overdrive'] });
  expect(legal(state, 'payOff')).toEqual([{ do: 'payOff', event: 'overdrive', points: [1, 3] }]);
});

describe('P4 2 Points recruit 1 Rebel', () => {
  const state = position({
    heroes: { soldier: { tile: 12, points: 4 }, doctor: {} },
    tiles: { 1: { rebels: 3 }, 2: { fazaformed: true }, 4: { drones: 3 } },
  });

  test('on any Outpost, wherever the hero is', () => {
    expect(legal(state, 'recruit')).toEqual([recruit(3), recruit(4)]);
    const { state: after } = give(state, recruit(3), recruit(3));
    expect(rebelsOn(after)).toEqual({ 1: 3, 3: 2 });
    expect(heroNamed(after, 'soldier').points).toBe(0);
  });

  test('on its earth side', () => {
    expect(refusal(state, recruit(2))).toBe('P4 noOutpost');
    expect(refusal(state, recruit(5))).toBe('P4 noOutpost');
    for (const nowhere of [-1, 0, 77]) expect(refusal(state, recruit(nowhere))).toBe('P4 noOutpost');
  });

  test('by somebody at the table', () => {
    expect(refusal(state, recruit(3, 2))).toBe('P4 noSuchHero');
  });

  test('with room for it', () => {
    expect(refusal(state, recruit(1))).toBe('M4 noRoom');
  });

  test('with a Rebel in the pool', () => {
    const full = {
      5: { rebels: 3 },
      6: { rebels: 3 },
      7: { rebels: 3 },
      8: { rebels: 3 },
      9: { rebels: 3 },
      10: { rebels: 1 },
    };
    const empty = position({ heroes: { soldier: { points: 4 }, doctor: {} }, tiles: full });
    expect(legal(empty, 'recruit')).toEqual([]);
    expect(refusal(empty, recruit(2))).toBe('P4 rebelPoolEmpty');
  });
});
