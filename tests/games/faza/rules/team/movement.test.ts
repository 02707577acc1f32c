import { describe, expect, test } from 'vitest';
import type { Command } from '../../../../../src/games/faza/rules/state/command.ts';
import type { State } from '../../../../../src/games/faza/rules/state/state.ts';
import { give, legal, refusal, story, told } from '../../commands.ts';
import { heroNamed, position, rebelsOn, usedOf } from '../../positions.ts';

/*
 * The board of these positions:   1  2  3  4
 *                                 5  6  7  8
 *                                 9 10 11 12
 *                                13 14 15 16
 */
const goals = (state: State, card: number, hero = 0): number[] =>
  legal(state, 'move')
    .filter((command) => command.card === card && command.hero === hero)
    .map(({ to }) => to);
const move = (card: number, to: number, hero = 0): Command => ({ do: 'move', hero, card, to });
const lead = (card: number, from: number, to: number, rebels: number, hero = 0): Command => ({
  do: 'lead',
  hero,
  card,
  from,
  to,
  rebels,
});

describe('M1 a movement moves the hero or Rebels, never both', () => {
  const state = position({ tiles: { 2: { rebels: 2 } } });

  test('the hero walks and the Rebels stay', () => {
    const { state: after } = give(state, move(1, 6));
    expect(heroNamed(after, 'soldier').tile).toBe(6);
    expect(rebelsOn(after)).toEqual({ 2: 2 });
    expect(usedOf(after, 'soldier')).toEqual([1]);
  });

  test.each([1, 2])('%i of the Rebels walk and the hero stays', (rebels) => {
    const { state: after } = give(state, lead(1, 2, 6, rebels));
    expect(heroNamed(after, 'soldier').tile).toBe(2);
    expect(rebelsOn(after)).toEqual(rebels === 2 ? { 6: 2 } : { 2: 1, 6: 1 });
    expect(usedOf(after, 'soldier')).toEqual([1]);
  });

  test('nobody moves more Rebels than there are, or none, or from nowhere', () => {
    expect(refusal(state, lead(1, 2, 6, 3))).toBe('M1 noRebelsThere');
    expect(refusal(state, lead(1, 2, 6, 0))).toMatch(/^T2/);
    expect(refusal(state, lead(1, 5, 6, 1))).toBe('M1 noRebelsThere');
    expect(refusal(state, lead(1, 0, 6, 1))).toBe('M3 outOfReach');
  });

  test('ruling: a group has one destination, and room counts there only', () => {
    const crowded = position({ tiles: { 2: { rebels: 2 }, 6: { rebels: 3 }, 10: { rebels: 1 } } });
    expect(rebelsOn(give(crowded, lead(2, 2, 10, 2)).state)).toEqual({ 6: 3, 10: 3 });
  });

  test('ruling: tiles passed must be free of Drones', () => {
    const guarded = position({ tiles: { 2: { rebels: 1 }, 6: { drones: 1 }, 1: {}, 3: {} } });
    expect(refusal(guarded, lead(2, 2, 10, 1))).toBe('M3 wayBlocked');
    expect(told(give(guarded, lead(2, 2, 5, 1)), 'rebelsMoved')[0]?.path).toEqual([2, 1, 5]);
  });
});

test('M2 the hero need not be with the Rebels that they move', () => {
  const state = position({ tiles: { 11: { rebels: 2 } } });
  expect(rebelsOn(give(state, lead(1, 11, 12, 2)).state)).toEqual({ 12: 2 });
});

