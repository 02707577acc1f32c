import { describe, expect, test } from 'vitest';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import { isOver } from '../../../../src/kernel/game.ts';
import { give } from '../commands.ts';
import { position, setupOf } from '../positions.ts';

describe('T1 the team acts as one', () => {
  const state = position({ heroes: { soldier: {}, doctor: {}, senator: {} } });

  test('everybody may act, and give any command', () => {
    expect(faza.seats(setupOf(['soldier', 'doctor', 'senator']))).toBe(3);
    expect(faza.activeSeats(state)).toEqual([0, 1, 2]);
    for (const seat of [0, 1, 2]) expect(faza.legalCommands(state, seat)).toEqual(faza.legalCommands(state));
  });

  test('all see the same: everything but the luck to come', () => {
    const view = faza.view(state, 0);
    expect({ ...view, chance: state.chance }).toEqual(state);
    expect(view.chance).toEqual({ seed: '', draws: 0, generator: 'tychei' });
    for (const viewer of [1, 2, 'spectator'] as const) expect(faza.view(state, viewer)).toBe(view);
    expect(faza.determinize(view, chanceFrom('guess', 3))).toEqual({ ...state, chance: chanceFrom('guess', 3) });
  });

  test('all are told everything', () => {
    const { facts } = give(state, { do: 'endTeamPhase' });
    expect(facts.map((fact) => faza.redact(fact, 'spectator'))).toEqual(facts);
  });
});

describe('X the team wins or loses together', () => {
  const atTheLastShip = position({
    heroes: { soldier: { tile: 14 }, doctor: {} },
    tiles: { 14: { rebels: 1 }, 1: { rebels: 1 } },
    ships: { carrier: { tile: 14, health: 1 }, destroyer: { health: 0 }, former: { health: 0 } },
    next: ['salvage'],
  });

  test('there is no result as long as the game goes on', () => {
    expect(faza.result(atTheLastShip)).toBeNull();
    expect(isOver(faza, atTheLastShip)).toBe(false);
  });

  test('X1 a victory puts all seats first, and nobody acts afterward', () => {
    const { state } = give(atTheLastShip, { do: 'board', hero: 0, ship: 'carrier' });
    expect(faza.result(state)).toEqual({ rule: 'X1', ranking: [[0, 1]], winners: [0, 1] });
    expect([faza.activeSeats(state), faza.legalCommands(state), isOver(faza, state)]).toEqual([[], [], true]);
  });

  test('X2 a defeat names its rule', () => {
    const dying = position({
      heroes: { soldier: { tile: 6, injured: [1, 2, 3] }, doctor: {} },
      tiles: { 6: { drones: 1 } },
    });
    const { state } = give(dying, { do: 'endTeamPhase' });
    expect(faza.result(state)).toEqual({ rule: 'X2', ranking: [[0, 1]], winners: [] });
  });
});
