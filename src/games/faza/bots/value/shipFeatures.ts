import type { EditionSpec, TileNo } from '../../content/vocabulary.ts';
import { tileAt } from '../../rules/board/board.ts';
import { distance } from '../../rules/board/geography.ts';
import type { FazaView, ShipState, TileState } from '../../rules/state/state.ts';
import { type Feature, features } from './feature.ts';

/** A Mothership, and what several features ask about it. */
export interface ShipLook {
  readonly ship: ShipState;
  readonly tile: TileState;
  /** How many shifts of the tracker until it acts: 1 for the next one. */
  readonly turn: number;
  /** Heroes on its tile, and at most two steps away; steps to the nearest. */
  readonly heroes: number;
  readonly heroesNear: number;
  readonly toHero: number;
  /** Rebels that no Drones hold, by how many steps they are away at most: index 1 to 3. */
  readonly rebelsWithin: readonly number[];
  /** The most of them on one tile, at most two steps away. */
  readonly camp: number;
  /** Rebels who can board now, one after the other. */
  readonly boarders: number;
}

/** Looks at a Mothership; `camps` are the tiles with Rebels. */
export function lookAtShip(state: FazaView, index: number, ship: ShipState, camps: readonly TileNo[]): ShipLook {
  const tile = tileAt(state, ship.tile);
  const count = state.ships.length;
  let heroes = 0;
  let heroesNear = 0;
  let toHero = 9;
  for (const hero of state.heroes) {
    const steps = distance(state, hero.tile, ship.tile);
    toHero = Math.min(toHero, steps);
    if (steps === 0) heroes += 1;
    if (steps <= 2) heroesNear += 1;
  }
  const rebelsWithin = [0, 0, 0, 0];
  let camp = 0;
  for (const from of camps) {
    const { drones, rebels } = tileAt(state, from);
    if (drones > 0 || from === ship.tile) continue;
    const steps = distance(state, from, ship.tile);
    for (let most = steps; most <= 3; most++) rebelsWithin[most] = (rebelsWithin[most] ?? 0) + rebels;
    if (steps <= 2) camp = Math.max(camp, rebels);
  }
  const boarders = tile.drones === 0 && heroes > 0 ? Math.min(ship.health, tile.rebels) : 0;
  const turn = ((index - state.tracker - 1 + count) % count) + 1;
  return { ship, tile, turn, heroes, heroesNear, toHero, rebelsWithin, camp, boarders };
}

/** What a network is told about a wreck; 0 for any other Mothership. */
export const wreckFeatures: readonly Feature<ShipLook>[] = features<ShipLook>({
  'is a wreck': () => true,
  'a wreck acts next': ({ turn }) => turn === 1,
});

/** What a network is told about a Mothership that is not defeated; 0 for a wreck. */
export function shipFeatures({ ships, drones, rebels }: EditionSpec): Feature<ShipLook>[] {
  return features<ShipLook>({
    'acts next': ({ turn }) => turn === 1,
    'acts last': ({ turn }) => turn === ships.length,
    health: ({ ship }) => ship.health / 4,
    '1 health': ({ ship }) => ship.health <= 1,
    '2 health': ({ ship }) => ship.health <= 2,
    '3 health': ({ ship }) => ship.health <= 3,
    'Drones here': ({ tile }) => tile.drones / drones.perTile,
    'any Drone here': ({ tile }) => tile.drones > 0,
    'two Drones here': ({ tile }) => tile.drones > 1,
    'Rebels here': ({ tile }) => tile.rebels / rebels.perTile,
    'Rebels here without Drones': ({ tile }) => (tile.drones === 0 ? tile.rebels / rebels.perTile : 0),
    'on a fazaformed tile': ({ tile }) => tile.fazaformed,
    'any hero here': ({ heroes }) => heroes > 0,
    'heroes here': ({ heroes }) => heroes / 2,
    'heroes near': ({ heroesNear }) => heroesNear / 4,
    'a hero one step away': ({ toHero }) => toHero === 1,
    'steps to a hero': ({ toHero }) => toHero / 4,
    'Rebels one step away': ({ rebelsWithin: [, one = 0] }) => Math.min(3, one) / 3,
    'Rebels two steps away': ({ rebelsWithin: [, , two = 0] }) => Math.min(4, two) / 3,
    'Rebels three steps away': ({ rebelsWithin: [, , , three = 0] }) => Math.min(6, three) / 3,
    'Rebels who can board': ({ boarders }) => boarders / 3,
    'any Rebel can board': ({ boarders }) => boarders > 0,
    'Rebels can defeat it': ({ boarders, ship }) => boarders === ship.health,
    'Rebels who can come and board': ({ tile, heroes, camp }) =>
      tile.drones === 0 && heroes > 0 ? Math.min(rebels.perTile - tile.rebels, camp) / 3 : 0,
  });
}