describe('M3 steps and Drones', () => {
  test('steps are orthogonal', () => {
    expect(goals(position({ heroes: { soldier: { tile: 6 }, doctor: {} } }), 1)).toEqual([2, 5, 7, 10]);
  });

  test('nobody leaves a tile with a Drone: not on foot, not by air, not Rebels', () => {
    const state = position({
      heroes: { soldier: { tile: 6 }, engineer: { tile: 6 } },
      tiles: { 6: { drones: 1, rebels: 2 } },
    });
    expect(legal(state, 'move')).toEqual([]);
    expect(legal(state, 'lead')).toEqual([]);
    expect(refusal(state, move(1, 7))).toBe('M3 dronesHold');
    expect(refusal(state, move(3, 7))).toBe('M3 dronesHold');
    expect(refusal(state, move(4, 1, 1))).toBe('M3 dronesHold');
    expect(refusal(state, lead(1, 6, 7, 1))).toBe('M3 dronesHold');
  });

  test('a walk may end among Drones, but not pass through them', () => {
    const state = position({ tiles: { 6: { drones: 1 } } });
    expect(goals(state, 2)).toEqual([1, 3, 4, 5, 6, 7]);
    expect(refusal(state, move(2, 10))).toBe('M3 wayBlocked');
    expect(refusal(state, move(2, 16))).toBe('M3 outOfReach');
  });

  test('the Scout leaves Drones, and ruling: his Run may pass them', () => {
    const state = position({ heroes: { scout: {}, doctor: {} }, tiles: { 2: { drones: 3 }, 6: { drones: 1 } } });
    expect(goals(state, 1)).toEqual([1, 3, 6]);
    expect(goals(state, 2)).toContain(10);
    expect(heroNamed(give(state, move(2, 10)).state, 'scout').tile).toBe(10);
    expect(goals(state, 3)).toContain(9);
  });

  test('ruling: the Scout’s licence is his own: he cannot lead Rebels off Drones or past them', () => {
    const held = position({ heroes: { scout: {}, doctor: {} }, tiles: { 2: { drones: 1, rebels: 2 } } });
    expect(legal(held, 'lead')).toEqual([]);
    const blocked = position({ heroes: { scout: {}, doctor: {} }, tiles: { 2: { rebels: 2 }, 6: { drones: 1 } } });
    expect(refusal(blocked, lead(2, 2, 10, 1))).toBe('M3 wayBlocked');
  });

  test('distance is checked first, whatever else is wrong', () => {
    const held = position({ heroes: { scout: {}, doctor: {} }, tiles: { 2: { drones: 1 } } });
    expect(refusal(held, move(1, 16))).toBe('M3 outOfReach');
    expect(refusal(position({ short: 'ionStorm' }), move(1, 16))).toBe('M3 outOfReach');
    const lockdown = position({ heroes: { doctor: {}, soldier: { tile: 1 } }, short: 'lockdown' });
    expect(refusal(lockdown, move(1, 16))).toBe('M3 outOfReach');
    const drive: Command = { do: 'drive', hero: 0, card: 4, to: 16, passengers: [1], rebels: 0 };
    expect(refusal(lockdown, drive)).toBe('M3 outOfReach');
  });

  test('a step ends elsewhere: nobody runs to the tile they stand on', () => {
    expect(refusal(position({}), move(2, 2))).toBe('M3 outOfReach');
  });
});

describe('M4 at most 3 Rebels on a tile', () => {
  const state = position({ tiles: { 2: { rebels: 3 }, 6: { rebels: 2 }, 3: { rebels: 3 } } });

  test('the surplus stays, fewer may go', () => {
    expect(refusal(state, lead(1, 2, 6, 2))).toBe('M4 noRoom');
    expect(rebelsOn(give(state, lead(1, 2, 6, 1)).state)).toEqual({ 2: 2, 3: 3, 6: 3 });
  });

  test('nobody goes to a full tile', () => {
    expect(refusal(state, lead(1, 2, 3, 1))).toBe('M4 noRoom');
  });

  test('heroes need no room', () => {
    expect(goals(state, 1)).toContain(3);
  });
});

describe('M5 flying and teleporting ignore the Drones passed over', () => {
  const ring = { 5: { drones: 3 }, 7: { drones: 3 }, 2: { drones: 3 }, 10: { drones: 3 } };

  test('the Airplane crosses a ring of Drones, on foot there is no way', () => {
    const state = position({
      heroes: { engineer: { tile: 6 }, soldier: { tile: 6 } },
      tiles: { ...ring, 6: { rebels: 1 } },
    });
    expect(goals(state, 3)).toContain(14);
    expect(goals(state, 2, 1)).toEqual([2, 5, 7, 10]);
    expect(told(give(state, move(3, 14)), 'heroMoved')[0]).toMatchObject({
      path: [6, 14],
      rule: 'M5',
      manner: 'airplane',
    });
    expect(rebelsOn(give(state, lead(3, 6, 14, 1)).state)).toEqual({ 14: 1 });
  });

  test('Teleport too, but not the Drones on the tile left', () => {
    const state = position({ heroes: { engineer: { tile: 6 }, soldier: {} }, tiles: ring });
    expect(goals(state, 4)).toHaveLength(15);
    expect(goals(position({ heroes: { engineer: { tile: 5 }, soldier: {} }, tiles: ring }), 4)).toEqual([]);
  });
});

