import { describe, expect, test } from 'vitest';
import { remedyOf } from '../../../../../../src/games/faza/interaction/preview/remedy.ts';
import { applyLegal } from '../../../../../../src/games/faza/rules/apply.ts';
import { forecast } from '../../../../../../src/games/faza/rules/forecast.ts';
import type { FazaView } from '../../../../../../src/games/faza/rules/state/state.ts';
import { position, viewed } from '../../../positions.ts';

const remedy = (state: FazaView) => remedyOf(state, forecast(state));

describe('a forecast that loses the game names what would help', () => {
  test('X2 the hero who would die, and where they stand', () => {
    const state = position({
      heroes: { soldier: { tile: 7, injured: [1, 2, 3] }, doctor: { tile: 4 } },
      tiles: { 7: { drones: 1 } },
      tracker: 'destroyer',
    });
    expect(remedy(state)).toEqual({
      rule: 'X2',
      words: 'Save the Soldier: defeat the Drones there, bring a Rebel, or recover a card.',
      short: 'Save the Soldier',
      seats: [0],
      tiles: [7],
    });
  });

  test.each([
    [
      { tile: 2, injured: [1, 2, 3] },
      { drones: 1 },
      'Save the Scout: defeat the Drones there, move away, bring a Rebel, or recover a card.',
    ],
    [
      { tile: 2, injured: [1, 2, 3], used: [1, 2, 3, 4] },
      { drones: 1 },
      'Save the Scout: defeat the Drones there or bring a Rebel.',
    ],
    [
      { tile: 7, injured: [1, 2, 3] },
      { drones: 1 },
      'Save the Scout: defeat the Drones there, move away, bring a Rebel, or recover a card.',
    ],
  ] as const)('X2 M3 I3 only what the rules allow: %o', (scout, there, words) => {
    const state = position({
      heroes: { scout, doctor: { tile: 4 } },
      tiles: { [scout.tile]: there },
      tracker: 'destroyer',
    });
    expect(remedy(state)?.words).toBe(words);
  });

  describe('X2 a Faza phase has no dice, so only what saves the hero is advised', () => {
    const hurt = { injured: [1, 2, 3] } as const;

    test('D4 two injuries take two Rebels', () => {
      const state = position({
        heroes: { soldier: { tile: 14, ...hurt }, doctor: { tile: 4 } },
        tiles: { 14: { fazaformed: true, drones: 1 } },
        tracker: 'destroyer',
      });
      expect(remedy(state)?.words).toBe('Save the Soldier: bring 2 Rebels.');
    });

    test('S5 the Destroyer kills the Rebels on its tile before it injures', () => {
      const state = position({
        heroes: { soldier: { tile: 7, ...hurt, used: [1, 2, 3, 4] }, doctor: { tile: 10 } },
        tiles: { 7: { drones: 0 } },
        ships: { destroyer: { tile: 7 } },
        tracker: 'carrier',
      });
      expect(remedy(state)?.words).toBe('Save the Soldier: the forecast shows what injures them.');
    });

    test('M3 those whom Drones hold move away once the Drones are defeated', () => {
      const state = position({
        heroes: { soldier: { tile: 14, ...hurt }, doctor: { tile: 4 } },
        tiles: { 14: { fazaformed: true, drones: 1, rebels: 0 } },
        short: 'lockdown',
      });
      expect(remedy(state)?.words).toBe('Save the Soldier: defeat the Drones there, then move away.');
    });
  });

  test('X3 P2 Points go back to the pool when they are spent: those who have some', () => {
    const state = position({
      heroes: { soldier: { tile: 1, points: 2 }, senator: { tile: 3 }, doctor: { tile: 4 } },
      dronesInPool: 0,
    });
    expect(remedy(state)).toEqual({
      rule: 'X3',
      words: 'Spend Points: each returns a Drone to the pool.',
      short: 'Spend Points',
      seats: [0, 2],
      tiles: [],
    });
  });

  test('X3 without Points the Drones where heroes stand', () => {
    const full = Array.from({ length: 14 }, (_, index) => [index + 1, { drones: 3 }]);
    const state = position({ heroes: { soldier: { tile: 3 }, doctor: { tile: 2 } }, tiles: Object.fromEntries(full) });
    expect(remedy(state)).toEqual({
      rule: 'X3',
      words: 'Defeat Drones and spend the Points: each returns a Drone to the pool.',
      short: 'Defeat Drones, spend Points',
      seats: [],
      tiles: [3, 2],
    });
  });

  test('E2 under Jammed Radio nobody is told to spend Points', () => {
    const state = position({ heroes: { soldier: { tile: 1 }, doctor: {} }, dronesInPool: 0, short: 'jammedRadio' });
    expect(remedy(state)).toMatchObject({
      rule: 'X3',
      words: 'Points cannot be spent until the next event card. Board a Mothership to draw one.',
      short: 'Board a Mothership',
      seats: [],
    });
  });

  test('E2 P2 once a Mothership was boarded under Jammed Radio, Points go back to the pool', () => {
    const state = position({
      heroes: { soldier: { tile: 14, points: 2 }, doctor: {} },
      tiles: { 14: { drones: 0, rebels: 1 } },
      dronesInPool: 0,
      short: 'jammedRadio',
      next: ['ionStorm'],
    });
    expect(remedy(state)?.short).toBe('Board a Mothership');
    const after = viewed(applyLegal(state, { do: 'board', hero: 0, ship: 'carrier' }).state);
    expect(remedy(after)?.words).toBe('Spend Points: each returns a Drone to the pool.');
  });

  test('E2 where a lasting event forbids it, only a wreck brings fewer Drones', () => {
    const state = position({ heroes: { soldier: { tile: 1 }, doctor: {} }, dronesInPool: 0, long: ['jammedRadio'] });
    expect(remedy(state)).toMatchObject({
      rule: 'X3',
      words: 'Points cannot be spent. Defeat a Mothership: its wreck brings fewer Drones.',
      short: 'Defeat a Mothership',
    });
  });

  test('X4 the last Outpost that would be turned', () => {
    const state = position({
      heroes: { soldier: { tile: 10 }, doctor: { tile: 10 } },
      tiles: { 1: { fazaformed: true }, 2: { fazaformed: true }, 3: { fazaformed: true } },
      ships: { former: { tile: 4 } },
      tracker: 'destroyer',
    });
    expect(remedy(state)).toEqual({
      rule: 'X4',
      words: 'Save the last Outpost: board the Former until it is defeated, or reclaim a tile that is nearer to it.',
      short: 'Stop the Former',
      seats: [],
      tiles: [4],
    });
  });

  test('X5 the tile where the last Rebel would be lost', () => {
    const state = position({
      mode: 'hard',
      heroes: { soldier: { tile: 10 }, doctor: { tile: 10 } },
      tiles: { 7: { drones: 1, rebels: 1 } },
    });
    expect(remedy(state)).toEqual({
      rule: 'X5',
      words: 'Recruit Rebels, or lead the last ones off the tiles where they are lost.',
      short: 'Recruit Rebels',
      seats: [],
      tiles: [7],
    });
  });

  test('where the game goes on there is nothing to remedy', () => {
    expect(remedy(position({ heroes: { soldier: {}, doctor: {} } }))).toBeNull();
    expect(remedyOf(position({}), null)).toBeNull();
  });
});
