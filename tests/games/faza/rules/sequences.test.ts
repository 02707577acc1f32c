import { describe, expect, test } from 'vitest';
import type { Command } from '../../../../src/games/faza/rules/state/command.ts';
import type { Fact } from '../../../../src/games/faza/rules/state/fact.ts';
import { act } from '../acting.ts';
import { endTeamPhase, give } from '../commands.ts';
import { type Layout, position, withDice } from '../positions.ts';

/*
 * Complete facts in their order: rule, name, cause, and all fields. The board of these positions:
 *    1  2  3  4
 *    5  6  7  8
 *    9 10 11 12
 *   13 14 15 16
 */
function spelled({ facts }: { readonly facts: readonly Fact[] }): string[] {
  return facts.map(({ rule, fact, by, ...says }) => {
    const details = Object.entries(says).map(([key, value]) => ` ${key} ${JSON.stringify(value)}`);
    return `${rule} ${fact} by ${by}:${details.join(',')}`;
  });
}

const fight: Command = { do: 'fight', hero: 0, tile: 7 };
const boardCarrier: Command = { do: 'board', hero: 0, ship: 'carrier' };
const farShips = { carrier: { tile: 13 }, destroyer: { tile: 16 }, former: { tile: 4 } } as const;
const outposts = { 1: { fazaformed: true }, 2: { fazaformed: true }, 3: { fazaformed: true } };

