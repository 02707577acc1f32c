import { describe, expect, test } from 'vitest';
import type { EventId } from '../../../../src/games/faza/content/vocabulary.ts';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import type { Command } from '../../../../src/games/faza/rules/state/command.ts';
import type { Fact } from '../../../../src/games/faza/rules/state/fact.ts';
import type { State } from '../../../../src/games/faza/rules/state/state.ts';
import { act } from '../acting.ts';
import { endTeamPhase, give, told } from '../commands.ts';
import { type Layout, position, setupOf, withDice } from '../positions.ts';

/*
 * Every fact has its rule and its cause, which the log, the sounds and the rulebook's links need. The board of these
 * positions, unless one says otherwise:
 *    1  2  3  4
 *    5  6  7  8
 *    9 10 11 12
 *   13 14 15 16
 */
const named = ({ facts }: { readonly facts: readonly Fact[] }): string[] =>
  facts.map(({ rule, fact, by }) => `${rule} ${fact} by ${by}`);
const once = (lines: readonly string[]): string[] => [...new Set(lines)];

const onFoot: Layout = { heroes: { soldier: { tile: 7 }, doctor: { tile: 7, injured: [1] } } };
const fight = (hero: number): Command => ({ do: 'fight', hero, tile: 7 });
const bandage: Command = { do: 'enhance', hero: 1, card: 1, option: 0, target: { kind: 'self' } };
const raygun: Command = { do: 'enhance', hero: 0, card: 1, option: 0, target: { kind: 'self' } };
const boardCarrier: Command = { do: 'board', hero: 0, ship: 'carrier' };

