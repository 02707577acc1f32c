import { describe, expect, test } from 'vitest';
import type { TileNo } from '../../../../../src/games/faza/content/vocabulary.ts';
import type { State } from '../../../../../src/games/faza/rules/state/state.ts';
import { act } from '../../acting.ts';
import { legal, story, told } from '../../commands.ts';
import {
  dronesOn,
  fazaformedTiles,
  heroNamed,
  IN_ORDER,
  injuredOf,
  type Layout,
  position,
  rebelsOn,
  ship,
  type TileLayout,
} from '../../positions.ts';

/*
 * The board of these positions, but where an example names its own:   1  2  3  4
 *                                                                     5  6  7  8
 *                                                                     9 10 11 12
 *                                                                    13 14 15 16
 */
const all = (layout: TileLayout, except: readonly TileNo[] = []): Record<TileNo, TileLayout> =>
  Object.fromEntries(IN_ORDER.filter((tile) => !except.includes(tile)).map((tile) => [tile, layout]));

describe('A1 the Carrier', () => {
  test('moves and drops 2, three times', () => {
    const acted = act(position({ ships: { carrier: { tile: 6 } } }), 'carrier');
    expect(story(acted)).toEqual(['shipActivated', ...Array(3).fill(['shipMoved', 'dronesPlaced']).flat()]);
    expect(told(acted, 'dronesPlaced').map(({ count }) => count)).toEqual([2, 2, 2]);
  });

  test('to the adjacent tile with the fewest Drones', () => {
    const state = position({
      ships: { carrier: { tile: 6 } },
      tiles: { 10: { drones: 2 }, 7: { drones: 1 }, 5: { drones: 1 }, 2: { drones: 2 } },
    });
    expect(told(act(state, 'carrier'), 'shipMoved')[0]).toMatchObject({ path: [6, 7], rule: 'A1' });
  });

  test('Carrier Movement Example', () => {
    // On a tile with 3 Drones, beside #6, #10 and #13 with 2 each; #2 and #9 are not adjacent: it moves to #13.
    const state = position({
      board: [6, 14, 10, 1, 2, 13, 9, 3, 4, 5, 7, 8, 11, 12, 15, 16],
      ships: { carrier: { tile: 14 } },
      tiles: { 14: { drones: 3 }, 6: { drones: 2 }, 10: { drones: 2 }, 13: { drones: 2 } },
    });
    expect(told(act(state, 'carrier'), 'shipMoved')[0]?.path).toEqual([14, 13]);
  });

  test('it moves even where all neighbors are full', () => {
    const acted = act(
      position({ ships: { carrier: { tile: 16 } }, tiles: { 12: { drones: 3 }, 15: { drones: 3 } } }),
      'carrier',
    );
    expect(told(acted, 'shipMoved')[0]?.path).toEqual([16, 15]);
    expect(told(acted, 'dronesBlocked')[0]).toMatchObject({ tile: 15, count: 2 });
  });
});