describe('M6 the Airfield', () => {
  const at = (tile: number, fazaformed = false): State =>
    position({
      heroes: { soldier: { tile }, doctor: {} },
      tiles: { 6: { fazaformed }, 1: { rebels: 1 }, 9: { rebels: 1 } },
    });

  test('an Airplane that starts there flies 1 tile further', () => {
    expect(goals(at(5), 3)).not.toContain(16);
    expect(goals(at(6), 3)).toContain(16);
    expect(goals(at(1), 3)).not.toContain(8);
    expect(refusal(at(1), move(3, 8))).toBe('M3 outOfReach');
  });

  test('a fazaformed Airfield is none (A7)', () => {
    expect(goals(at(6, true), 3)).not.toContain(16);
  });

  test('ruling: it must be under the piece that flies', () => {
    const flights = legal(at(6), 'lead').filter(({ card }) => card === 3);
    // The hero stands on an Airfield, the Rebels on #1 do not; those on #9 stand on one of their own.
    expect(flights.filter(({ from }) => from === 1).map(({ to }) => to)).not.toContain(8);
    expect(flights.filter(({ from }) => from === 9).map(({ to }) => to)).toContain(8);
  });

  test('a Run is no longer from there', () => {
    expect(goals(at(6), 1)).toEqual([2, 5, 7, 10]);
  });
});

describe('Ambulance (Medical 4) overrules M1', () => {
  const state = position({
    heroes: { doctor: { tile: 6 }, soldier: { tile: 6 }, scientist: { tile: 5 } },
    tiles: { 6: { rebels: 3 }, 10: { rebels: 2 }, 7: { drones: 1 } },
  });
  const drive = (to: number, passengers: number[], rebels: number): Command => ({
    do: 'drive',
    hero: 0,
    card: 4,
    to,
    passengers,
    rebels,
  });

  test('it runs 2 and takes along whoever is on the tile', () => {
    const { state: after, facts } = give(state, drive(14, [1], 2));
    expect([heroNamed(after, 'doctor').tile, heroNamed(after, 'soldier').tile]).toEqual([14, 14]);
    expect(rebelsOn(after)).toEqual({ 6: 1, 10: 2, 14: 2 });
    expect(usedOf(after, 'doctor')).toEqual([4]);
    expect(told({ facts }, 'heroMoved').map(({ path }) => path)).toEqual([
      [6, 10, 14],
      [6, 10, 14],
    ]);
  });

  test('without Rebels it does not mention Rebels', () => {
    const driven = give(state, drive(14, [1], 0));
    expect(story(driven)).toEqual(['cardUsed', 'heroMoved', 'heroMoved']);
    expect(rebelsOn(driven.state)).toEqual({ 6: 3, 10: 2 });
  });

  test('those who are not willing stay', () => {
    expect(heroNamed(give(state, drive(14, [], 1)).state, 'soldier').tile).toBe(6);
    expect(heroNamed(give(state, move(4, 14)).state, 'soldier').tile).toBe(6);
  });

  test('all are bound by M3 and by room (M4)', () => {
    expect(refusal(state, drive(10, [], 2))).toBe('M4 noRoom');
    expect(refusal(state, drive(8, [1], 0))).toMatch(/^M3/);
    const held = position({ heroes: { doctor: {}, scout: { tile: 1 } }, tiles: { 1: { drones: 1, rebels: 1 } } });
    expect(legal(held, 'drive')).toEqual([]);
  });

  test('nobody from another tile comes along', () => {
    expect(refusal(state, drive(14, [2], 0))).toBe('M1 notTogether');
    expect(refusal(state, drive(14, [1, 2], 0))).toBe('M1 notTogether');
    expect(refusal(state, drive(14, [9], 0))).toBe('M1 notTogether');
    expect(refusal(state, drive(14, [2], 3))).toBe('M1 notTogether');
    expect(refusal(state, drive(14, [0], 0))).toBe('T2 notPossible');
    expect(refusal(state, drive(14, [1, 1], 0))).toBe('T2 notPossible');
  });

  test('M1 it drives around Drones', () => {
    const guarded = position({ heroes: { doctor: { tile: 6 }, soldier: { tile: 6 } }, tiles: { 10: { drones: 1 } } });
    expect(told(give(guarded, drive(11, [1], 0)), 'heroMoved').map(({ path }) => path)).toEqual([
      [6, 7, 11],
      [6, 7, 11],
    ]);
  });

  test('it may be a plain Run 2 of Rebels anywhere', () => {
    expect(rebelsOn(give(state, lead(4, 10, 9, 2)).state)).toEqual({ 6: 3, 9: 2 });
    expect(rebelsOn(give(state, lead(4, 6, 14, 2)).state)).toEqual({ 6: 1, 10: 2, 14: 2 });
  });

  test('no other card drives', () => {
    expect(refusal(state, { do: 'drive', hero: 0, card: 2, to: 10, passengers: [1], rebels: 0 })).toBe('M1 cardCannot');
  });
});