describe('the facts in their order', () => {
  test('A2, X5: the Destroyer kills the last Rebel', () => {
    const state = position({
      mode: 'hard',
      heroes: { soldier: { tile: 6 }, doctor: { tile: 6 } },
      ships: { destroyer: { tile: 8 } },
      tiles: { 6: { rebels: 2 } },
    });
    expect(spelled(act(state, 'destroyer'))).toEqual([
      'F4 shipActivated by destroyer: ship "destroyer", wreck false',
      'A2 shipMoved by destroyer: ship "destroyer", path [8,7,6], jump false',
      'A2 rebelsLost by destroyer: tile 6, count 2, protected null',
      'X5 teamLost by destroyer: cause "X5"',
    ]);
  });

  test('A2, D1, D3: the Destroyer kills the Rebels, hurts both heroes, drops what fits', () => {
    const state = position({
      mode: 'hard',
      heroes: { soldier: { tile: 6 }, doctor: { tile: 6 } },
      ships: { destroyer: { tile: 8 } },
      tiles: { 6: { rebels: 2, drones: 1 }, 1: { rebels: 1 } },
    });
    expect(spelled(act(state, 'destroyer'))).toEqual([
      'F4 shipActivated by destroyer: ship "destroyer", wreck false',
      'A2 shipMoved by destroyer: ship "destroyer", path [8,7,6], jump false',
      'A2 rebelsLost by destroyer: tile 6, count 2, protected null',
      'I1 heroInjured by destroyer: seat 0, card 1',
      'I1 heroInjured by destroyer: seat 1, card 1',
      'D3 dronesPlaced by destroyer: tile 6, count 2',
      'D1 dronesBlocked by destroyer: tile 6, count 1',
    ]);
  });

  test('A2, X2: the Destroyer kills the first hero, and the second is not hurt any more', () => {
    const state = position({
      heroes: { soldier: { tile: 6, injured: [1, 2, 3] }, doctor: { tile: 6 } },
      ships: { destroyer: { tile: 6 } },
      tiles: { 6: { rebels: 1 } },
    });
    expect(spelled(act(state, 'destroyer'))).toEqual([
      'F4 shipActivated by destroyer: ship "destroyer", wreck false',
      'A2 rebelsLost by destroyer: tile 6, count 1, protected null',
      'I1 heroInjured by destroyer: seat 0, card 4',
      'X2 teamLost by destroyer: cause "X2"',
    ]);
  });

  test('A3, X4: the Former turns the last Outpost: no second turn, no drop', () => {
    const state = position({
      ships: { former: { tile: 8 } },
      tiles: { ...outposts, 8: { fazaformed: true }, 12: { fazaformed: true }, 7: { fazaformed: true } },
    });
    expect(spelled(act(state, 'former'))).toEqual([
      'F4 shipActivated by former: ship "former", wreck false',
      'A3 shipMoved by former: ship "former", path [8,4], jump false',
      'A3 tileTurned by former: tile 4, fazaformed true',
      'X4 teamLost by former: cause "X4"',
    ]);
  });

  test('A3, D1, D3: the Former turns two tiles, then drops what fits', () => {
    const state = position({ ships: { former: { tile: 16 } }, tiles: { 16: { fazaformed: true }, 14: { drones: 2 } } });
    expect(spelled(act(state, 'former'))).toEqual([
      'F4 shipActivated by former: ship "former", wreck false',
      'A3 shipMoved by former: ship "former", path [16,15], jump false',
      'A3 tileTurned by former: tile 15, fazaformed true',
      'A3 shipMoved by former: ship "former", path [15,14], jump false',
      'A3 tileTurned by former: tile 14, fazaformed true',
      'D3 dronesPlaced by former: tile 14, count 1',
      'D1 dronesBlocked by former: tile 14, count 1',
    ]);
  });

  test('A1, D2, X3: the Carrier places what there is, and moves no third time', () => {
    const state = position({ ships: { carrier: { tile: 6 } }, dronesInPool: 3 });
    expect(spelled(act(state, 'carrier'))).toEqual([
      'F4 shipActivated by carrier: ship "carrier", wreck false',
      'A1 shipMoved by carrier: ship "carrier", path [6,10], jump false',
      'D3 dronesPlaced by carrier: tile 10, count 2',
      'A1 shipMoved by carrier: ship "carrier", path [10,14], jump false',
      'D3 dronesPlaced by carrier: tile 14, count 1',
      'X3 teamLost by carrier: cause "X3"',
    ]);
  });

  test('A1, D1, X3: the Carrier with an empty pool goes on as long as there is no room', () => {
    const state = position({
      ships: { carrier: { tile: 6 } },
      dronesInPool: 0,
      tiles: { 10: { drones: 3 }, 7: { drones: 3 }, 5: { drones: 3 }, 2: { drones: 3 } },
    });
    expect(spelled(act(state, 'carrier'))).toEqual([
      'F4 shipActivated by carrier: ship "carrier", wreck false',
      'A1 shipMoved by carrier: ship "carrier", path [6,10], jump false',
      'D1 dronesBlocked by carrier: tile 10, count 2',
      'A1 shipMoved by carrier: ship "carrier", path [10,14], jump false',
      'X3 teamLost by carrier: cause "X3"',
    ]);
  });

  test('C5, C8, X2: a fight kills the hero and a Drone', () => {
    const state = position({
      heroes: { soldier: { tile: 7, injured: [1, 2] }, doctor: {} },
      tiles: { 7: { drones: 3 } },
    });
    expect(spelled(give(withDice(state, 1, 6, 2), fight))).toEqual([
      'C2 diceRolled by combat: seat 0, from 7, tile 7, needs 4, dice [{"first":1,"again":[],"bonus":0,"total":1,"hit":false},{"first":6,"again":[],"bonus":0,"total":6,"hit":true},{"first":2,"again":[],"bonus":0,"total":2,"hit":false}]',
      'C5 dronesDefeated by combat: seat 0, tile 7, count 1',
      'I1 heroInjured by combat: seat 0, card 3',
      'I1 heroInjured by combat: seat 0, card 4',
      'X2 teamLost by combat: cause "X2"',
    ]);
  });

  test('C8, X5: a fight costs the last Rebel and the hero at once', () => {
    const state = position({
      mode: 'hard',
      heroes: { soldier: { tile: 7, injured: [1, 2, 3] }, doctor: {} },
      tiles: { 7: { drones: 2, rebels: 1 } },
    });
    expect(spelled(give(withDice(state, 1, 2), fight))).toEqual([
      'C2 diceRolled by combat: seat 0, from 7, tile 7, needs 4, dice [{"first":1,"again":[],"bonus":0,"total":1,"hit":false},{"first":2,"again":[],"bonus":0,"total":2,"hit":false}]',
      'I2 rebelsLost by combat: tile 7, count 1, protected 0',
      'I1 heroInjured by combat: seat 0, card 4',
      'X5 teamLost by combat: cause "X5"',
    ]);
  });
  const lastShip = (layout: Layout = {}) =>
    position({
      heroes: { soldier: { tile: 10 }, doctor: {} },
      tiles: { 10: { rebels: 1 }, 1: { rebels: 1 } },
      ships: { carrier: { tile: 10, health: 1 }, destroyer: { tile: 15, health: 0 }, former: { tile: 16, health: 0 } },
      next: ['quarantine'],
      ...layout,
    });

  test('B2, B3, X1: the last Mothership falls, its card comes, then the team has won', () => {
    expect(spelled(give(lastShip(), boardCarrier))).toEqual([
      'B2 shipBoarded by team: seat 0, ship "carrier", tile 10, rebels 1, health 0',
      'B4 shipDefeated by team: ship "carrier", tile 10',
      'B3 eventDrawn by faza: event "quarantine", seat 0, ship "carrier", tile 10',
      'E1 dronesPlaced by event:quarantine: tile 10, count 2',
      'E2 eventStays by event:quarantine: event "quarantine"',
      'X1 teamWon by team:',
    ]);
  });

  test('B3, X1, X2: the card of the last boarding kills', () => {
    expect(
      spelled(
        give(
          lastShip({ heroes: { soldier: { tile: 10, injured: [1, 2, 3] }, doctor: {} }, next: ['ionStorm'] }),
          boardCarrier,
        ),
      ),
    ).toEqual([
      'B2 shipBoarded by team: seat 0, ship "carrier", tile 10, rebels 1, health 0',
      'B4 shipDefeated by team: ship "carrier", tile 10',
      'B3 eventDrawn by faza: event "ionStorm", seat 0, ship "carrier", tile 10',
      'I1 heroInjured by event:ionStorm: seat 0, card 4',
      'X2 teamLost by event:ionStorm: cause "X2"',
    ]);
  });

  test('B2, X5: the last Rebel takes the last health of the last Mothership: no card any more', () => {
    expect(spelled(give(lastShip({ mode: 'hard', tiles: { 10: { rebels: 1 } } }), boardCarrier))).toEqual([
      'B2 shipBoarded by team: seat 0, ship "carrier", tile 10, rebels 1, health 0',
      'B4 shipDefeated by team: ship "carrier", tile 10',
      'X5 teamLost by team: cause "X5"',
    ]);
  });

  test('F1–F5, A1, A2: a whole Faza phase on Hard', () => {
    const state = position({
      mode: 'hard',
      heroes: { soldier: { tile: 7 }, doctor: { tile: 5, used: [2] } },
      tiles: { 7: { drones: 1, rebels: 2 }, 9: { drones: 3, rebels: 3 }, 12: { rebels: 1 } },
      ships: farShips,
      tracker: 'former',
    });
    expect(spelled(give(state, endTeamPhase))).toEqual([
      'T3 phaseBegan by faza: phase "faza", round 1',
      'F1 stepBegan by faza: step "attackRebels"',
      'F1 dronesRemoved by faza: tile 7, count 1',
      'F1 rebelsLost by faza: tile 7, count 1, protected null',
      'F1 dronesRemoved by faza: tile 9, count 1',
      'F1 rebelsLost by faza: tile 9, count 1, protected null',
      'F2 stepBegan by faza: step "attackHeroes"',
      'F3 stepBegan by faza: step "invade"',
      'F3 dronesPlaced by faza: tile 7, count 1',
      'F3 dronesPlaced by faza: tile 9, count 1',
      'F3 dronesPlaced by faza: tile 12, count 1',
      'F4 stepBegan by faza: step "activate"',
      'F4 trackerMoved by faza: ship "carrier"',
      'F4 shipActivated by carrier: ship "carrier", wreck false',
      'A1 shipMoved by carrier: ship "carrier", path [13,14], jump false',
      'D3 dronesPlaced by carrier: tile 14, count 2',
      'A1 shipMoved by carrier: ship "carrier", path [14,15], jump false',
      'D3 dronesPlaced by carrier: tile 15, count 2',
      'A1 shipMoved by carrier: ship "carrier", path [15,16], jump false',
      'D3 dronesPlaced by carrier: tile 16, count 2',
      'F4 trackerMoved by faza: ship "destroyer"',
      'F4 shipActivated by destroyer: ship "destroyer", wreck false',
      'A2 shipMoved by destroyer: ship "destroyer", path [16,15,11], jump false',
      'D3 dronesPlaced by destroyer: tile 11, count 3',
      'F5 stepBegan by faza: step "refresh"',
      'T1 phaseBegan by team: phase "team", round 2',
    ]);
  });

  test('F1, X5: the attack that costs the last Rebel is the end', () => {
    const state = position({
      mode: 'hard',
      tiles: { 9: { drones: 1, rebels: 1 } },
      heroes: { soldier: { tile: 7 }, doctor: { tile: 5 } },
    });
    expect(spelled(give(state, endTeamPhase))).toEqual([
      'T3 phaseBegan by faza: phase "faza", round 1',
      'F1 stepBegan by faza: step "attackRebels"',
      'F1 dronesRemoved by faza: tile 9, count 1',
      'F1 rebelsLost by faza: tile 9, count 1, protected null',
      'X5 teamLost by faza: cause "X5"',
    ]);
  });

  test('F3, X3: the invasion goes tile by tile until a Drone is missing', () => {
    const state = position({
      mode: 'hard',
      tiles: { 9: { rebels: 1, drones: 3 }, 11: { rebels: 1 }, 12: { rebels: 1 }, 1: { rebels: 1 } },
      dronesInPool: 0,
    });
    expect(spelled(give(state, endTeamPhase))).toEqual([
      'T3 phaseBegan by faza: phase "faza", round 1',
      'F1 stepBegan by faza: step "attackRebels"',
      'F1 dronesRemoved by faza: tile 9, count 1',
      'F1 rebelsLost by faza: tile 9, count 1, protected null',
      'F2 stepBegan by faza: step "attackHeroes"',
      'F3 stepBegan by faza: step "invade"',
      'F3 dronesPlaced by faza: tile 1, count 1',
      'X3 teamLost by faza: cause "X3"',
    ]);
  });

  test('P2, P4, E5: recruits and a pay-off under a Blockade', () => {
    const state = position({
      heroes: { senator: { tile: 3, points: 3 }, doctor: { points: 6 } },
      long: ['blockade', 'hunterProtocol'],
    });
    expect(
      spelled(
        give(
          state,
          { do: 'recruit', hero: 0, outpost: 3 },
          { do: 'recruit', hero: 1, outpost: 2 },
          { do: 'payOff', event: 'blockade', points: [1, 3] },
        ),
      ),
    ).toEqual([
      'P2 pointsSpent by skill:recruiter: seat 0, points 2',
      'P4 rebelsPlaced by skill:recruiter: tile 3, count 1',
      'P2 pointsSpent by team: seat 1, points 3',
      'P4 rebelsPlaced by team: tile 2, count 1',
      'P2 pointsSpent by team: seat 0, points 1',
      'P2 pointsSpent by team: seat 1, points 3',
      'E5 eventEnded by event:blockade: event "blockade"',
    ]);
  });

  test('T3, T4, C3: the END of the Team phase', () => {
    const state = position({
      heroes: { soldier: { tile: 8, points: 1 }, doctor: { tile: 10 }, senator: { tile: 7 } },
      tiles: { 8: { fazaformed: true }, 10: { fazaformed: true, rebels: 1 } },
      ships: farShips,
      tracker: 'former',
    });
    const facts = spelled(give(state, { do: 'marksman', hero: 0 }, endTeamPhase));
    expect(facts.slice(0, 8)).toEqual([
      'P2 pointsSpent by skill:marksman: seat 0, points 1',
      'C3 armed by skill:marksman: seat 0, effect {"kind":"allDice","bonus":1}',
      'C3 disarmed by team: seat 0',
      'I1 heroInjured by deadly: seat 0, card 1',
      'I2 rebelsLost by deadly: tile 10, count 1, protected 1',
      'T3 phaseBegan by faza: phase "faza", round 1',
      'F2 stepBegan by faza: step "attackHeroes"',
      'F4 stepBegan by faza: step "activate"',
    ]);
  });

  test('T4, X2: a Deadly tile kills before the Faza phase begins', () => {
    const state = position({
      heroes: { soldier: { tile: 8, injured: [1, 2, 3] }, doctor: { tile: 10 } },
      tiles: { 8: { fazaformed: true }, 10: { fazaformed: true } },
    });
    expect(spelled(give(state, endTeamPhase))).toEqual([
      'I1 heroInjured by deadly: seat 0, card 4',
      'X2 teamLost by deadly: cause "X2"',
    ]);
  });

  test('F2, X2: heroes are attacked in seat order until one dies', () => {
    const state = position({
      heroes: { soldier: { tile: 8 }, doctor: { tile: 6, injured: [2, 3, 4] }, senator: { tile: 8 } },
      tiles: { 8: { drones: 1 }, 6: { drones: 1 } },
    });
    expect(spelled(give(state, endTeamPhase))).toEqual([
      'T3 phaseBegan by faza: phase "faza", round 1',
      'F2 stepBegan by faza: step "attackHeroes"',
      'I1 heroInjured by faza: seat 0, card 1',
      'I1 heroInjured by faza: seat 1, card 1',
      'X2 teamLost by faza: cause "X2"',
    ]);
  });

  test('B2, X2: the Insider dies of the last Mothership: no card any more', () => {
    const state = position({
      heroes: { rebel: { tile: 10, points: 3, injured: [1, 2, 3] }, soldier: {} },
      ships: { carrier: { tile: 10, health: 1 }, destroyer: { tile: 15, health: 0 }, former: { tile: 16, health: 0 } },
    });
    expect(spelled(give(state, { do: 'insider', hero: 0, ship: 'carrier' }))).toEqual([
      'B2 shipBoarded by skill:insider: seat 0, ship "carrier", tile 10, rebels 0, health 0',
      'B4 shipDefeated by skill:insider: ship "carrier", tile 10',
      'P2 pointsSpent by skill:insider: seat 0, points 3',
      'I1 heroInjured by skill:insider: seat 0, card 4',
      'X2 teamLost by skill:insider: cause "X2"',
    ]);
  });
});
