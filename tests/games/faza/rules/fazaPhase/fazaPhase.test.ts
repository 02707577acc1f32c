import { describe, expect, test } from 'vitest';
import type { Fact } from '../../../../../src/games/faza/rules/state/fact.ts';
import type { State } from '../../../../../src/games/faza/rules/state/state.ts';
import { endTeamPhase, give, legal, told } from '../../commands.ts';
import { heroNamed, injuredOf, type Layout, position, rebelsOn, tile, usedOf } from '../../positions.ts';

/** Three wrecks in a corner where they do no harm, so that the first three steps are isolated. */
const QUIET = {
  carrier: { tile: 16, health: 0 },
  destroyer: { tile: 16, health: 0 },
  former: { tile: 16, health: 0 },
} as const;
const quiet = (layout: Layout): State => position({ ships: QUIET, ...layout });
const stepFacts = (facts: readonly Fact[], step: string): Fact[] => {
  const from = facts.findIndex((fact) => fact.fact === 'stepBegan' && fact.step === step);
  const to = facts.findIndex((fact, index) => index > from && fact.fact === 'stepBegan');
  return from < 0 ? [] : facts.slice(from + 1, to < 0 ? undefined : to);
};

describe('F1 Faza attack Rebels', () => {
  const tiles = { 6: { rebels: 2, drones: 3 }, 7: { rebels: 1, drones: 1 }, 8: { rebels: 1 }, 9: { drones: 1 } };

  test('Hard: each tile with a Rebel and a Drone loses one of each; the Drone goes to the pool', () => {
    const ended = give(quiet({ mode: 'hard', tiles }), endTeamPhase);
    const facts = stepFacts(ended.facts, 'attackRebels');
    expect(facts).toMatchObject([
      { fact: 'dronesRemoved', tile: 6, count: 1, rule: 'F1' },
      { fact: 'rebelsLost', tile: 6, count: 1 },
      { fact: 'dronesRemoved', tile: 7, count: 1 },
      { fact: 'rebelsLost', tile: 7, count: 1 },
    ]);
    expect(rebelsOn(ended.state)).toEqual({ 6: 1, 8: 1 });
  });

  test('Normal and Easy: not at all', () => {
    for (const mode of ['normal', 'easy'] as const)
      expect(rebelsOn(give(quiet({ mode, tiles }), endTeamPhase).state)).toEqual({ 6: 2, 7: 1, 8: 1 });
  });

  test('ruling: tile by tile, until the last Rebel is gone (X5)', () => {
    const lost = give(quiet({ mode: 'hard', tiles: { 7: { rebels: 1, drones: 1 } } }), endTeamPhase);
    expect(lost.state.outcome).toEqual({ won: false, rule: 'X5' });
  });
});

describe('F2 Faza attack players', () => {
  const attack = (layout: Layout) => stepFacts(give(quiet(layout), endTeamPhase).facts, 'attackHeroes');

  test('a hero on a tile with a Drone takes exactly 1 injury, however many there are', () => {
    const facts = attack({ heroes: { soldier: { tile: 7 }, doctor: {} }, tiles: { 7: { drones: 3 } } });
    expect(facts).toMatchObject([{ fact: 'heroInjured', seat: 0, card: 1 }]);
  });

  test('a hero on a tile with a Mothership too, and both together are still 1', () => {
    const ships = { ...QUIET, carrier: { tile: 7, health: 2 } };
    const heroes = { soldier: { tile: 7 }, doctor: {} };
    expect(attack({ heroes, ships })).toHaveLength(1);
    expect(attack({ heroes, ships, tiles: { 7: { drones: 3 } } })).toHaveLength(1);
  });

  test('ruling: a wreck is no Mothership here', () => {
    expect(attack({ heroes: { soldier: { tile: 16 }, doctor: {} } })).toEqual([]);
  });

  test('Easy: a Mothership without a Drone hurts nobody, a Drone does', () => {
    const ships = { ...QUIET, carrier: { tile: 7, health: 2 } };
    const heroes = { soldier: { tile: 7 }, doctor: {} };
    expect(attack({ mode: 'easy', heroes, ships })).toEqual([]);
    expect(attack({ mode: 'easy', heroes, ships, tiles: { 7: { drones: 1 } } })).toHaveLength(1);
  });

  test('I2 a Rebel there takes it', () => {
    const facts = attack({ heroes: { soldier: { tile: 7 }, doctor: {} }, tiles: { 7: { drones: 1, rebels: 1 } } });
    expect(facts).toMatchObject([{ fact: 'rebelsLost', tile: 7, count: 1, protected: 0 }]);
  });

  test('ruling: in seat order', () => {
    const facts = attack({
      heroes: { soldier: { tile: 7 }, doctor: { tile: 3 } },
      tiles: { 7: { drones: 1 }, 3: { drones: 1 } },
    });
    expect(facts.map((fact) => 'seat' in fact && fact.seat)).toEqual([0, 1]);
  });
});