describe('Underground (Political 4)', () => {
  const state = position({
    heroes: { senator: {}, soldier: {} },
    tiles: {
      1: { rebels: 3 },
      5: { drones: 1, rebels: 1 },
      12: { drones: 1 },
      16: { fazaformed: true },
      9: { rebels: 2 },
    },
  });
  const ways = legal(state, 'lead').filter(({ card }) => card === 4);

  test('moves Rebels from one tile to any Drone-free earth tile', () => {
    expect(rebelsOn(give(state, lead(4, 1, 15, 3)).state)).toEqual({ 5: 1, 9: 2, 15: 3 });
    expect(ways.map(({ to }) => to)).not.toContain(12);
    expect(ways.map(({ to }) => to)).not.toContain(16);
    expect(refusal(state, lead(4, 1, 12, 1))).toBe('M3 outOfReach');
    expect(refusal(state, lead(4, 1, 9, 2))).toBe('M4 noRoom');
    expect(refusal(state, lead(4, 1, 1, 1))).toBe('M3 outOfReach');
    expect(legal(state, 'lead').some(({ from, to }) => from === to)).toBe(false);
  });

  test('obeys M3: not from a tile with Drones', () => {
    expect(ways.some(({ from }) => from === 5)).toBe(false);
    expect(refusal(state, lead(4, 5, 15, 1))).toBe('M3 dronesHold');
  });

  test('moves no hero', () => {
    expect(refusal(state, move(4, 15))).toBe('M1 cardCannot');
  });
});

describe('movements of the cards', () => {
  test('Teleport to an Outpost (Technological 2): any that is still earth', () => {
    const state = position({
      heroes: { engineer: {}, soldier: {} },
      tiles: { 3: { fazaformed: true }, 6: { rebels: 1 } },
    });
    expect(goals(state, 2)).toEqual([1, 2]);
    expect(rebelsOn(give(state, lead(2, 6, 4, 1)).state)).toEqual({ 4: 1 });
  });

  test('Teleport to any tile (Technological 4)', () => {
    expect(goals(position({ heroes: { engineer: {}, soldier: {} } }), 4)).toHaveLength(15);
  });

  test.each<[string, number, boolean, number]>([
    ['Run 1 (Tactical 1)', 1, false, 4],
    ['Run 1 (Tactical 1, injured)', 1, true, 4],
    ['Run 2 (Tactical 2)', 2, false, 10],
    ['Run 1 (Tactical 2, injured)', 2, true, 4],
    ['Airplane 3 (Tactical 3)', 3, false, 14],
    ['Airplane 1 (Tactical 3, injured)', 3, true, 4],
    ['Run 2 (Tactical 4)', 4, false, 10],
  ])('%s reaches so many tiles from #7', (_, card, injured, count) => {
    const state = position({ heroes: { soldier: { tile: 7, injured: injured ? [card] : [] }, doctor: {} } });
    expect(goals(state, card)).toHaveLength(count);
  });

  test('I5 an injured card moves by its other side', () => {
    const state = position({ heroes: { engineer: { injured: [2] }, soldier: {} } });
    expect(goals(state, 2)).toEqual([3, 8]);
  });
});

describe('T2 a used card moves nobody', () => {
  test('and a card that does not exist neither', () => {
    const state = position({ heroes: { soldier: { used: [1] }, doctor: {} } });
    expect(refusal(state, move(1, 6))).toBe('T2 cardUsed');
    expect(refusal(state, move(5, 6))).toBe('S7 noSuchCard');
    expect(refusal(state, move(1, 6, 4))).toBe('T2 noSuchHero');
    expect(refusal(state, lead(1, 2, 6, 1))).toBe('T2 cardUsed');
    const ambulance = position({ heroes: { doctor: { used: [4] }, soldier: { tile: 1 } } });
    const drive: Command = { do: 'drive', hero: 0, card: 4, to: 5, passengers: [1], rebels: 0 };
    expect(refusal(ambulance, drive)).toBe('T2 cardUsed');
    expect(refusal(state, move(2, 1.5))).toBe('T2 notPossible');
  });
});
