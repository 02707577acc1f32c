import { at } from '../../../kernel/at.ts';
import { editions } from '../content/editions.ts';
import type { TileNo } from '../content/vocabulary.ts';
import type { State } from './state.ts';

/** How the tiles of one board lie to each other. All arrays are indexed by tile number; index 0 is empty. */
interface Geography {
  /** Adjacent tiles (orthogonally only, M3), in falling order of their numbers. */
  readonly neighbours: readonly (readonly TileNo[])[];
  /** Steps from one tile to another. */
  readonly distances: readonly (readonly number[])[];
}

/** A board never changes during a game, so its geography is worked out once and kept with it. */
const known = new WeakMap<readonly TileNo[], Geography>();

/** The tiles adjacent to `tile`, highest number first: the order in which ties are broken (A4). */
export function neighbours(state: State, tile: TileNo): readonly TileNo[] {
  return at(geography(state).neighbours, tile);
}

/** Steps between two tiles, Drones or not. */
export function distance(state: State, from: TileNo, to: TileNo): number {
  return at(at(geography(state).distances, from), to);
}

/** Every tile at most `reach` steps away, `tile` itself excepted, lowest number first. */
export function within(state: State, tile: TileNo, reach: number): TileNo[] {
  return tileNumbers(state).filter((other) => other !== tile && distance(state, tile, other) <= reach);
}

/** All tile numbers in rising order. */
export function tileNumbers(state: State): TileNo[] {
  return state.tiles.map((_, index) => index + 1);
}

/**
 * The way of a Mothership to `goal`: shortest, at most `most` steps, at each step over the highest-numbered tile that
 * comes closer (A4). Begins with `from`.
 */
export function shipRoute(state: State, from: TileNo, goal: TileNo, most: number): TileNo[] {
  const route = [from];
  let here = from;
  while (here !== goal && route.length <= most) {
    const left = distance(state, here, goal);
    const next = neighbours(state, here).find((tile) => distance(state, tile, goal) < left);
    if (next === undefined) break;
    route.push(next);
    here = next;
  }
  return route;
}

function geography(state: State): Geography {
  const { board } = state;
  let found = known.get(board);
  if (!found) {
    const { cells } = editions[state.edition];
    const neighbours: TileNo[][] = [[]];
    for (const tile of board) {
      const cell = at(cells, board.indexOf(tile));
      neighbours[tile] = board
        .filter((_, index) => Math.abs(at(cells, index).x - cell.x) + Math.abs(at(cells, index).y - cell.y) === 1)
        .sort((a, b) => b - a);
    }
    const distances = neighbours.map((_, tile) => (tile === 0 ? [] : distancesFrom(tile, neighbours)));
    found = { neighbours, distances };
    known.set(board, found);
  }
  return found;
}

function distancesFrom(start: TileNo, neighbours: readonly (readonly TileNo[])[]): number[] {
  const distances: number[] = neighbours.map(() => Number.POSITIVE_INFINITY);
  distances[start] = 0;
  let ring: TileNo[] = [start];
  for (let steps = 1; ring.length > 0; steps++) {
    const next: TileNo[] = [];
    for (const tile of ring) {
      for (const neighbour of at(neighbours, tile)) {
        if (at(distances, neighbour) > steps) {
          distances[neighbour] = steps;
          next.push(neighbour);
        }
      }
    }
    ring = next;
  }
  return distances;
}
