import { describe, expect, test } from 'vitest';
import { faza } from '../../../../../src/games/faza/rules/faza.ts';
import type { Command } from '../../../../../src/games/faza/rules/state/command.ts';
import { endTeamPhase, give, legal, refusal, told } from '../../commands.ts';
import { countDrones } from '../../invariants.ts';
import { heroNamed, position, setupOf } from '../../positions.ts';

const radio = (hero: number): Command => ({ do: 'radio', hero });
const options = { radio: true } as const;
const heroes = { soldier: { points: 1 }, doctor: {} };

describe('V4 radio communication', () => {
  test('each hero starts with 1 bonus Point, beside what else they start with', () => {
    const points = (changes: Parameters<typeof setupOf>[1]) =>
      faza.newGame(setupOf(['soldier', 'doctor'], changes)).state.heroes.map((hero) => hero.points);
    expect(points({ radio: true })).toEqual([1, 1]);
    expect(points({ radio: true, mode: 'easy' })).toEqual([7, 7]);
    expect(points({})).toEqual([0, 0]);
    const begun = faza.newGame(setupOf(['soldier', 'doctor'], { radio: true }));
    expect(told(begun, 'pointsGained')).toMatchObject([
      { rule: 'V4', seat: 0, points: 1, bonus: 1 },
      { rule: 'V4', seat: 1, points: 1, bonus: 1 },
    ]);
    expect(countDrones(begun.state)).toBe(42);
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

  test('only whoever has a Point can open it, as often as there are Points', () => {
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

  test('there is none where the option is not chosen', () => {
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
