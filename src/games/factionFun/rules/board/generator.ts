import { type Drawing, drawFrom, shuffled } from '../../../../kernel/chance.ts';
import { at } from '../../../../kernel/values/at.ts';
import { MAP_PLANS } from '../../content/maps.ts';
import { LAND_VALUE, type Terrain } from '../../content/vocabulary.ts';
import type { TileNo } from '../state/state.ts';
import { connected, distance, type MapSize, neighborsOf } from './hexes.ts';
import { chanceOfTwo } from './odds.ts';

/** A map, with the homes of both peoples: one for each of their seats. */
export interface GeneratedMap {
  readonly columns: number;
  readonly terrain: readonly Terrain[];
  readonly sailfolk: readonly TileNo[];
  readonly hearthfolk: readonly TileNo[];
}

/** G3: the first column in which hearths begin. */
const INLAND = 3;
/** G3: how far apart the homes of rivals are. */
const APART = { least: 4, most: 6 } as const;
/** G3: how many plains a home needs beside it. */
const PLAINS_BESIDE = 2;
/** G4: what a claim counts by its distance from home, and how much the worths may differ. */
const NEAR: readonly number[] = [0, 1, 0.7, 0.4];
const FAIR = 0.5;

/** G1–G4: draws maps for a number of seats, until one is connected and fair. */
export function generateMap(chance: Drawing, seats: number): GeneratedMap {
  const { columns, terrain: counts } = at(MAP_PLANS, seats / 2 - 1);
  const terrains: readonly Terrain[] = ['plains', 'forest', 'mountain', 'water'];
  const tiles = terrains.flatMap((terrain) => Array.from({ length: counts[terrain] }, () => terrain));
  for (;;) {
    const terrain = shuffled(chance, tiles);
    const map = { columns, terrain };
    const homes = isConnected(map) ? findHomes(chance, map, seats / 2) : null;
    if (homes) return { ...map, ...homes };
  }
}

type Map = MapSize & { readonly terrain: readonly Terrain[] };

/** G2: whether all land is one piece. */
function isConnected(map: Map): boolean {
  const land = map.terrain.flatMap((terrain, tile) => (terrain === 'water' ? [] : [tile]));
  const reached = connected(map, land.slice(0, 1), (tile) => map.terrain[tile] !== 'water');
  return reached.size === land.length;
}

/** G3, G4: homes for this many seats of each people, drawn from all fair ones near a random start; `null` if there are none. */
function findHomes(chance: Drawing, map: Map, seats: number): Pick<GeneratedMap, 'sailfolk' | 'hearthfolk'> | null {
  const fit = [...map.terrain.keys()].filter((tile) => isHome(map, tile));
  const coast = linkedHomes(
    map,
    fit.filter((tile) => tile % map.columns === 0),
    seats,
  );
  const inland = linkedHomes(
    map,
    fit.filter((tile) => tile % map.columns >= INLAND),
    seats,
  );
  const pairs = coast.flatMap((sailfolk) =>
    inland.filter((hearthfolk) => isFair(map, sailfolk, hearthfolk)).map((hearthfolk) => ({ sailfolk, hearthfolk })),
  );
  return pairs.length > 0 ? drawFrom(chance, pairs) : null;
}

/** G3. */
function isHome(map: Map, tile: TileNo): boolean {
  const plains = neighborsOf(map, tile).filter((next) => map.terrain[next] === 'plains');
  return map.terrain[tile] === 'plains' && plains.length >= PLAINS_BESIDE;
}

/** S2: all sets of this many linked tiles among some. */
function linkedHomes(map: Map, tiles: readonly TileNo[], count: number): readonly (readonly TileNo[])[] {
  let sets: readonly (readonly TileNo[])[] = tiles.map((tile) => [tile]);
  for (let size = 1; size < count; size++) {
    const larger = sets.flatMap((set) =>
      tiles
        .filter((tile) => !set.includes(tile) && set.some((one) => neighborsOf(map, one).includes(tile)))
        .map((tile) => [...set, tile].sort((a, b) => a - b)),
    );
    sets = [...new Map(larger.map((set) => [set.join(), set])).values()];
  }
  return sets;
}

/** G3, G4: whether the homes of rivals are neither near nor far, and promise about as much. */
function isFair(map: Map, sailfolk: readonly TileNo[], hearthfolk: readonly TileNo[]): boolean {
  const apart = sailfolk.flatMap((one) => hearthfolk.map((other) => distance(map, one, other)));
  const isApart = apart.every((steps) => steps >= APART.least && steps <= APART.most);
  return isApart && Math.abs(worthOf(map, sailfolk) - worthOf(map, hearthfolk)) <= FAIR;
}

/** G4: the chances to claim the land within three steps of the nearest home, divided by the seats. */
function worthOf(map: Map, homes: readonly TileNo[]): number {
  let worth = 0;
  for (const [tile, terrain] of map.terrain.entries()) {
    const steps = Math.min(...homes.map((home) => distance(map, home, tile)));
    worth += chanceOfTwo(LAND_VALUE[terrain]) * (NEAR[steps] ?? 0);
  }
  return worth / homes.length;
}
