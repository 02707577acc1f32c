import { at } from '../../../kernel/at.ts';
import type { TileNo } from '../content/vocabulary.ts';
import { type Ground, groundOf } from './ground.ts';
import type { State } from './state.ts';
import { NO_TILES, only, setOf, type TileSet } from './tileSet.ts';

/** How the tiles of one board lie to each other. All arrays are indexed by tile number; index 0 is empty. */
interface Geography {
  readonly board: readonly TileNo[];
  /** All tile numbers in rising order. */
  readonly numbers: readonly TileNo[];
  /** Adjacent tiles (orthogonally only, M3), in falling order of their numbers. */
  readonly neighbours: readonly (readonly TileNo[])[];
  readonly around: readonly TileSet[];
  /** Steps from one tile to another. */
  readonly distances: readonly (readonly number[])[];
}

/** A board never changes during a game, so its geography is worked out once and kept with it. */
const known = new WeakMap<readonly TileNo[], Geography>();
/** The one asked for last: nearly always the next one too. */
let latest: Geography | undefined;

/** The tiles adjacent to `tile`, highest number first: the order in which ties are broken (A4). */
export function neighbours(state: State, tile: TileNo): readonly TileNo[] {
  return at(geography(state).neighbours, tile);
}

/** The tiles adjacent to `tile`, as a set. */
export function around(state: State, tile: TileNo): TileSet {
  return at(geography(state).around, tile);
}

/** Steps between two tiles, Drones or not. */
export function distance(state: State, from: TileNo, to: TileNo): number {
  return at(at(geography(state).distances, from), to);
}

/** Every tile at most `reach` steps away, `tile` itself excepted. */
export function within(state: State, tile: TileNo, reach: number): TileSet {
  const steps = at(geography(state).distances, tile);
  let set = NO_TILES;
  for (let other = 1; other < steps.length; other++)
    if (other !== tile && at(steps, other) <= reach) set |= only(other);
  return set;
}

/** All tile numbers in rising order. */
export function tileNumbers(state: State): readonly TileNo[] {
  return geography(state).numbers;
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
  if (latest?.board === board) return latest;
  latest = known.get(board);
  if (!latest) {
    latest = survey(board, groundOf(state.edition));
    known.set(board, latest);
  }
  return latest;
}

function survey(board: readonly TileNo[], ground: Ground): Geography {
  const neighbours: TileNo[][] = [[]];
  const distances: number[][] = [[]];
  board.forEach((tile, cell) => {
    neighbours[tile] = at(ground.neighbours, cell)
      .map((next) => at(board, next))
      .sort((a, b) => b - a);
    const steps = [Number.POSITIVE_INFINITY];
    board.forEach((other, otherCell) => {
      steps[other] = at(at(ground.distances, cell), otherCell);
    });
    distances[tile] = steps;
  });
  return { board, numbers: [...board].sort((a, b) => a - b), neighbours, around: neighbours.map(setOf), distances };
}
