import { describe, expect, test } from 'vitest';
import { forecast } from '../../../../src/games/faza/rules/forecast.ts';
import type { FazaView } from '../../../../src/games/faza/rules/state/state.ts';
import { endTeamPhase, give } from '../commands.ts';
import { position } from '../positions.ts';

describe('F4 the forecast of the Faza phase is the rules, run ahead', () => {
  test('it predicts exactly what then happens', () => {
    const state = position({ heroes: { soldier: { tile: 7 }, doctor: {} }, tiles: { 7: { drones: 2, rebels: 1 } } });
    const foretold = forecast(state);
    const happened = give(state, endTeamPhase);
    expect(foretold).toEqual({ after: happened.state, facts: happened.facts, hasChoices: false });
  });

  test('it says a coming defeat', () => {
    const state = position({
      heroes: { soldier: { tile: 7, injured: [1, 2, 3] }, doctor: {} },
      tiles: { 7: { drones: 1 } },
    });
    expect(forecast(state).after.outcome).toEqual({ won: false, rule: 'X2' });
  });

  test('where the team will choose, it takes the first possibility, or the one it is told', () => {
    const state = position({ kept: ['sabotage'] });
    const cancelled = forecast(state);
    expect(cancelled.hasChoices).toBe(true);
    expect(cancelled.after).toEqual(give(state, endTeamPhase, { do: 'sabotage', cancel: true }).state);
    const kept = forecast(state, () => ({ do: 'sabotage', cancel: false }));
    const no = { do: 'sabotage', cancel: false } as const;
    expect(kept.after).toEqual(give(state, endTeamPhase, no, no).state);
  });

  test('in the middle of a Faza phase it continues from there, and after the end it is empty', () => {
    const asked = give(position({ kept: ['sabotage'] }), endTeamPhase).state;
    const no = { do: 'sabotage', cancel: false } as const;
    expect(forecast(asked, () => no).after).toEqual(give(asked, no, no).state);
    const over = give(position({ ships: { carrier: { tile: 6 } }, dronesInPool: 0 }), endTeamPhase).state;
    expect(over.outcome).not.toBeNull();
    expect(forecast(over)).toEqual({ after: over, facts: [], hasChoices: false });
  });

  test('E3 a Team phase that waits for a decision is not ended by it', () => {
    const waiting = position({ heroes: { soldier: { injured: [1] }, doctor: {} } });
    const state: FazaView = { ...waiting, agenda: [{ step: 'recoverOne', event: 'secondWind', seat: 0 }] };
    const foretold = forecast(state);
    expect(foretold.after).toEqual(give(state, { do: 'recoverOne', hero: 0, card: 1 }).state);
    expect(foretold.after).toMatchObject({ phase: 'team', round: state.round });
  });

  test('E3 the deciding player must answer the actual question', () => {
    const state = position({ kept: ['sabotage'] });
    expect(() => forecast(state, () => ({ do: 'protect', hero: 0 }))).toThrow(TypeError);
    expect(() => forecast(state, () => ({ do: 'chooseEvent', event: 'purge' }))).toThrow(TypeError);
  });

  test('it knows nothing that the team does not know: it draws no number', () => {
    const state = position({});
    expect(forecast(state).after.chance).toEqual(state.chance);
  });
});
