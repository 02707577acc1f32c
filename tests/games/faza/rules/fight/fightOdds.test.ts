import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../../src/games/faza/content/vocabulary.ts';
import { type FightForecast, fightForecast } from '../../../../../src/games/faza/rules/fight/fightOdds.ts';
import type { FazaView } from '../../../../../src/games/faza/rules/state/state.ts';
import { chanceFrom } from '../../../../../src/kernel/chance.ts';
import { give, told } from '../../commands.ts';
import { heroNamed, injuredOf, position, rebelsOn, tile, withDice } from '../../positions.ts';

const plus = (bonus: number): Effect => ({ kind: 'allDice', bonus });
const sidearm: Effect = { kind: 'lowestDie', bonus: 1 };
const reroll: Effect = { kind: 'reroll', dice: 1 };
const shield: Effect = { kind: 'shield', injuries: 1, whose: 'own' };
const bazooka: Effect = { kind: 'bazooka' };

interface Situation {
  readonly drones: number;
  readonly rebels?: number;
  readonly injured?: number[];
  readonly armed?: readonly Effect[];
  readonly tough?: boolean;
}

function situation({ drones, rebels = 0, injured = [], armed = [], tough = false }: Situation): FazaView {
  const far = armed.includes(bazooka);
  const state = position({
    heroes: { soldier: { tile: 7, injured }, doctor: {} },
    tiles: { 7: { drones: far ? 0 : drones, rebels }, 8: { drones: far ? drones : 0 } },
    ...(tough ? { short: 'hardenedHulls' } : {}),
  });
  return { ...state, heroes: state.heroes.map((hero) => (hero.id === 'soldier' ? { ...hero, armed } : hero)) };
}

/** An independent answer, from the rules' words: every outcome of every die, one after another. */
function bruteForce({ drones, armed = [], tough = false }: Situation): number[] {
  const needs = tough ? 5 : 4;
  const flat = armed.reduce((sum, effect) => sum + (effect.kind === 'allDice' ? effect.bonus : 0), 0);
  const rerolls = armed.filter(({ kind }) => kind === 'reroll').length;
  const lowest = armed.filter(({ kind }) => kind === 'lowestDie').length;
  const kills = Array.from({ length: drones + 1 }, () => 0);
  const finish = (values: number[], left: number, chance: number): void => {
    const worst = Math.min(...values);
    if (left > 0 && worst < needs) {
      const others = [...values];
      others.splice(values.indexOf(worst), 1);
      for (let face = 1; face <= 6; face++) finish([...others, face + flat], left - 1, chance / 6);
      return;
    }
    const done = [...values];
    for (let bonus = 0; bonus < lowest; bonus++) done[done.indexOf(Math.min(...done))] = Math.min(...done) + 1;
    const hits = done.filter((value) => value >= needs).length;
    kills[hits] = (kills[hits] ?? 0) + chance;
  };
  const roll = (values: number[], chance: number): void => {
    if (values.length === drones) return finish(values, rerolls, chance);
    for (let face = 1; face <= 6; face++) roll([...values, face + flat], chance / 6);
  };
  roll([], 1);
  return kills;
}

const SITUATIONS: [string, Situation][] = [
  ['one Drone', { drones: 1 }],
  ['three Drones', { drones: 3 }],
  ['Raygun', { drones: 2, armed: [plus(1)] }],
  ['Grenades and Raygun: sure', { drones: 3, armed: [plus(2), plus(1)] }],
  ['Sidearm', { drones: 3, armed: [sidearm] }],
  ['two Sidearms', { drones: 2, armed: [sidearm, sidearm] }],
  ['Grit', { drones: 3, armed: [reroll] }],
  ['Grit twice and Sidearm', { drones: 2, armed: [reroll, sidearm, reroll] }],
  ['Grit, Sidearm and Raygun', { drones: 3, armed: [reroll, sidearm, plus(1)] }],
  ['Hardened Hulls', { drones: 3, armed: [plus(1)], tough: true }],
  ['Rebels and a shield', { drones: 3, rebels: 1, armed: [shield] }],
  ['nearly dead', { drones: 3, injured: [1, 2, 3] }],
  ['Bazooka', { drones: 3, injured: [1, 2, 3], armed: [bazooka] }],
];

const target = (state: FazaView): number => (tile(state, 8).drones > 0 ? 8 : 7);
const odds = (state: FazaView): FightForecast => fightForecast(state, 0, target(state));
const killChances = ({ results }: FightForecast): Record<number, number> => {
  const chances: Record<number, number> = {};
  for (const { kills, chance } of results) chances[kills] = (chances[kills] ?? 0) + chance;
  return chances;
};