describe('the facts of the Team phase name their rules', () => {
  test('C2, C5, I2: a roll, its kills, the shield and the Rebel', () => {
    const state = withDice(position({ ...onFoot, tiles: { 7: { drones: 3, rebels: 1 } } }), 1, 1, 5);
    expect(named(give(state, bandage, fight(1)))).toEqual([
      'T2 cardUsed by team',
      'C3 armed by card:bandage',
      'C2 diceRolled by combat',
      'C5 dronesDefeated by combat',
      'I2 injuriesIgnored by combat',
      'I2 rebelsLost by combat',
    ]);
  });

  test('I1, I4: an injury that kills', () => {
    const dying = position({
      heroes: { soldier: { tile: 7, injured: [1, 2, 3] }, doctor: {} },
      tiles: { 7: { drones: 1 } },
    });
    expect(named(give(withDice(dying, 1), fight(0)))).toEqual([
      'C2 diceRolled by combat',
      'I1 heroInjured by combat',
      'X2 teamLost by combat',
    ]);
  });

  test('X5 the last Rebel of a Hard game, lost in combat', () => {
    const hard = position({ mode: 'hard', ...onFoot, tiles: { 7: { drones: 1, rebels: 1 } } });
    expect(named(give(withDice(hard, 1), fight(0)))).toEqual([
      'C2 diceRolled by combat',
      'I2 rebelsLost by combat',
      'X5 teamLost by combat',
    ]);
  });

  test('C7 a Bazooka that misses, with a Range Booster', () => {
    const state = position({ heroes: { soldier: { tile: 6 }, engineer: {} }, tiles: { 8: { drones: 1 } } });
    const bazooka: Command = { do: 'enhance', hero: 0, card: 2, option: 0, target: { kind: 'self' } };
    const booster: Command = { do: 'enhance', hero: 1, card: 2, option: 1, target: { kind: 'self' } };
    const shot = give(withDice(state, 1), bazooka, booster, { do: 'fight', hero: 0, tile: 8 });
    expect(named(shot)).toEqual([
      'T2 cardUsed by team',
      'C3 armed by card:bazooka',
      'T2 cardUsed by team',
      'C3 armed by card:rangeBooster',
      'C2 diceRolled by combat',
      'C7 injuriesIgnored by combat',
    ]);
  });

  test('M1, M3, M5: every manner of movement', () => {
    const state = position({
      heroes: { engineer: { tile: 6 }, doctor: { tile: 9 }, senator: {} },
      tiles: { 6: { rebels: 2 }, 9: { rebels: 1 } },
    });
    const moved = give(
      state,
      { do: 'move', hero: 0, card: 1, to: 7 },
      { do: 'move', hero: 0, card: 3, to: 8 },
      { do: 'move', hero: 0, card: 2, to: 1 },
      { do: 'lead', hero: 0, card: 4, from: 6, to: 5, rebels: 1 },
      { do: 'lead', hero: 2, card: 4, from: 6, to: 16, rebels: 1 },
      { do: 'drive', hero: 1, card: 4, to: 13, passengers: [], rebels: 1 },
    );
    expect(
      moved.facts.flatMap((fact) => ('manner' in fact ? [`${fact.rule} ${fact.fact}, ${fact.manner}`] : [])),
    ).toEqual([
      'M3 heroMoved, run',
      'M5 heroMoved, airplane',
      'M5 heroMoved, teleport',
      'M1 rebelsMoved, teleport',
      'M1 rebelsMoved, underground',
      'M3 heroMoved, ambulance',
      'M1 rebelsMoved, ambulance',
    ]);
    expect(once(moved.facts.map(({ by }) => by))).toEqual(['team']);
    expect(once(told(moved, 'cardUsed').map(({ half }) => half))).toEqual(['movement']);
  });

  test('I3, P2, P4: recovery and recruits, by the team or by a skill', () => {
    const state = position({ heroes: { soldier: { injured: [1], points: 3 }, senator: { points: 1 } } });
    const done = give(
      state,
      { do: 'recover', hero: 0, card: 1 },
      { do: 'recruit', hero: 0, outpost: 3 },
      { do: 'recruit', hero: 1, outpost: state.heroes[1]?.tile ?? 0 },
      { do: 'marksman', hero: 0 },
    );
    expect(named(done)).toEqual([
      'I3 cardRecovered by team',
      'P2 pointsSpent by team',
      'P4 rebelsPlaced by team',
      'P2 pointsSpent by skill:recruiter',
      'P4 rebelsPlaced by skill:recruiter',
      'P2 pointsSpent by skill:marksman',
      'C3 armed by skill:marksman',
    ]);
  });

  test('T2 cards that recover, refresh and bring or lead Rebels', () => {
    const state = position({
      heroes: { doctor: { injured: [2] }, engineer: { used: [1], injured: [2] }, senator: { injured: [1] } },
      tiles: { 6: { rebels: 1 } },
    });
    const use = (hero: number, card: number, target: Extract<Command, { do: 'enhance' }>['target']): Command => ({
      do: 'enhance',
      hero,
      card,
      option: 0,
      target,
    });
    const done = give(
      state,
      use(0, 2, { kind: 'card', ally: 0, card: 2 }),
      use(1, 2, { kind: 'card', ally: 1, card: 1 }),
      use(1, 3, { kind: 'tile', tile: 1 }),
      use(2, 1, { kind: 'step', from: 6, to: 7 }),
    );
    expect(once(told(done, 'cardUsed').map(({ half }) => half))).toEqual(['enhancement']);
    expect(told(done, 'rebelsMoved')).toMatchObject([{ count: 1, path: [6, 7], manner: 'step' }]);
    expect(named(done).filter((line) => !line.includes('cardUsed'))).toEqual([
      'I3 cardRecovered by card:firstAid',
      'T2 cardRefreshed by card:patch',
      'T2 rebelsPlaced by card:beacon',
      'M1 rebelsMoved by team',
    ]);
  });

  test('A7, M3, E3: the skills', () => {
    const farmer = position({
      heroes: { farmer: { tile: 6, points: 3 }, scout: { tile: 7, points: 1 }, scientist: { points: 1 } },
      tiles: { 6: { fazaformed: true } },
      next: ['purge', 'ashCloud'],
    });
    const done = give(
      farmer,
      { do: 'reclaim', hero: 0 },
      { do: 'pathfinder', hero: 1, to: 6, companion: null },
      { do: 'forecast', hero: 2 },
      { do: 'chooseEvent', event: 'ashCloud' },
    );
    expect(named(done)).toEqual([
      'P2 pointsSpent by skill:reclaim',
      'A7 tileTurned by skill:reclaim',
      'P2 pointsSpent by skill:pathfinder',
      'M3 heroMoved by team',
      'P2 pointsSpent by skill:forecast',
      'E3 eventsSeen by skill:forecast',
      'E3 eventChosen by skill:forecast',
    ]);
  });

  test('I3, T2: House Call and Tinker', () => {
    const state = position({
      heroes: { doctor: { points: 1, injured: [1] }, engineer: { points: 1, used: [1] } },
    });
    const done = give(state, { do: 'houseCall', hero: 0, ally: 0 }, { do: 'tinker', hero: 1, ally: 1, card: 1 });
    expect(named(done)).toEqual([
      'P2 pointsSpent by skill:houseCall',
      'I3 cardRecovered by skill:houseCall',
      'P2 pointsSpent by skill:tinker',
      'T2 cardRefreshed by skill:tinker',
    ]);
  });

  test('E5 a Long event paid off', () => {
    const state = position({ heroes: { soldier: { points: 4 }, doctor: {} }, long: ['blockade'] });
    expect(named(give(state, { do: 'payOff', event: 'blockade', points: [4, 0] }))).toEqual([
      'P2 pointsSpent by team',
      'E5 eventEnded by event:blockade',
    ]);
  });
});

