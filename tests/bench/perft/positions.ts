import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { State } from '../../../src/games/faza/rules/state/state.ts';
import { position, setupOf } from '../../games/faza/positions.ts';

/** A start position, and the depth used by the bench. */
export interface Start {
  readonly name: string;
  readonly state: State;
  readonly depth: number;
}

/** Openings, and middle-game positions that involve as many rules as possible. */
export const starts: readonly Start[] = [
  {
    name: 'opening, easy, two heroes',
    state: faza.newGame(setupOf(['scout', 'farmer'], { mode: 'easy', seed: 'perft' })).state,
    depth: 2,
  },
  {
    name: 'opening, normal, three heroes',
    state: faza.newGame(setupOf(['soldier', 'doctor', 'senator'], { seed: 'perft' })).state,
    depth: 1,
  },
  {
    name: 'boarding, with Points to spend and a Sabotage to keep',
    state: position({
      heroes: {
        soldier: { tile: 14, points: 4, used: [1, 2, 3] },
        farmer: { tile: 16, points: 3, injured: [1], used: [2, 4] },
        rebel: { tile: 3, points: 3, used: [1, 2, 3, 4] },
      },
      tiles: { 14: { rebels: 2 }, 16: { rebels: 1, fazaformed: true }, 13: { drones: 2 }, 5: { drones: 1, rebels: 1 } },
      ships: { former: { tile: 16, health: 1 } },
      long: ['overdrive', 'blockade'],
      kept: ['sabotage'],
      seed: 'perft',
    }),
    depth: 2,
  },
  {
    name: 'hard, everybody hurt, Drones everywhere',
    state: position({
      mode: 'hard',
      heroes: {
        scout: { tile: 6, points: 1, injured: [1, 2], used: [1, 3] },
        doctor: { tile: 7, points: 2, injured: [1], used: [1, 2, 4] },
        senator: { tile: 10, points: 2, injured: [1, 2, 3], used: [2, 3] },
        engineer: { tile: 4, points: 2, injured: [1], used: [2, 3, 4] },
      },
      tiles: {
        6: { drones: 2, rebels: 1 },
        7: { drones: 1, rebels: 1 },
        10: { drones: 3, rebels: 2 },
        11: { drones: 2, fazaformed: true },
        12: { fazaformed: true },
        15: { drones: 3 },
      },
      seed: 'perft',
    }),
    depth: 3,
  },
];
