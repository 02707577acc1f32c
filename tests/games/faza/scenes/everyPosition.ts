import type { FazaView } from '../../../../src/games/faza/rules/state/state.ts';
import { endTeamPhase, give } from '../commands.ts';
import { position } from '../positions.ts';

/** The Soldier and 3 Rebels under the Carrier on #10. */
const boarding = {
  heroes: { soldier: { tile: 10 }, doctor: {} },
  tiles: { 10: { rebels: 3 } },
  ships: { carrier: { tile: 10 } },
};

/** Positions that together have every kind of command, card and skill. */
export const POSITIONS: Readonly<Record<string, FazaView>> = {
  'two Long events and the radio': position({
    heroes: {
      soldier: { points: 2, used: [1, 2, 3, 4] },
      doctor: { points: 4, used: [1, 2, 3, 4] },
      rebel: { points: 6, used: [1, 2, 3, 4] },
    },
    long: ['overdrive', 'sporeBloom'],
    options: { radio: true },
  }),
  'a team with healthy cards': position({
    heroes: {
      soldier: { tile: 6, points: 2, used: [1] },
      doctor: { tile: 6, points: 1, injured: [1], used: [3] },
      engineer: { tile: 6, points: 1, injured: [1], used: [3] },
    },
    tiles: { 6: { rebels: 1 }, 7: { drones: 1 } },
  }),
  'another team with healthy cards': position({
    heroes: { doctor: { tile: 1, injured: [2] }, senator: { tile: 3, points: 2 }, engineer: { tile: 4, used: [2, 4] } },
    tiles: { 3: { rebels: 2 }, 9: { rebels: 1 } },
  }),
  'everybody’s cards turned over': position({
    heroes: {
      soldier: { tile: 2, injured: [1, 2, 3] },
      doctor: { tile: 6, injured: [1, 2, 3] },
      senator: { tile: 3, injured: [1, 2, 3] },
      engineer: { tile: 4, injured: [1, 2, 3], used: [1] },
    },
    tiles: { 2: { rebels: 1 }, 3: { rebels: 1 }, 6: { rebels: 2 } },
  }),
  'the other four': position({
    heroes: {
      scout: { tile: 10, points: 1 },
      farmer: { tile: 5, points: 3 },
      rebel: { tile: 10, points: 3 },
      scientist: { tile: 10, points: 1 },
    },
    tiles: { 5: { fazaformed: true }, 10: { rebels: 2 } },
    ships: { carrier: { tile: 10 }, former: { tile: 10 } },
  }),
  'a cross of 24 tiles: what Points buy for everybody, Shields and a Refuge': position({
    heroes: {
      marine: { tile: 9, points: 2, used: [3, 5] },
      farmer: { tile: 20, points: 3, injured: [1, 2, 3, 4, 5], used: [1, 2, 3, 4, 6] },
      turncoat: { tile: 14, points: 6, used: [1, 2, 3, 4, 5, 6] },
    },
    tiles: { 9: { drones: 4 }, 14: { fazaformed: true }, 20: { fazaformed: true }, 24: { rebels: 4 } },
    ships: { former: { tile: 14 } },
    options: { edition: '24' },
  }),
  'a cross of 24 tiles: six healthy cards each': position({
    heroes: { marine: { tile: 7 }, doctor: { tile: 24 }, engineer: { tile: 1 }, senator: { tile: 18, points: 3 } },
    tiles: { 8: { rebels: 2 }, 22: { rebels: 3 } },
    options: { edition: '24' },
  }),
  'a Bazooka among Drones': give(
    position({
      heroes: { soldier: { tile: 6 }, engineer: { tile: 7 } },
      tiles: { 2: { drones: 1 }, 5: { drones: 2 }, 6: { drones: 1 }, 7: { drones: 1 }, 10: { drones: 3 } },
    }),
    { do: 'enhance', hero: 0, card: 2, option: 0, target: { kind: 'self' } },
  ).state,
  'whom the Rebels protect': give(
    position({
      heroes: { soldier: { tile: 10 }, doctor: { tile: 10 }, senator: { tile: 10 } },
      tiles: { 10: { drones: 3, rebels: 2 } },
    }),
    endTeamPhase,
  ).state,
  'whether to use Sabotage': give(position({ kept: ['sabotage'] }), endTeamPhase).state,
  'where the Defectors join': give(position({ ...boarding, next: ['defectors'] }), {
    do: 'board',
    hero: 0,
    ship: 'carrier',
  }).state,
  'what recovers by Second Wind': give(
    position({
      ...boarding,
      heroes: { doctor: { tile: 10 }, soldier: { injured: [1, 2, 3] } },
      next: ['secondWind'],
    }),
    { do: 'board', hero: 0, ship: 'carrier' },
  ).state,
  'which event comes first': give(
    position({ heroes: { scientist: { points: 1 }, doctor: {} }, next: ['purge', 'salvage'] }),
    { do: 'forecast', hero: 0 },
  ).state,
  'which of two events happens': give(
    position({ ...boarding, next: ['ashCloud', 'quarantine'], options: { drawTwo: true } }),
    { do: 'board', hero: 0, ship: 'carrier' },
  ).state,
};