describe('F3 Drones invade', () => {
  const tiles = { 6: { rebels: 2 }, 8: { rebels: 1, drones: 1 } };

  test('Hard: 1 Drone on every tile with Rebels', () => {
    const facts = stepFacts(give(quiet({ mode: 'hard', tiles }), endTeamPhase).facts, 'invade');
    expect(facts).toMatchObject([{ fact: 'dronesPlaced', tile: 6, count: 1, rule: 'F3' }]);
  });

  test('after F1: what a full tile lost there comes back', () => {
    const state = quiet({ mode: 'hard', tiles: { 5: { rebels: 2, drones: 3 } } });
    expect(tile(give(state, endTeamPhase).state, 5)).toMatchObject({ drones: 3, rebels: 1 });
  });

  test('Normal and Easy: not at all', () => {
    for (const mode of ['normal', 'easy'] as const)
      expect(stepFacts(give(quiet({ mode, tiles }), endTeamPhase).facts, 'invade')).toEqual([]);
  });
});

describe('F4 activation', () => {
  const SAFE = { carrier: { tile: 13 }, destroyer: { tile: 14 }, former: { tile: 15 } };
  const HEROES = { soldier: {}, doctor: {}, rebel: {}, engineer: {} };

  test.each([2, 3, 4])('as many times as there are players: %i', (players) => {
    const heroes = Object.fromEntries(Object.entries(HEROES).slice(0, players));
    const ended = give(position({ heroes, ships: SAFE }), endTeamPhase);
    expect(told(ended, 'trackerMoved').map((fact) => fact.ship)).toEqual(
      ['destroyer', 'former', 'carrier', 'destroyer'].slice(0, players),
    );
    expect(told(ended, 'shipActivated').map((fact) => fact.ship)).toEqual(
      told(ended, 'trackerMoved').map((fact) => fact.ship),
    );
  });

  test.each([
    [2, ['destroyer']],
    [3, ['destroyer', 'former']],
    [4, ['destroyer', 'former', 'carrier']],
  ])('Easy: once less than there are players: %i', (players, ships) => {
    const heroes = Object.fromEntries(Object.entries(HEROES).slice(0, players));
    const ended = give(position({ mode: 'easy', heroes, ships: SAFE }), endTeamPhase);
    expect(told(ended, 'shipActivated').map((fact) => fact.ship)).toEqual(ships);
    expect(told(ended, 'trackerMoved').map((fact) => fact.ship)).toEqual(ships);
  });

  test('Easy: what an event adds comes on top (E2)', () => {
    const ended = give(position({ mode: 'easy', ships: SAFE, long: ['overdrive'] }), endTeamPhase);
    expect(told(ended, 'shipActivated').map((fact) => fact.ship)).toEqual(['destroyer', 'former']);
  });

  test('the tracker continues where it stopped, and wraps around', () => {
    const ended = give(position({ ships: SAFE, tracker: 'former' }), endTeamPhase);
    expect(told(ended, 'trackerMoved').map((fact) => fact.ship)).toEqual(['carrier', 'destroyer']);
    expect(ended.state.tracker).toBe(1);
  });
});

