import { describe, expect, test } from 'vitest';
import type { EventId, HeroId, ModeId, ShipId } from '../../../../../src/games/faza/content/vocabulary.ts';
import {
  dronesHeld,
  dronesOnBoard,
  eventSpec,
  heroAt,
  heroSpec,
  modeOf,
  rebelsOnBoard,
  shipOf,
  tileAt,
  tileSpec,
} from '../../../../../src/games/faza/rules/board/board.ts';
import type { State } from '../../../../../src/games/faza/rules/state/state.ts';
import { sideUp } from '../../../../../src/games/faza/rules/team/cards.ts';
import { position } from '../../positions.ts';

test('P1 every Point is a Drone that a hero holds', () => {
  const state = position({ heroes: { soldier: { points: 3 }, doctor: { points: 2 } }, dronesInPool: 37 });
  expect(dronesHeld(state)).toBe(5);
});

test('D1, M4 Drones and Rebels on the board are those of every tile', () => {
  const state = position({ tiles: { 1: { drones: 2, rebels: 1 }, 6: { drones: 1 }, 16: { rebels: 2 } } });
  expect([dronesOnBoard(state), rebelsOnBoard(state)]).toEqual([3, 3]);
});

describe('S1 a position consists of what the edition has', () => {
  const state = position({});

  test.each<[string, (state: State) => unknown]>([
    ['no tile 17', () => tileAt(state, 17)],
    ['no tile 0', () => tileAt(state, 0)],
    ['no tile 17', () => tileSpec(state, 17)],
    ['no hero 2', () => heroAt(state, 2)],
    ['no hero mayor', () => heroSpec({ ...state, heroes: [{ ...heroAt(state, 0), id: 'mayor' as HeroId }] }, 0)],
    ['no ship zeppelin', () => shipOf(state, 'zeppelin' as ShipId)],
    ['no event fog', () => eventSpec(state, 'fog' as EventId)],
    ['no mode nightmare', () => modeOf({ ...state, mode: 'nightmare' as ModeId })],
    [
      'no element 0 among 0',
      () => sideUp({ ...state, heroes: [{ ...heroAt(state, 0), id: 'mayor' as HeroId }] }, 0, 1),
    ],
  ])('%s: whoever asks is told, and never given undefined', (problem, ask) => {
    expect(() => ask(state)).toThrow(new RangeError(problem));
  });
});