describe('the facts of a boarding name their rules', () => {
  const aboard = (layout: Layout): State =>
    position({
      heroes: { soldier: { tile: 10 }, doctor: {} },
      tiles: { 10: { rebels: 1 } },
      ships: { carrier: { tile: 10 } },
      ...layout,
    });

  test('B2, B3, B4, E1, E2: the ship, its end, the card, and the event that it ends', () => {
    const state = aboard({ ships: { carrier: { tile: 10, health: 1 } }, next: ['quarantine'], short: 'ashCloud' });
    expect(named(give(state, boardCarrier))).toEqual([
      'B2 shipBoarded by team',
      'B4 shipDefeated by team',
      'B3 eventDrawn by faza',
      'E2 eventEnded by event:ashCloud',
      'E1 dronesPlaced by event:quarantine',
      'E2 eventStays by event:quarantine',
    ]);
  });

  test('B2 the Insider', () => {
    const state = aboard({ heroes: { rebel: { tile: 10, points: 3 }, soldier: {} }, next: ['overdrive'] });
    expect(named(give(state, { do: 'insider', hero: 0, ship: 'carrier' }))).toEqual([
      'B2 shipBoarded by skill:insider',
      'P2 pointsSpent by skill:insider',
      'I1 heroInjured by skill:insider',
      'B3 eventDrawn by faza',
      'E1 rebelsLost by event:overdrive',
      'E2 eventStays by event:overdrive',
    ]);
  });

  test('X1 the last ship', () => {
    const ships = { carrier: { tile: 10, health: 1 }, destroyer: { health: 0 }, former: { health: 0 } };
    expect(named(give(aboard({ ships, next: ['overdrive'] }), boardCarrier)).at(-1)).toBe('X1 teamWon by team');
  });

  test('X5 the last Rebel of a Hard game, sent aboard or killed by the card', () => {
    const sent = give(aboard({ mode: 'hard' }), boardCarrier);
    expect(named(sent).at(-1)).toBe('X5 teamLost by team');
    const killed = give(aboard({ mode: 'hard', tiles: { 10: { rebels: 2 } }, next: ['overdrive'] }), boardCarrier);
    expect(named(killed).slice(-2)).toEqual(['E1 rebelsLost by event:overdrive', 'X5 teamLost by event:overdrive']);
  });

  test('E2 the effects of cards everywhere', () => {
    const global = (layout: Layout, ...more: Command[]): string[] => {
      const lines = named(give(aboard(layout), boardCarrier, ...more));
      return lines.slice(lines.findIndex((line) => line.startsWith('E2')));
    };
    const tiles = { 10: { rebels: 3 }, 9: { rebels: 1 } };
    expect(global({ next: ['purge'], tiles })).toEqual([
      'E2 rebelsLost by event:purge',
      'E2 rebelsLost by event:purge',
    ]);
    expect(global({ next: ['droneSurge'] })[0]).toBe('E2 dronesPlaced by event:droneSurge');
    expect(global({ next: ['reinforcements'] })[0]).toBe('E2 dronesPlaced by event:reinforcements');
    expect(global({ next: ['terraformPulse'] })).toEqual(['E2 tileTurned by event:terraformPulse']);
    expect(global({ next: ['selfRepair'] })).toEqual(['E2 shipHealed by event:selfRepair']);
    expect(global({ next: ['salvage'] })[0]).toBe('E2 pointsGained by event:salvage');
    expect(global({ next: ['sabotage'] })).toEqual(['E2 eventStays by event:sabotage']);
    expect(global({ next: ['defectors'] }, { do: 'defect', outpost: 1 })).toEqual([
      'E2 rebelsPlaced by event:defectors',
    ]);
    const struck = named(give(aboard({ next: ['orbitalStrike'], tiles: { 10: { rebels: 3 } } }), boardCarrier));
    expect(struck.slice(-2)).toEqual(['E1 rebelsLost by event:orbitalStrike', 'I2 rebelsLost by event:orbitalStrike']);
  });

  test('I3 Second Wind', () => {
    const heroes = { soldier: { tile: 10, injured: [1] }, doctor: {} };
    const state = aboard({ heroes, tiles: { 10: { rebels: 2 } }, next: ['secondWind'] });
    const lines = named(give(state, boardCarrier, { do: 'recoverOne', hero: 0, card: 1 }));
    expect(lines.at(-1)).toBe('I3 cardRecovered by event:secondWind');
  });

  test('E4 the reshuffled deck', () => {
    const all = position({}).events.deck;
    expect(named(give(aboard({ discards: all }), boardCarrier)).slice(0, 3)).toEqual([
      'B2 shipBoarded by team',
      'E4 deckReshuffled by faza',
      'B3 eventDrawn by faza',
    ]);
  });
});