describe('C5 C6 the odds of a roll are exact', () => {
  test.each(SITUATIONS)('%s: chances sum to 1', (_, given) => {
    expect(odds(situation(given)).results.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10);
  });

  test.each(SITUATIONS)('%s: as counted out by hand', (_, given) => {
    const chances = killChances(odds(situation(given)));
    bruteForce(given).forEach((chance, kills) => {
      expect(chances[kills] ?? 0).toBeCloseTo(chance, 10);
    });
  });

  test.each(SITUATIONS)('%s: as it happens', (_, given) => {
    const state = situation(given);
    const { results, expectedKills, deathChance } = odds(state);
    const games = 300;
    let kills = 0;
    let deaths = 0;
    for (let game = 0; game < games; game++) {
      const lucky = { ...state, chance: chanceFrom(`odds ${game}`) };
      const fought = give(lucky, { do: 'fight', hero: 0, tile: target(state) });
      const won = heroNamed(fought.state, 'soldier').points;
      const said = results.find((result) => result.kills === won);
      // Every possible result is among the predicted ones, with all its costs.
      expect(said).toMatchObject({
        rebelsLost: tile(state, 7).rebels - (rebelsOn(fought.state)[7] ?? 0),
        wounds: told(fought, 'heroInjured').length,
        dies: injuredOf(fought.state, 'soldier').length === 4,
      });
      kills += won;
      deaths += fought.state.outcome ? 1 : 0;
    }
    // Four standard errors of a sum of at most three dice.
    expect(Math.abs(kills / games - expectedKills)).toBeLessThan(4 * Math.sqrt(0.75 / games));
    expect(Math.abs(deaths / games - deathChance)).toBeLessThan(4 * Math.sqrt(0.25 / games));
  });

  test('C6 however many re-rolls are armed: the odds take no longer for it, and come ever closer to the best', () => {
    const chances = [0, 1, 2, 3, 6, 12, 60].map(
      (rerolls) => odds(situation({ drones: 3, armed: Array.from({ length: rerolls }, () => reroll) })).expectedKills,
    );
    expect(chances[0]).toBeCloseTo(1.5, 10);
    expect(chances[1]).toBeCloseTo(1.5 + (7 / 8) * 0.5, 10);
    expect(chances).toEqual([...chances].sort((a, b) => a - b));
    expect(chances.at(-1)).toBeCloseTo(3, 6);
  });

  test('X5 on Hard a roll that can cost the last Rebel can cost the game; on Normal it cannot', () => {
    const layout = { heroes: { soldier: { tile: 7 }, doctor: {} }, tiles: { 7: { drones: 1, rebels: 1 } } } as const;
    const hard = position({ ...layout, mode: 'hard' });
    expect(fightForecast(hard, 0, 7)).toMatchObject({ deathChance: 0, defeatChance: 0.5 });
    expect(
      fightForecast(hard, 0, 7)
        .results.map(({ loses }) => loses)
        .sort(),
    ).toEqual(['X5', null]);
    expect(fightForecast(position(layout), 0, 7).defeatChance).toBe(0);
    const others = position({ ...layout, mode: 'hard', tiles: { ...layout.tiles, 1: { rebels: 1 } } });
    expect(fightForecast(others, 0, 7).defeatChance).toBe(0);
  });

  test('X5 a roll that costs the last Rebels and the hero is lost by the Rebels, as it happens', () => {
    const state = position({
      mode: 'hard',
      heroes: { soldier: { tile: 7, injured: [1, 2, 3] }, doctor: {} },
      tiles: { 7: { drones: 2, rebels: 1 } },
    });
    const worst = fightForecast(state, 0, 7).results.find(({ kills }) => kills === 0);
    expect(worst).toMatchObject({ dies: true, loses: 'X5' });
    const fought = give(withDice(state, 1, 1), { do: 'fight', hero: 0, tile: 7 });
    expect(fought.state.outcome).toEqual({ won: false, rule: 'X5' });
  });

  test('X2 a roll that costs the hero alone is lost by the hero', () => {
    const { results } = odds(situation({ drones: 1, injured: [1, 2, 3] }));
    expect(results.map(({ kills, loses }) => [kills, loses]).sort()).toEqual([
      [0, 'X2'],
      [1, null],
    ]);
  });

  test('endings that cannot happen are not among them', () => {
    const { results } = odds(situation({ drones: 3, armed: [plus(2), plus(1)] }));
    expect(results.map(({ kills }) => kills)).toEqual([3]);
  });

  test('one die without help hits half the time', () => {
    expect(odds(situation({ drones: 1 })).each).toBe(0.5);
    expect(odds(situation({ drones: 1, armed: [plus(2)] })).each).toBeCloseTo(5 / 6, 10);
    expect(odds(situation({ drones: 1, tough: true })).each).toBeCloseTo(1 / 3, 10);
  });

  test('the likeliest ending comes first', () => {
    const chances = odds(situation({ drones: 3 })).results.map(({ chance }) => chance);
    expect(chances).toEqual([...chances].sort((a, b) => b - a));
  });

  test('against no Drones nothing happens for certain, whatever is armed', () => {
    const { results } = fightForecast(situation({ drones: 0, armed: [sidearm, reroll, plus(1)] }), 0, 7);
    expect(results).toEqual([
      { kills: 0, rebelsLost: 0, wounds: 0, dies: false, loses: null, chance: expect.closeTo(1, 10) },
    ]);
  });
});
