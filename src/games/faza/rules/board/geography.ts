import { at } from '../../../../kernel/values/at.ts';
import type { TileNo } from '../../content/vocabulary.ts';
import type { Position } from '../state/state.ts';
import { type Ground, groundOf } from './ground.ts';
import { NO_TILES, only, setOf, type TileSet } from './tileSet.ts';

/** Adjacency and distances on one board. All arrays are indexed by tile number; index 0 is empty. */
interface Geography {
  readonly board: readonly TileNo[];
  readonly ground: Ground;
  /** All tile numbers in rising order. */
  readonly numbers: readonly TileNo[];
  /** Adjacent tiles (orthogonally only, M3), in falling order of their numbers. */
  readonly neighbors: readonly (readonly TileNo[])[];
  readonly around: readonly TileSet[];
  /** Steps from one tile to another. */
  readonly distances: readonly (readonly number[])[];
  /** By tile and steps: every other tile at most that many steps away. */
  readonly within: readonly (readonly TileSet[])[];
}

/** The geography of the last board: a board never changes during a game. */
let latest: Geography | undefined;

/** The tiles adjacent to `tile`, highest number first: the order in which ties are broken (A4). */
export function neighbors(state: Position, tile: TileNo): readonly TileNo[] {
  return at(geography(state).neighbors, tile);
}

/** The tiles adjacent to `tile`, as a set. */
export function around(state: Position, tile: TileNo): TileSet {
  return at(geography(state).around, tile);
}

/** Steps between two tiles, Drones or not. */
export function distance(state: Position, from: TileNo, to: TileNo): number {
  // As `at` would answer. Asked thousands of times for each position, `at` is slow: it is called with lists of every kind.
  const steps = geography(state).distances[from]?.[to];
  if (steps === undefined) throw new RangeError(`no way from ${from} to ${to}`);
  return steps;
}

/** Of some tiles the nearest to another, the highest number in a tie (A4). A `RangeError` where there are none. */
export function nearest(state: Position, from: TileNo, tiles: readonly TileNo[]): TileNo {
  let best = at(tiles, 0);
  for (const tile of tiles) {
    const gain = distance(state, from, best) - distance(state, from, tile);
    if (gain > 0 || (gain === 0 && tile > best)) best = tile;
  }
  return best;
}

/** Every other tile at most `reach` steps away. */
export function within(state: Position, tile: TileNo, reach: number): TileSet {
  const sets = at(geography(state).within, tile);
  return at(sets, Math.min(reach, sets.length - 1));
}

/** All tile numbers in rising order. */
export function tileNumbers(state: Position): readonly TileNo[] {
  return geography(state).numbers;
}

/**
 * The way of a Mothership to `goal`: shortest, at most `most` steps, at each step over the highest-numbered tile that
 * comes closer (A4). Begins with `from`.
 */
export function shipRoute(state: Position, from: TileNo, goal: TileNo, most: number): TileNo[] {
  const route = [from];
  let here = from;
  while (here !== goal && route.length <= most) {
    const left = distance(state, here, goal);
    const closer = neighbors(state, here).filter((tile) => distance(state, tile, goal) < left);
    here = at(closer, 0);
    route.push(here);
  }
  return route;
}

function geography(state: Position): Geography {
  const { board } = state;
  if (latest?.board === board) return latest;
  const ground = groundOf(state.edition);
  const isCopy = latest?.ground === ground && latest.board.every((tile, cell) => tile === board[cell]);
  latest = latest && isCopy ? { ...latest, board } : survey(board, ground);
  return latest;
}

function survey(board: readonly TileNo[], ground: Ground): Geography {
  const lists = board.length + 1;
  const neighbors: TileNo[][] = new Array(lists).fill([]);
  const distances: number[][] = new Array(lists).fill([]);
  const within: TileSet[][] = new Array(lists).fill([]);
  board.forEach((tile, cell) => {
    neighbors[tile] = at(ground.neighbors, cell)
      .map((next) => at(board, next))
      .sort((a, b) => b - a);
    const steps: number[] = new Array(lists).fill(0);
    const sets: TileSet[] = new Array(lists).fill(NO_TILES);
    at(ground.distances, cell).forEach((away, otherCell) => {
      const other = at(board, otherCell);
      steps[other] = away;
      if (away > 0 && away < board.length) sets[away] = at(sets, away) | only(other);
    });
    for (let away = 1; away < lists; away++) sets[away] = at(sets, away) | at(sets, away - 1);
    distances[tile] = steps;
    within[tile] = sets;
  });
  const numbers = [...board].sort((a, b) => a - b);
  return { board, ground, numbers, neighbors, around: neighbors.map(setOf), distances, within };
}