describe('the facts of the Faza phase name their rules', () => {
  test('T4, T3, F2, F4, F5: a Deadly tile, then the steps of Normal, and what they do', () => {
    const state = position({
      heroes: { soldier: { tile: 7 }, doctor: { tile: 5 } },
      tiles: { 5: { fazaformed: true }, 7: { drones: 1, rebels: 1 } },
      ships: { carrier: { tile: 13 }, destroyer: { tile: 16 }, former: { tile: 5 } },
    });
    expect(named(give(state, raygun, endTeamPhase))).toEqual([
      'T2 cardUsed by team',
      'C3 armed by card:raygun',
      'C3 disarmed by team',
      'I1 heroInjured by deadly',
      'T3 phaseBegan by faza',
      'F2 stepBegan by faza',
      'I2 rebelsLost by faza',
      'I1 heroInjured by faza',
      'F4 stepBegan by faza',
      'F4 trackerMoved by faza',
      'F4 shipActivated by destroyer',
      'A2 shipMoved by destroyer',
      'D3 dronesPlaced by destroyer',
      'F4 trackerMoved by faza',
      'F4 shipActivated by former',
      'A3 shipMoved by former',
      'A3 tileTurned by former',
      'A3 shipMoved by former',
      'A3 tileTurned by former',
      'D3 dronesPlaced by former',
      'F5 stepBegan by faza',
      'T1 phaseBegan by team',
    ]);
  });

  test('F1, F3: the steps that only Hard has', () => {
    const state = position({ mode: 'hard', tiles: { 9: { drones: 2, rebels: 2 } } });
    const lines = named(give(state, endTeamPhase));
    expect(lines.slice(lines.indexOf('F1 stepBegan by faza'), lines.indexOf('F4 stepBegan by faza'))).toEqual([
      'F1 stepBegan by faza',
      'F1 dronesRemoved by faza',
      'F1 rebelsLost by faza',
      'F2 stepBegan by faza',
      'F3 stepBegan by faza',
      'F3 dronesPlaced by faza',
    ]);
  });

  test('I2 whom the team protects', () => {
    const state = position({ ...onFoot, tiles: { 7: { drones: 1, rebels: 1 } } });
    const asked = give(state, endTeamPhase).state;
    const done = give(asked, { do: 'protect', hero: 1 });
    expect(done.facts[0]).toEqual({ rule: 'I2', by: 'faza', fact: 'heroProtected', seat: 1, tile: 7 });
    expect(done.facts[1]).toMatchObject({ rule: 'I1', by: 'faza', fact: 'heroInjured', seat: 0 });
    expect(done.facts[2]).toEqual({ rule: 'I2', by: 'faza', fact: 'rebelsLost', tile: 7, count: 1, protected: 1 });
  });

  test('T4, F2, A2, E1, E2: a question whom to protect names the rule that hurts', () => {
    const crowd: Layout = {
      heroes: { soldier: { tile: 16 }, doctor: { tile: 16 } },
      tiles: { 16: { fazaformed: true, rebels: 1 } },
    };
    const asks = (state: State): unknown[] =>
      state.agenda.flatMap((step) => (step.step === 'hurt' ? [`${step.rule} by ${step.by}`] : []));
    expect(asks(give(position(crowd), endTeamPhase).state)).toEqual(['T4 by deadly']);
    const drones = { ...crowd, tiles: { 16: { rebels: 1, drones: 1 } } };
    expect(asks(give(position(drones), endTeamPhase).state)).toEqual(['F2 by faza']);
    const aboard = (next: EventId, rebels: number): Layout => ({
      ...crowd,
      tiles: { 16: { rebels } },
      ships: { carrier: { tile: 16 } },
      next: [next],
    });
    expect(asks(give(position(aboard('ionStorm', 2)), boardCarrier).state)).toEqual(['E1 by event:ionStorm']);
    expect(asks(give(position(aboard('orbitalStrike', 3)), boardCarrier).state)).toEqual(['E2 by event:orbitalStrike']);
    const hunted = position({
      heroes: { soldier: { tile: 2 }, doctor: { tile: 2 }, rebel: { tile: 6 } },
      tiles: { 2: { rebels: 1 } },
      ships: { destroyer: { tile: 6 } },
      long: ['hunterProtocol'],
    });
    expect(asks(act(hunted, 'destroyer').state)).toEqual(['A2 by destroyer']);
  });

  test('E2 a cancelled activation', () => {
    const asked = give(position({ kept: ['sabotage'] }), endTeamPhase).state;
    expect(named(give(asked, { do: 'sabotage', cancel: true }))[0]).toBe('E2 activationCancelled by event:sabotage');
  });

  test('A1, A2, D1: what the Carrier and the Destroyer do', () => {
    const carried = act(position({ ships: { carrier: { tile: 6 } } }), 'carrier');
    expect(told(carried, 'shipMoved')[0]).toMatchObject({ ship: 'carrier', path: [6, 10], jump: false });
    expect(once(named(carried))).toEqual([
      'F4 shipActivated by carrier',
      'A1 shipMoved by carrier',
      'D3 dronesPlaced by carrier',
    ]);
    const hunted = position({ ships: { destroyer: { tile: 2 } }, tiles: { 2: { rebels: 1, drones: 1 } } });
    expect(named(act(hunted, 'destroyer'))).toEqual([
      'F4 shipActivated by destroyer',
      'A2 rebelsLost by destroyer',
      'I1 heroInjured by destroyer',
      'D3 dronesPlaced by destroyer',
      'D1 dronesBlocked by destroyer',
    ]);
  });

  test('B4 what wrecks do', () => {
    const wreck = { tile: 6, health: 0 };
    const stirred = act(position({ ships: { carrier: wreck } }), 'carrier');
    expect(told(stirred, 'dronesPlaced').map(({ tile }) => tile)).toEqual([2, 5, 7, 10]);
    expect(once(named(stirred))).toEqual(['B4 shipActivated by carrier', 'B4 dronesPlaced by carrier']);
    expect(named(act(position({ ships: { destroyer: wreck } }), 'destroyer'))).toEqual([
      'B4 shipActivated by destroyer',
      'I1 heroInjured by destroyer',
    ]);
    expect(named(act(position({ ships: { former: wreck } }), 'former'))).toEqual([
      'B4 shipActivated by former',
      'B4 tileTurned by former',
    ]);
    const around = {
      2: { fazaformed: true },
      5: { fazaformed: true },
      7: { fazaformed: true },
      10: { fazaformed: true },
    };
    expect(named(act(position({ ships: { former: wreck }, tiles: around }), 'former'))).toEqual([
      'B4 shipActivated by former',
      'B4 dronesPlaced by former',
    ]);
  });

  test('X3, X4, X5: who is to blame for a defeat', () => {
    const noDrone = act(position({ ships: { carrier: { tile: 6 } }, dronesInPool: 0 }), 'carrier');
    expect(named(noDrone).at(-1)).toBe('X3 teamLost by carrier');
    const outposts = { 1: { fazaformed: true }, 2: { fazaformed: true }, 3: { fazaformed: true } };
    const noOutpost = act(position({ ships: { former: { tile: 4 } }, tiles: outposts }), 'former');
    expect(named(noOutpost).at(-1)).toBe('X4 teamLost by former');
    const lastRebel = position({ mode: 'hard', ships: { destroyer: { tile: 2 } }, tiles: { 2: { rebels: 1 } } });
    expect(named(act(lastRebel, 'destroyer')).at(-1)).toBe('X5 teamLost by destroyer');
    const attacked = position({ mode: 'hard', tiles: { 9: { rebels: 1, drones: 1 } } });
    expect(named(give(attacked, endTeamPhase)).at(-1)).toBe('X5 teamLost by faza');
  });
});

describe('the facts of setting up name their rules', () => {
  test('S2, S5, S6, V4, T1: pieces and Points come by setup, then the team acts', () => {
    const opening = faza.newGame(setupOf(['soldier', 'doctor'], { radio: true }));
    expect(once(named(opening))).toEqual([
      'S5 gameBegan by setup',
      'S2 dronesPlaced by setup',
      'S6 rebelsPlaced by setup',
      'V4 pointsGained by setup',
      'T1 phaseBegan by team',
    ]);
  });
});