describe('F5 the Faza phase is over', () => {
  const state = quiet({ heroes: { soldier: { used: [1, 2, 3], injured: [1, 4] }, doctor: { used: [4] } } });
  const { state: after, facts } = give(state, endTeamPhase);

  test('all used cards become unused; injured ones stay injured', () => {
    expect([usedOf(after, 'soldier'), usedOf(after, 'doctor')]).toEqual([[], []]);
    expect(injuredOf(after, 'soldier')).toEqual([1, 4]);
  });

  test('the next Team phase begins', () => {
    expect(after).toMatchObject({ phase: 'team', round: 2, agenda: [] });
    expect(told({ facts }, 'phaseBegan').map(({ phase, round }) => [phase, round])).toEqual([
      ['faza', 1],
      ['team', 2],
    ]);
  });
});

test.each([
  ['easy', ['attackHeroes', 'activate', 'refresh']],
  ['normal', ['attackHeroes', 'activate', 'refresh']],
  ['hard', ['attackRebels', 'attackHeroes', 'invade', 'activate', 'refresh']],
] as const)('F1 F2 F3 F4 F5 the steps of %s, in order', (mode, steps) => {
  const ended = give(quiet({ mode, tiles: { 5: { rebels: 1 } } }), endTeamPhase);
  expect(told(ended, 'stepBegan').map(({ step }) => step)).toEqual(steps);
});

describe('T4 Deadly', () => {
  const deadly = (layout: Layout) => give(quiet(layout), endTeamPhase).facts.filter(({ by }) => by === 'deadly');

  test.each([5, 8, 10, 11, 14, 16])('a hero on fazaformed #%i takes 1 injury at the end of the Team phase', (no) => {
    const heroes = { soldier: { tile: no }, doctor: {} };
    expect(deadly({ heroes, tiles: { [no]: { fazaformed: true } } })).toMatchObject([{ fact: 'heroInjured', seat: 0 }]);
    expect(deadly({ heroes })).toEqual([]);
  });

  test.each([1, 2, 3, 4, 6, 7, 9, 12, 13, 15])('fazaformed #%i is not Deadly', (no) => {
    expect(deadly({ heroes: { soldier: { tile: no }, doctor: {} }, tiles: { [no]: { fazaformed: true } } })).toEqual(
      [],
    );
  });

  test('a Rebel there can take it', () => {
    const facts = deadly({
      heroes: { soldier: { tile: 10 }, doctor: {} },
      tiles: { 10: { fazaformed: true, rebels: 1 } },
    });
    expect(facts).toMatchObject([{ fact: 'rebelsLost', tile: 10, protected: 0 }]);
  });

  test('it comes before the Faza phase, in seat order', () => {
    const ended = give(
      quiet({
        heroes: { soldier: { tile: 10, injured: [1, 2, 3] }, doctor: { tile: 8 } },
        tiles: { 10: { fazaformed: true }, 8: { fazaformed: true } },
      }),
      endTeamPhase,
    );
    expect(ended.state.outcome?.rule).toBe('X2');
    expect(told(ended, 'heroInjured').map(({ seat }) => seat)).toEqual([0]);
    expect(told(ended, 'phaseBegan')).toEqual([]);
  });

  test('the team chooses whom too few Rebels protect', () => {
    const asked = give(
      quiet({
        heroes: { soldier: { tile: 10 }, doctor: { tile: 10 } },
        tiles: { 10: { fazaformed: true, rebels: 1 } },
      }),
      endTeamPhase,
    );
    expect(legal(asked.state, 'protect')).toHaveLength(2);
    expect(asked.state.phase).toBe('team');
    const done = give(asked.state, { do: 'protect', hero: 1 });
    expect(heroNamed(done.state, 'doctor').cards[0]?.injured).toBe(false);
    expect(heroNamed(done.state, 'soldier').cards[0]?.injured).toBe(true);
  });
});
