import { describe, expect, test } from 'vitest';
import { faza } from '../../../../../src/games/faza/rules/faza.ts';
import type { Command } from '../../../../../src/games/faza/rules/state/command.ts';
import type { Setup } from '../../../../../src/games/faza/rules/state/state.ts';
import { endTeamPhase, give, legal, refusal, told } from '../../commands.ts';
import { countDrones } from '../../invariants.ts';
import { heroNamed, position, setupOf } from '../../positions.ts';

const radio = (hero: number): Command => ({ do: 'radio', hero });
const options = { radio: true } as const;
const heroes = { soldier: { points: 1 }, doctor: {} };

describe('V4 radio communication', () => {
  test.each([
    ['published', 42, ['soldier', 'doctor']],
    ['published', 42, ['soldier', 'doctor', 'senator', 'engineer']],
    ['24', 40, ['marine', 'doctor', 'turncoat']],
  ] as const)(
    'P1 each hero starts with 1 Drone of the pool as a Point: edition %s, %i Drones, %j',
    (edition, supply, team) => {
      const begin = (changes: Partial<Setup>) => faza.newGame(setupOf(team, { edition, ...changes }));
      for (const mode of ['easy', 'normal'] as const) {
        const [without, begun] = [begin({ mode }).state, begin({ mode, radio: true })];
        expect(without.heroes.map(({ points }) => points)).toEqual(team.map(() => 0));
        expect(begun.state.heroes.map(({ points }) => points)).toEqual(team.map(() => 1));
        expect(begun.state.pool.drones).toBe(without.pool.drones - team.length);
        expect(begun.state.tiles).toEqual(without.tiles);
        expect(countDrones(begun.state)).toBe(supply);
        expect(told(begun, 'pointsGained')).toEqual(
          team.map((_, seat) => ({ rule: 'V4', by: 'setup', fact: 'pointsGained', seat, points: 1 })),
        );
      }
    },
  );

  test('P2 that Point buys like any other, and its Drone returns to the pool', () => {
    const { state } = faza.newGame(setupOf(['soldier', 'doctor'], { radio: true }));
    const { state: after } = give(state, radio(1));
    expect(after.heroes.map(({ points }) => points)).toEqual([1, 0]);
    expect(after.pool.drones).toBe(state.pool.drones + 1);
  });

  test('a hero opens the radio for 1 Point, which returns to the pool; nothing else happens', () => {
    const state = position({ heroes, options });
    const opened = give(state, radio(0));
    expect(opened.facts).toEqual([
      { rule: 'P2', by: 'team', fact: 'pointsSpent', seat: 0, points: 1 },
      { rule: 'V4', by: 'team', fact: 'radioOpened', seat: 0 },
    ]);
    expect(heroNamed(opened.state, 'soldier').points).toBe(0);
    expect({ ...opened.state, pool: state.pool, heroes: state.heroes }).toEqual(state);
  });

  test('only a hero with a Point can open it, once per Point', () => {
    const state = position({ heroes: { soldier: { points: 2 }, doctor: {} }, options });
    expect(legal(state, 'radio')).toEqual([radio(0)]);
    expect(legal(give(state, radio(0)).state, 'radio')).toEqual([radio(0)]);
    expect(legal(give(state, radio(0), radio(0)).state, 'radio')).toEqual([]);
    expect(refusal(state, radio(1))).toBe('P3 tooFewPoints');
    expect(refusal(state, radio(7))).toBe('V4 noSuchHero');
  });

  test('Jammed Radio jams it, like all that costs Points (E2)', () => {
    const state = position({ heroes, options, short: 'jammedRadio' });
    expect(legal(state, 'radio')).toEqual([]);
    expect(refusal(state, radio(0))).toBe('E2 pointsJammed');
  });

  test('there is none without the option', () => {
    const state = position({ heroes });
    expect(legal(state, 'radio')).toEqual([]);
    expect(refusal(state, radio(0))).toBe('V4 noRadio');
    expect(refusal(state, radio(7))).toBe('V4 noRadio');
  });

  test('the option lasts from round to round', () => {
    const state = position({ heroes: { soldier: { points: 1 }, doctor: {} }, options });
    expect(legal(give(state, endTeamPhase).state, 'radio')).toEqual([radio(0)]);
  });
});
