import { describe, expect, test } from 'vitest';
import type { EventId } from '../../../../src/games/faza/content/vocabulary.ts';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import type { Command } from '../../../../src/games/faza/rules/state/command.ts';
import type { State } from '../../../../src/games/faza/rules/state/state.ts';
import { isOver } from '../../../../src/kernel/game.ts';
import { act } from '../acting.ts';
import { endTeamPhase, give, refusal, told } from '../commands.ts';
import { injuredOf, type Layout, position, withDice } from '../positions.ts';

const board: Command = { do: 'board', hero: 0, ship: 'carrier' };
const lastShip = (event: EventId, layout: Layout = {}): State =>
  position({
    heroes: { soldier: { tile: 10 }, doctor: {} },
    tiles: { 10: { rebels: 1 }, 1: { rebels: 1 } },
    ships: { carrier: { tile: 10, health: 1 }, destroyer: { tile: 15, health: 0 }, former: { tile: 16, health: 0 } },
    next: [event],
    ...layout,
  });

describe('X1 victory', () => {
  test('all 3 Motherships are defeated', () => {
    const won = give(lastShip('ashCloud'), board);
    expect(won.state).toMatchObject({ phase: 'over', outcome: { won: true, rule: 'X1' }, agenda: [] });
    expect(told(won, 'teamWon')).toHaveLength(1);
  });

  test('two are not enough', () => {
    const two = { carrier: { tile: 10, health: 1 }, destroyer: { health: 0 } };
    expect(give(lastShip('ashCloud', { ships: two }), board).state.outcome).toBeNull();
  });

  test('ties go to the Faza: the event card of the last boarding can lose the game', () => {
    const dying = { soldier: { tile: 10, injured: [1, 2, 3] }, doctor: {} };
    expect(give(lastShip('ionStorm', { heroes: dying }), board).state.outcome).toEqual({ won: false, rule: 'X2' });
    expect(give(lastShip('orbitalStrike', { heroes: dying }), board).state.outcome).toEqual({ won: false, rule: 'X2' });
    expect(give(lastShip('droneSurge', { dronesInPool: 1 }), board).state.outcome).toEqual({ won: false, rule: 'X3' });
  });

  test('is looked at after every choice of that card', () => {
    const asked = give(lastShip('defectors', { tiles: { 10: { rebels: 2 } } }), board).state;
    expect(asked.outcome).toBeNull();
    expect(give(asked, { do: 'defect', outpost: 1 }, { do: 'defect', outpost: 1 }).state.outcome?.won).toBe(true);
  });

  test('a Self-Repair after the last boarding mends no wreck', () => {
    expect(give(lastShip('selfRepair'), board).state.outcome?.won).toBe(true);
  });
});

test('X2 defeat: a hero dies, whoever it is and whatever kills them', () => {
  const heroes = { soldier: {}, doctor: { tile: 7, injured: [1, 2, 3] } };
  const state = position({ heroes, tiles: { 7: { drones: 1 } } });
  expect(give(state, endTeamPhase).state.outcome).toEqual({ won: false, rule: 'X2' });
  expect(give(withDice(state, 1), { do: 'fight', hero: 1, tile: 7 }).state.outcome?.rule).toBe('X2');
});

test('X3 defeat: no Drone left to place when needed', () => {
  const state = position({ ships: { carrier: { tile: 6 } }, dronesInPool: 5 });
  expect(act(state, 'carrier').state.outcome).toEqual({ won: false, rule: 'X3' });
});

describe('X4 defeat: all 4 Outposts fazaformed', () => {
  const former = (fazaformed: number[]) =>
    act(
      position({
        ships: { former: { tile: 4 } },
        tiles: Object.fromEntries(fazaformed.map((no) => [no, { fazaformed: true }])),
      }),
      'former',
    );

  test('the fourth loses at once, before the Former continues', () => {
    const lost = former([1, 2, 3]);
    expect(lost.state.outcome).toEqual({ won: false, rule: 'X4' });
    expect(told(lost, 'tileTurned').map(({ tile }) => tile)).toEqual([4]);
    expect(told(lost, 'dronesPlaced')).toEqual([]);
  });

  test('three do not', () => {
    expect(former([1, 2]).state.outcome).toBeNull();
  });
});

describe('X5 defeat, Hard only: no Rebel left on the board', () => {
  const fight: Command = { do: 'fight', hero: 0, tile: 7 };
  const lastRebel = (mode: 'normal' | 'hard', injured: number[] = []): State =>
    withDice(
      position({
        mode,
        heroes: { soldier: { tile: 7, injured }, doctor: {} },
        tiles: { 7: { drones: 2, rebels: 1 } },
      }),
      1,
      1,
    );

  test('the moment the last one leaves, in a fight', () => {
    expect(give(lastRebel('hard'), fight).state.outcome).toEqual({ won: false, rule: 'X5' });
    expect(give(lastRebel('normal'), fight).state.outcome).toBeNull();
  });

  test('ruling: a roll that loses the last Rebel is X5 before X2', () => {
    const lost = give(lastRebel('hard', [1, 2, 3]), fight);
    expect(lost.state.outcome?.rule).toBe('X5');
    expect(injuredOf(lost.state, 'soldier')).toEqual([1, 2, 3, 4]);
    expect(give(lastRebel('normal', [1, 2, 3]), fight).state.outcome?.rule).toBe('X2');
  });

  test('by the Destroyer, by an event, by standing in for a hero', () => {
    const destroyer = position({
      mode: 'hard',
      heroes: { soldier: { tile: 9 }, doctor: {} },
      tiles: { 9: { rebels: 2 } },
      ships: { destroyer: { tile: 9 } },
    });
    expect(act(destroyer, 'destroyer').state.outcome?.rule).toBe('X5');
    const purge = lastShip('purge', { mode: 'hard', ships: { carrier: { tile: 10 } } });
    expect(give(purge, board).state.outcome?.rule).toBe('X5');
    const local = lastShip('ashCloud', {
      mode: 'hard',
      tiles: { 10: { rebels: 2 } },
      ships: { carrier: { tile: 10 } },
    });
    expect(give(local, board).state.outcome?.rule).toBe('X5');
    const deadly = position({
      mode: 'hard',
      heroes: { soldier: { tile: 8 }, doctor: {} },
      tiles: { 8: { fazaformed: true, rebels: 1 } },
    });
    expect(give(deadly, endTeamPhase).state.outcome?.rule).toBe('X5');
  });

  test('Rebels in the pool do not count', () => {
    expect(give(lastRebel('hard'), fight).state.pool.rebels).toBe(16);
  });
});

describe('X1 X2 X3 X4 X5 the end', () => {
  const over = give(lastShip('ashCloud'), board).state;

  test('nothing is legal any more', () => {
    expect(isOver(faza, over)).toBe(true);
    expect(faza.legalCommands(over)).toEqual([]);
    expect(refusal(over, endTeamPhase)).toBe('X1 gameOver');
    expect(refusal(over, { do: 'protect', hero: 0 })).toBe('X1 gameOver');
  });

  test('ruling: the first cause met is the cause, and everything stops there', () => {
    // The Drone defeats the Soldier before the Destroyer finds the pool empty.
    const doomed = position({
      heroes: { soldier: { tile: 7, injured: [1, 2, 3] }, doctor: {} },
      tiles: { 7: { drones: 1 } },
      dronesInPool: 0,
    });
    const lost = give(doomed, endTeamPhase);
    expect(lost.state.outcome?.rule).toBe('X2');
    expect(told(lost, 'teamLost')).toHaveLength(1);
    expect(told(lost, 'shipActivated')).toEqual([]);
  });
});