describe('A2 the Destroyer', () => {
  const hunting = (layout: Layout) => act(position({ ships: { destroyer: { tile: 16 } }, ...layout }), 'destroyer');

  test('moves up to 2 tiles closer to the closest hero', () => {
    const far = hunting({ heroes: { soldier: { tile: 2 }, doctor: { tile: 5 } } });
    expect(ship(far.state, 'destroyer').tile).toBe(14);
    expect(told(far, 'shipMoved')).toMatchObject([{ path: [16, 15, 14], rule: 'A2' }]);
    const near = hunting({ heroes: { soldier: { tile: 12 }, doctor: { tile: 5 } } });
    expect(ship(near.state, 'destroyer').tile).toBe(12);
  });

  test('Destroyer Movement Example', () => {
    // On a tile with the Medical player, equidistant from #9 (Tactical) and #2: it does not move. Without her: to #9.
    const board = [1, 3, 4, 5, 2, 15, 9, 6, 7, 8, 10, 11, 12, 13, 14, 16];
    const others = { soldier: { tile: 9 }, senator: { tile: 2 } };
    const ships = { destroyer: { tile: 15 } };
    const withHer = act(position({ board, ships, heroes: { ...others, doctor: { tile: 15 } } }), 'destroyer');
    expect(told(withHer, 'shipMoved')).toEqual([]);
    expect(told(withHer, 'heroInjured').map(({ seat }) => seat)).toEqual([2]);
    const without = act(position({ board, ships, heroes: others }), 'destroyer');
    expect(told(without, 'shipMoved')[0]?.path).toEqual([15, 9]);
  });

  test('kills all Rebels on its tile, hurts every hero there, then drops 3', () => {
    const acted = hunting({
      heroes: { soldier: { tile: 16 }, doctor: { tile: 16 }, rebel: { tile: 15 } },
      tiles: { 16: { rebels: 3 }, 15: { rebels: 1 } },
    });
    expect(rebelsOn(acted.state)).toEqual({ 15: 1 });
    expect(told(acted, 'heroInjured').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(dronesOn(acted.state)).toEqual({ 16: 3 });
    expect(story(acted)).toEqual(['shipActivated', 'rebelsLost', 'heroInjured', 'heroInjured', 'dronesPlaced']);
  });

  test('ruling: the Rebels are lost before the injury, so they protect nobody', () => {
    const acted = hunting({ heroes: { soldier: { tile: 16 }, doctor: {} }, tiles: { 16: { rebels: 3 } } });
    expect(injuredOf(acted.state, 'soldier')).toEqual([1]);
    expect(told(acted, 'rebelsLost')).toMatchObject([{ count: 3, protected: null, rule: 'A2' }]);
  });

  test('a death on its tile comes before the drop', () => {
    const lost = hunting({ heroes: { soldier: { tile: 16, injured: [1, 2, 3] }, doctor: {} } });
    expect(lost.state.outcome?.rule).toBe('X2');
    expect(dronesOn(lost.state)).toEqual({});
  });

  test('in seat order: the first who dies ends the game', () => {
    const lost = hunting({
      heroes: { doctor: { tile: 16, injured: [1, 2, 3] }, soldier: { tile: 16, injured: [1, 2, 3] } },
    });
    expect(told(lost, 'heroInjured').map(({ seat }) => seat)).toEqual([0]);
  });
});

describe('A3 the Former', () => {
  test('twice moves to the nearest earth tile and turns it, then drops 2', () => {
    const acted = act(position({ ships: { former: { tile: 16 } }, tiles: { 16: { fazaformed: true } } }), 'former');
    expect(story(acted)).toEqual([
      'shipActivated',
      'shipMoved',
      'tileTurned',
      'shipMoved',
      'tileTurned',
      'dronesPlaced',
    ]);
    expect(told(acted, 'tileTurned').map(({ tile, rule }) => [tile, rule])).toEqual([
      [15, 'A3'],
      [14, 'A3'],
    ]);
    expect(dronesOn(acted.state)).toEqual({ 14: 2 });
  });

  test('Former Movement Example (with the slip corrected to #13)', () => {
    // Surrounded by 3 fazaformed tiles; of the next nearest, #5 and #13, the higher number breaks the tie.
    const state = position({
      board: [10, 5, 1, 2, 16, 9, 11, 3, 12, 13, 4, 6, 14, 15, 7, 8],
      ships: { former: { tile: 16 } },
      tiles: all({ fazaformed: true }, [1, 2, 3, 4, 5, 6, 7, 8, 13, 15]),
    });
    const [first] = told(act(state, 'former'), 'shipMoved');
    expect(first?.path.at(-1)).toBe(13);
  });

  test('ruling: with no earth tile left it stays and drops 2', () => {
    const state = position({
      ships: { former: { tile: 7 } },
      tiles: all({ fazaformed: true }),
    });
    const acted = act(state, 'former');
    expect(story(acted)).toEqual(['shipActivated', 'dronesPlaced']);
    expect(dronesOn(acted.state)).toEqual({ 7: 2 });
  });

  test('with one earth tile left it turns that one', () => {
    const acted = act(position({ ships: { former: { tile: 7 } }, tiles: all({ fazaformed: true }, [4]) }), 'former');
    expect(told(acted, 'tileTurned').map(({ tile }) => tile)).toEqual([4]);
    expect(acted.state.outcome).toEqual({ won: false, rule: 'X4' });
  });
});

describe('A4 every tie goes to the highest number', () => {
  test('between tiles', () => {
    expect(told(act(position({ ships: { carrier: { tile: 6 } } }), 'carrier'), 'shipMoved')[0]?.path).toEqual([6, 10]);
    const state = position({
      ships: { destroyer: { tile: 6 } },
      heroes: { soldier: { tile: 1 }, doctor: { tile: 11 } },
    });
    expect(ship(act(state, 'destroyer').state, 'destroyer').tile).toBe(11);
  });

  test('ruling: the Destroyer’s goal is the nearest hero’s tile; each step goes to the highest tile that comes closer', () => {
    const state = position({
      ships: { destroyer: { tile: 16 } },
      heroes: { soldier: { tile: 6 }, doctor: { tile: 1 } },
    });
    expect(told(act(state, 'destroyer'), 'shipMoved')[0]?.path).toEqual([16, 15, 14]);
    const mirrored = position({
      ships: { destroyer: { tile: 1 } },
      heroes: { soldier: { tile: 11 }, doctor: { tile: 12 } },
    });
    expect(told(act(mirrored, 'destroyer'), 'shipMoved')[0]?.path).toEqual([1, 5, 9]);
  });

  test('ruling: also between equally short paths of the Former, step by step', () => {
    const state = position({
      ships: { former: { tile: 16 } },
      tiles: all({ fazaformed: true }, [6, 1]),
    });
    expect(told(act(state, 'former'), 'shipMoved')[0]?.path).toEqual([16, 15, 14, 10, 6]);
  });
});

test('A5 ruling: the Former goes the whole way', () => {
  const acted = act(position({ ships: { former: { tile: 16 } }, tiles: all({ fazaformed: true }, [1, 4]) }), 'former');
  // #4 is 3 steps away, #1 three more from there.
  expect(told(acted, 'tileTurned').map(({ tile }) => tile)).toEqual([4, 1]);
  expect(told(acted, 'shipMoved').map(({ path }) => path.length - 1)).toEqual([3, 3]);
});

describe('A6 ships and wrecks', () => {
  test('ships may share a tile', () => {
    const state = position({
      ships: { carrier: { tile: 9 }, destroyer: { tile: 10 }, former: { tile: 10 } },
      tiles: { 5: { drones: 2 }, 13: { drones: 2 } },
    });
    const acted = act(state, 'carrier');
    expect(told(acted, 'shipMoved')[0]?.path).toEqual([9, 10]);
  });

  test('Drones never move: what a ship leaves behind stays', () => {
    const acted = act(position({ ships: { carrier: { tile: 6 } }, tiles: { 6: { drones: 3 } } }), 'carrier');
    expect(dronesOn(acted.state)[6]).toBe(3);
  });

  test('a defeated ship stays where it fell', () => {
    for (const id of ['carrier', 'destroyer', 'former'] as const) {
      const acted = act(position({ ships: { [id]: { tile: 6, health: 0 } } }), id);
      expect(ship(acted.state, id).tile).toBe(6);
      expect(told(acted, 'shipMoved')).toEqual([]);
    }
  });

  test('ruling: the Former’s own tile is the nearest one when it is earth', () => {
    const acted = act(position({ ships: { former: { tile: 6 } } }), 'former');
    expect(told(acted, 'tileTurned').map(({ tile }) => tile)).toEqual([6, 10]);
    expect(told(acted, 'shipMoved').map(({ path }) => path)).toEqual([[6, 10]]);
  });
});

test('A7 ruling: heroes and Rebels may stand on fazaformed tiles', () => {
  const state = position({
    heroes: { soldier: { tile: 6 }, doctor: {} },
    tiles: { 6: { fazaformed: true, rebels: 1 }, 7: { fazaformed: true } },
  });
  expect(legal(state, 'move').map(({ to }) => to)).toContain(7);
  expect(
    legal(state, 'lead')
      .filter(({ from }) => from === 6)
      .map(({ to }) => to),
  ).toContain(7);
});

test('A8 ruling: a ship never turns a tile back to earth', () => {
  let state: State = position({ ships: { former: { tile: 16 } }, tiles: { 16: { fazaformed: true } } });
  for (let round = 0; round < 9 && state.outcome === null; round++) {
    const before = fazaformedTiles(state);
    const acted = act(state, 'former');
    expect(fazaformedTiles(acted.state)).toEqual(expect.arrayContaining(before));
    expect(told(acted, 'tileTurned').every(({ fazaformed }) => fazaformed)).toBe(true);
    state = acted.state;
  }
  expect(fazaformedTiles(state).length).toBeGreaterThan(10);
});

describe('B4 the defeated side of the Carrier', () => {
  const wreck = (tiles: Record<TileNo, TileLayout>) =>
    act(position({ ships: { carrier: { tile: 6, health: 0 } }, tiles }), 'carrier');

  test('puts 1 Drone on the adjacent tile with the fewest Drones', () => {
    expect(dronesOn(wreck({ 2: { drones: 1 }, 5: { drones: 2 }, 7: { drones: 3 }, 10: { drones: 2 } }).state)).toEqual({
      2: 2,
      5: 2,
      7: 3,
      10: 2,
    });
  });

  test('ties: on all of them', () => {
    expect(dronesOn(wreck({ 7: { drones: 1 } }).state)).toEqual({ 2: 1, 5: 1, 7: 1, 10: 1 });
  });

  test('neighbors all full: nothing', () => {
    const acted = wreck({ 2: { drones: 3 }, 5: { drones: 3 }, 7: { drones: 3 }, 10: { drones: 3 } });
    expect(story(acted)).toEqual(['shipActivated']);
  });
});

describe('B4 the defeated side of the Destroyer', () => {
  const acted = act(
    position({
      ships: { destroyer: { tile: 6, health: 0 } },
      heroes: { soldier: { tile: 6 }, doctor: { tile: 7 }, rebel: { tile: 11 }, engineer: { tile: 10 } },
      tiles: { 7: { rebels: 1 } },
    }),
    'destroyer',
  );

  test('hurts each hero within 1 tile', () => {
    expect(told(acted, 'heroInjured').map(({ seat }) => seat)).toEqual([0, 3]);
  });

  test('unless a Rebel is with them, who protects without being lost', () => {
    expect(injuredOf(acted.state, 'doctor')).toEqual([]);
    expect(rebelsOn(acted.state)).toEqual({ 7: 1 });
  });
});

test('B4 ruling: a wreck hurts heroes in seat order, whoever stands nearest', () => {
  const acted = act(
    position({
      ships: { destroyer: { tile: 6, health: 0 } },
      heroes: { soldier: { tile: 2 }, doctor: { tile: 6 }, rebel: { tile: 10 } },
    }),
    'destroyer',
  );
  expect(told(acted, 'heroInjured').map(({ seat }) => seat)).toEqual([0, 1, 2]);
});

describe('B4 the defeated side of the Former', () => {
  const wreck = (tiles: Record<TileNo, TileLayout>, tile = 6) =>
    act(position({ ships: { former: { tile, health: 0 } }, tiles }), 'former');

  test('turns the highest-numbered adjacent earth tile', () => {
    expect(told(wreck({ 10: { fazaformed: true } }), 'tileTurned')).toMatchObject([{ tile: 7, fazaformed: true }]);
  });

  test('none left: 2 Drones on the wreck', () => {
    const around = {
      2: { fazaformed: true },
      5: { fazaformed: true },
      7: { fazaformed: true },
      10: { fazaformed: true },
    };
    expect(dronesOn(wreck(around).state)).toEqual({ 6: 2 });
  });

  test('can turn the last Outpost (X4)', () => {
    const lost = wreck({
      1: { fazaformed: true },
      3: { fazaformed: true },
      4: { fazaformed: true },
      5: { fazaformed: true },
      7: { fazaformed: true },
      10: { fazaformed: true },
    });
    expect(lost.state.outcome).toEqual({ won: false, rule: 'X4' });
  });
});

test('A2 the heroes are hurt where they stand, whatever their own tile’s number', () => {
  const state = position({
    ships: { destroyer: { tile: 13 } },
    heroes: { soldier: { tile: 13 }, doctor: { tile: 13 } },
  });
  const acted = act(state, 'destroyer');
  expect(heroNamed(acted.state, 'doctor').cards[0]).toEqual({ injured: true, used: false });
});
