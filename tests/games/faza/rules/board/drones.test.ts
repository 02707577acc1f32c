import { describe, expect, test } from 'vitest';
import { endTeamPhase, give, told } from '../../commands.ts';
import { dronesOn, position } from '../../positions.ts';

/** Former and Destroyer are wrecks without effect here, so that only the Carrier acts: second of two activations. */
const carrierActs = (tiles: Record<number, { drones?: number; fazaformed?: boolean }>, dronesInPool?: number) =>
  give(
    position({
      heroes: { soldier: { tile: 2 }, doctor: { tile: 2 } },
      ships: { carrier: { tile: 1 }, destroyer: { tile: 16, health: 0 }, former: { tile: 16, health: 0 } },
      tracker: 'destroyer',
      tiles: { 12: { fazaformed: true, drones: 3 }, 15: { fazaformed: true, drones: 3 }, 16: { drones: 3 }, ...tiles },
      ...(dronesInPool === undefined ? {} : { dronesInPool }),
    }),
    endTeamPhase,
  );

describe('D1 at most 3 Drones on a tile', () => {
  test('Drones that do not fit are not placed, which is no loss', () => {
    // #1 has the neighbors 2 and 5, both full: the Carrier goes to 5, then 9, and comes back to 10.
    const acted = carrierActs({ 2: { drones: 3 }, 5: { drones: 3 } });
    const [first] = told(acted, 'dronesBlocked').filter(({ by }) => by === 'carrier');
    expect(first).toMatchObject({ tile: 5, count: 2, rule: 'D1' });
    expect(Object.values(dronesOn(acted.state)).every((count) => count <= 3)).toBe(true);
    expect(acted.state.outcome).toBeNull();
  });

  test('a full tile needs nothing from an empty pool', () => {
    const state = position({
      heroes: { soldier: { tile: 2 }, doctor: { tile: 2 } },
      ships: { carrier: { tile: 13, health: 0 }, destroyer: { tile: 2 }, former: { tile: 16, health: 0 } },
      tiles: {
        2: { drones: 3, rebels: 3 },
        9: { drones: 3 },
        14: { drones: 3 },
        11: { fazaformed: true },
        12: { fazaformed: true, drones: 3 },
        15: { fazaformed: true, drones: 3 },
        16: { drones: 3 },
      },
      dronesInPool: 0,
    });
    const acted = give(state, endTeamPhase);
    expect(told(acted, 'dronesBlocked').map(({ tile, count }) => [tile, count])).toEqual([
      [2, 3],
      [16, 2],
    ]);
    expect(acted.state.outcome).toBeNull();
  });
});

describe('D2 a Drone that has room but is not in the pool', () => {
  test('loses the game at once (X3)', () => {
    const acted = carrierActs({}, 0);
    expect(acted.state.outcome).toEqual({ won: false, rule: 'X3' });
    expect(told(acted, 'teamLost')).toMatchObject([{ cause: 'X3', by: 'carrier' }]);
    expect(told(acted, 'shipMoved')).toHaveLength(1);
  });

  test('ruling: Drones that fit and exist are placed first', () => {
    const acted = carrierActs({}, 3);
    expect(told(acted, 'dronesPlaced').map(({ tile, count }) => [tile, count])).toEqual([
      [5, 2],
      [9, 1],
    ]);
    expect(acted.state.outcome?.rule).toBe('X3');
  });

  test('an empty pool alone is no loss', () => {
    expect(carrierActs({}, 6).state).toMatchObject({ pool: { drones: 0 }, outcome: null });
  });
});

test('D3 a drop places on the ship’s own tile', () => {
  const dropped = told(carrierActs({}), 'dronesPlaced').filter(({ by }) => by === 'carrier');
  expect(dropped.map(({ tile, rule }) => [tile, rule])).toEqual([
    [5, 'D3'],
    [9, 'D3'],
    [13, 'D3'],
  ]);
});
