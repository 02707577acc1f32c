import { at } from '../../../../kernel/values/at.ts';
import type { PeopleId } from '../../content/vocabulary.ts';
import type { State, TileNo } from '../state/state.ts';
import { connected } from './hexes.ts';

/** What the realms of a position depend on. */
type Holdings = Pick<State, 'columns' | 'terrain' | 'holders' | 'asWritten'>;

/** L7: the size of a realm that makes a Nation or a City. */
export const FORMED_AT = 7;

/** The tiles that a people holds. */
export function tilesOf({ holders }: Pick<State, 'holders'>, people: PeopleId): readonly TileNo[] {
  const tiles: TileNo[] = [];
  for (let tile = 0; tile < holders.length; tile++) if (holders[tile] === people) tiles.push(tile);
  return tiles;
}

/** How many tiles a people holds. */
export function countTiles({ holders }: Pick<State, 'holders'>, people: PeopleId): number {
  let count = 0;
  for (const holder of holders) if (holder === people) count += 1;
  return count;
}

/** L1: the group of linked tiles of one people around a tile that somebody holds. */
export function groupAt(state: Holdings, tile: TileNo): ReadonlySet<TileNo> {
  const holder = at(state.holders, tile);
  return connected(state, [tile], (next) => state.holders[next] === holder);
}

/** L1: all groups of linked tiles of a people. */
export function groupsOf(state: Holdings, people: PeopleId): readonly ReadonlySet<TileNo>[] {
  const groups: ReadonlySet<TileNo>[] = [];
  for (const tile of tilesOf(state, people))
    if (!groups.some((group) => group.has(tile))) groups.push(groupAt(state, tile));
  return groups;
}

/** L5: how much a group counts: a mountain counts twice, unless the game is played as written (V1). */
function sizeOf({ terrain, asWritten }: Holdings, group: Iterable<TileNo>): number {
  let size = 0;
  for (const tile of group) size += terrain[tile] === 'mountain' && !asWritten ? 2 : 1;
  return size;
}

/** The size of a people's largest group; 0 if it holds nothing. */
export function realmSize(state: Holdings, people: PeopleId): number {
  return Math.max(0, ...groupsOf(state, people).map((group) => sizeOf(state, group)));
}

/** L1: the tiles of a people's largest group; of all of them, if several are equally large. */
export function realmOf(state: Holdings, people: PeopleId): ReadonlySet<TileNo> {
  const groups = groupsOf(state, people);
  const size = realmSize(state, people);
  return new Set(groups.filter((group) => sizeOf(state, group) === size).flatMap((group) => [...group]));
}
