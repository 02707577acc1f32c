import { describe, expect, test } from 'vitest';
import { applyLegal } from '../../../../src/games/faza/rules/apply.ts';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import type { Command } from '../../../../src/games/faza/rules/state/command.ts';
import type { State } from '../../../../src/games/faza/rules/state/state.ts';
import { endTeamPhase, give, legal, refusal } from '../commands.ts';
import { position } from '../positions.ts';

test('T1 no turn order: any hero acts at any time, in any order, as often as they are able', () => {
  const move = (hero: number, card: number, to: number): Command => ({ do: 'move', hero, card, to });
  const { state } = give(position({}), move(1, 1, 5), move(0, 1, 6), move(0, 2, 14), move(1, 2, 13), move(1, 3, 16));
  expect(state.heroes.map(({ tile }) => tile)).toEqual([14, 16]);
});

test('T1 a Team phase and the Faza phase after it are one round', () => {
  const state = position({ kept: ['sabotage'] });
  const inFazaPhase = give(state, endTeamPhase).state;
  expect(inFazaPhase.phase).toBe('faza');
  const next = give(inFazaPhase, { do: 'sabotage', cancel: true }).state;
  expect([state, inFazaPhase, next].map(faza.round)).toEqual([1, 1, 2]);
});

test('T2 what a hero can do: cards, fights, boarding, skills, recruits, recovery, paying off', () => {
  const state = position({
    heroes: {
      soldier: { tile: 10, points: 9, injured: [1] },
      doctor: { injured: [1], points: 9 },
    },
    tiles: { 1: { drones: 1 }, 10: { rebels: 1 } },
    ships: { carrier: { tile: 10 } },
    long: ['blockade'],
  });
  const names = new Set(faza.legalCommands(state).map((command) => command.do));
  expect([...names].sort()).toEqual(
    [
      'board',
      'endTeamPhase',
      'enhance',
      'fight',
      'houseCall',
      'lead',
      'marksman',
      'move',
      'payOff',
      'recover',
      'recruit',
    ].sort(),
  );
});

describe('T3 the Team phase', () => {
  test('ends when the team wants, at any time', () => {
    expect(legal(position({}), 'endTeamPhase')).toHaveLength(1);
    expect(give(position({}), endTeamPhase).state.round).toBe(2);
  });

  test('ruling: never ends by itself, not even when all cards are used', () => {
    const state = position({
      heroes: { soldier: { used: [1, 2, 3] }, doctor: { used: [1, 2, 3, 4] } },
    });
    const { state: after } = give(state, { do: 'move', hero: 0, card: 4, to: 6 });
    expect(after).toMatchObject({ phase: 'team', round: 1 });
    expect(faza.legalCommands(after)).toEqual([endTeamPhase]);
  });

  test('does not end a second time while the Faza are acting', () => {
    const asked = give(position({ kept: ['sabotage'] }), endTeamPhase).state;
    expect(refusal(asked, endTeamPhase)).toBe('E3 decideFirst');
  });
});

describe('E3 a decision decides what is asked, and nothing else', () => {
  const decisions: readonly Command[] = [
    { do: 'protect', hero: 0 },
    { do: 'sabotage', cancel: false },
    { do: 'defect', outpost: 1 },
    { do: 'recoverOne', hero: 0, card: 1 },
    { do: 'chooseEvent', event: 'purge' },
  ];
  const asked = (): readonly State[] => {
    const heroes = { soldier: { tile: 7, injured: [1] }, doctor: { tile: 7 } };
    const state = position({ heroes });
    const boarding = { seat: 0, ship: 'carrier', tile: 7 } as const;
    const waiting = (...agenda: State['agenda']): State => ({ ...state, agenda });
    return [
      give(position({ heroes, tiles: { 7: { drones: 1, rebels: 1 } } }), endTeamPhase).state,
      give(position({ kept: ['sabotage'] }), endTeamPhase).state,
      waiting({ step: 'defect', event: 'defectors', rebels: 1 }),
      waiting({ step: 'recoverOne', event: 'secondWind', seat: 0 }),
      waiting({ step: 'chooseEvent', seat: 0, seen: ['purge'] }),
      waiting({ step: 'retaliate', boarding }),
      state,
    ];
  };

  test.each(decisions)('$do', (command) => {
    asked().forEach((state, index) => {
      if (index === decisions.indexOf(command)) expect(applyLegal(state, command).ok).toBe(true);
      else expect(() => applyLegal(state, command)).toThrow(TypeError);
    });
  });

  test.each(decisions)('$do is not asked while the team may act', (command) => {
    expect(refusal(position({}), command)).toBe('E3 notAsked');
  });
});
