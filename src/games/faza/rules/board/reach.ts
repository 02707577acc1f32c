import type { Movement, TileNo } from '../../content/vocabulary.ts';
import type { Position, Seat, TileState } from '../state/state.ts';
import { inForce, isAirfield, isOutpost, skillOf, tileAt, tilesWhere } from './board.ts';
import { around, neighbors, within } from './geography.ts';
import { has, lowest, NO_TILES, only, type TileSet, withoutLowest } from './tileSet.ts';

/** M3: nobody leaves a tile with a Drone except the Scout, whose license is for himself only (ruling). */
export function maySlipAway(state: Position, seat: Seat): boolean {
  return skillOf(state, seat, 'slipAway') !== undefined;
}

/** M3: whether a piece can leave a tile. */
export function canLeave(state: Position, tile: TileNo, licensed: boolean): boolean {
  return licensed || tileAt(state, tile).drones === 0;
}

/** The tiles that a run of at most `steps` steps reaches (M3). Tiles passed must be Drone-free (M1). */
function runReach(state: Position, from: TileNo, steps: number, licensed: boolean): TileSet {
  let reached = only(from);
  let ring = reached;
  for (let step = 0; step < steps; step++) {
    let next = NO_TILES;
    for (let rest = ring; rest !== NO_TILES; rest = withoutLowest(rest)) {
      if (canLeave(state, lowest(rest), licensed)) next |= around(state, lowest(rest));
    }
    ring = next & ~reached;
    reached |= next;
  }
  return reached & ~only(from);
}

/** The tiles that a movement reaches with a hero, or with Rebels (`licensed` false). */
export function reach(state: Position, movement: Movement, from: TileNo, licensed: boolean, rebels: boolean): TileSet {
  if (!canLeave(state, from, licensed)) return NO_TILES;
  switch (movement.kind) {
    case 'run':
    case 'ambulance':
      return runReach(state, from, movement.steps, licensed);
    case 'airplane':
      if (inForce(state, 'noFlight')) return NO_TILES;
      // M6: one tile farther from an Airfield.
      return within(state, from, movement.tiles + (isAirfield(state, from) ? 1 : 0));
    case 'teleport':
      if (inForce(state, 'noFlight')) return NO_TILES;
      return tilesWhere(state, (tile) => tile !== from && (movement.to === 'anywhere' || isOutpost(state, tile)));
    case 'underground':
      if (!rebels) return NO_TILES;
      return tilesWhere(state, (tile) => tile !== from && isQuietEarth(tileAt(state, tile)));
  }
}

function isQuietEarth({ fazaformed, drones }: TileState): boolean {
  return !fazaformed && drones === 0;
}

/** The path of a movement: every tile of a run, only the two ends of a flight. */
export function path(state: Position, movement: Movement, from: TileNo, to: TileNo, licensed: boolean): TileNo[] {
  if (movement.kind !== 'run' && movement.kind !== 'ambulance') return [from, to];
  return runPath(state, from, to, licensed);
}

/** A shortest path. In a tie, the one whose tiles have the highest numbers, compared from the first step on. */
function runPath(state: Position, from: TileNo, to: TileNo, licensed: boolean): TileNo[] {
  if (has(around(state, from), to)) return [from, to];
  const cameFrom = new Map<TileNo, TileNo>();
  let ring = [from];
  while (ring.length > 0 && !cameFrom.has(to)) {
    const next: TileNo[] = [];
    for (const tile of ring) {
      if (!canLeave(state, tile, licensed)) continue;
      for (const neighbor of neighbors(state, tile)) {
        if (neighbor === from || cameFrom.has(neighbor)) continue;
        cameFrom.set(neighbor, tile);
        next.push(neighbor);
      }
    }
    ring = next;
  }
  const way = [to];
  for (let tile = cameFrom.get(to); tile !== undefined; tile = cameFrom.get(tile)) way.unshift(tile);
  return way;
}
