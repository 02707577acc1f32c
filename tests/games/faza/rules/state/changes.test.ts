import { describe, expect, test } from 'vitest';
import { legalCommands } from '../../../../../src/games/faza/rules/legal.ts';
import { type Change, changesBetween, changesByFact } from '../../../../../src/games/faza/rules/state/changes.ts';
import type { Fact } from '../../../../../src/games/faza/rules/state/fact.ts';
import type { State } from '../../../../../src/games/faza/rules/state/state.ts';
import { deepFreeze } from '../../../../kit/freeze.ts';
import { give } from '../../commands.ts';
import { position, viewed } from '../../positions.ts';

const state = position({
  heroes: { soldier: { tile: 1, points: 3 }, doctor: { tile: 1, injured: [1], points: 4 }, senator: { tile: 6 } },
  tiles: { 1: { rebels: 1 }, 6: { fazaformed: true } },
});

/** A state with the changes applied manually. */
function changed(before: State, changes: readonly Change[]): State {
  const after = structuredClone(before) as {
    -readonly [Key in keyof State]: State[Key];
  };
  const heroes = after.heroes.map((hero, seat) => {
    let now = hero;
    for (const change of changes) {
      if (!('seat' in change) || change.seat !== seat) continue;
      if (change.kind === 'points') now = { ...now, points: change.to };
      if (change.kind === 'heroMoves') now = { ...now, tile: change.to };
      if (change.kind === 'cardInjured' || change.kind === 'cardUsed') {
        const cards = now.cards.map((card, index) =>
          index + 1 !== change.card
            ? card
            : change.kind === 'cardUsed'
              ? { ...card, used: change.used }
              : { ...card, injured: change.injured },
        );
        now = { ...now, cards };
      }
    }
    return now;
  });
  const tiles = after.tiles.map((tile, index) => {
    let now = tile;
    for (const change of changes) {
      if (!('tile' in change) || change.tile !== index + 1) continue;
      if (change.kind === 'drones') now = { ...now, drones: change.to };
      if (change.kind === 'rebels') now = { ...now, rebels: change.to };
      if (change.kind === 'turns') now = { ...now, fazaformed: change.fazaformed };
    }
    return now;
  });
  const ships = after.ships.map((ship) => {
    const health = changes.find((change) => change.kind === 'health' && change.ship === ship.id);
    return health?.kind === 'health' ? { ...ship, health: health.to } : ship;
  });
  const pool = { ...after.pool };
  for (const change of changes) {
    if (change.kind === 'dronePool') pool.drones = change.to;
    if (change.kind === 'rebelPool') pool.rebels = change.to;
  }
  return { ...after, heroes, tiles, ships, pool };
}

describe('T2 the changes of a command on the table', () => {
  test('T2 nothing changes between a state and itself', () => {
    expect(changesBetween(state, state)).toEqual([]);
    expect(changesBetween(state, deepFreeze(structuredClone(state)))).toEqual([]);
  });

  test('T2 applying the changes manually gives the state after the command, for every legal command', () => {
    for (const command of legalCommands(state)) {
      if (command.do === 'endTeamPhase') continue;
      const after = give(state, command).state;
      const { heroes, tiles, ships, pool } = changed(state, changesBetween(state, after));
      const plain = (at: State['heroes']) => at.map((hero) => ({ ...hero, armed: [] }));
      expect({ heroes: plain(heroes), tiles, ships, pool }).toEqual({
        heroes: plain(after.heroes),
        tiles: after.tiles,
        ships: after.ships,
        pool: after.pool,
      });
    }
  });

  test('P4 a recruit shows its price and who comes', () => {
    const after = give(state, { do: 'recruit', hero: 1, outpost: 1 }).state;
    expect(changesBetween(state, after).map(({ kind }) => kind)).toEqual([
      'points',
      'rebels',
      'dronePool',
      'rebelPool',
    ]);
  });
});

test('A1, B2: a tile’s gains besides Drones, and a ship’s losses, count separately', () => {
  const changes = (tile: object, health = 3): Change[] => {
    const layout = (more: object, left: number) =>
      position({ tiles: { 5: more }, ships: { former: { health: left } } });
    return changesBetween(layout({}, 3), layout(tile, health));
  };
  expect(changes({ rebels: 2 }).filter(({ kind }) => kind !== 'rebelPool')).toEqual([
    { kind: 'rebels', tile: 5, from: 0, to: 2 },
  ]);
  expect(changes({ drones: 2 }).filter(({ kind }) => kind !== 'dronePool')).toEqual([
    { kind: 'drones', tile: 5, from: 0, to: 2 },
  ]);
  expect(changes({ fazaformed: true })).toEqual([{ kind: 'turns', tile: 5, fazaformed: true }]);
  expect(changes({}, 1)).toEqual([{ kind: 'health', ship: 'former', from: 3, to: 1 }]);
});

test('C3 a hero who arms the next roll is marked as armed, and one who rolls is not', () => {
  const fighter = position({ heroes: { soldier: { tile: 5 }, doctor: {} }, tiles: { 5: { drones: 1 } } });
  const arming = legalCommands(fighter).find((command) => command.do === 'enhance' && command.target.kind === 'self');
  if (!arming) throw new Error('nobody can arm anything');
  const armed = give(fighter, arming).state;
  const armings = (before: State, after: State) => changesBetween(before, after).filter(({ kind }) => kind === 'armed');
  expect(armings(fighter, armed)).toEqual([{ kind: 'armed', seat: 0 }]);
  expect(armings(armed, give(armed, { do: 'fight', hero: 0, tile: 5 }).state)).toEqual([]);
});

test('each fact lists only its own changes', () => {
  const facts: Fact[] = [
    { fact: 'heroMoved', by: 'team', rule: 'M1', seat: 0, path: [1, 2], manner: 'run' },
    { fact: 'pointsSpent', by: 'team', rule: 'P1', seat: 0, points: 2 },
  ];
  const found = changesByFact(facts, viewed(state));
  expect(found.map(({ fact }) => fact)).toEqual(facts);
  expect(found.map(({ changes }) => changes)).toEqual([
    [{ kind: 'heroMoves', seat: 0, from: 1, to: 2 }],
    [
      { kind: 'points', seat: 0, from: 3, to: 1 },
      { kind: 'dronePool', from: 35, to: 37 },
    ],
  ]);
  expect(found.map(({ after }) => after.heroes[0]?.tile)).toEqual([2, 2]);
});
