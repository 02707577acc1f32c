import type { EditionSpec, TileNo } from '../../content/vocabulary.ts';
import { tileAt } from '../../rules/board/board.ts';
import { distance } from '../../rules/board/geography.ts';
import type { FazaView, ShipState, TileState } from '../../rules/state/state.ts';
import type { Teller } from './feature.ts';

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
export const tellWreck: Teller<ShipLook> = (tell, { turn }) => {
  tell('is a wreck', true);
  tell('a wreck acts next', turn === 1);
};

/** What a network is told about a Mothership that is not defeated; 0 for a wreck. */
export function shipTeller({ ships, drones, rebels }: EditionSpec): Teller<ShipLook> {
  return (tell, { ship, tile, turn, heroes, heroesNear, toHero, rebelsWithin, camp, boarders }) => {
    const [, one = 0, two = 0, three = 0] = rebelsWithin;
    tell('acts next', turn === 1);
    tell('acts last', turn === ships.length);
    tell('health', ship.health / 4);
    tell('1 health', ship.health <= 1);
    tell('2 health', ship.health <= 2);
    tell('3 health', ship.health <= 3);
    tell('Drones here', tile.drones / drones.perTile);
    tell('any Drone here', tile.drones > 0);
    tell('two Drones here', tile.drones > 1);
    tell('Rebels here', tile.rebels / rebels.perTile);
    tell('Rebels here without Drones', tile.drones === 0 ? tile.rebels / rebels.perTile : 0);
    tell('on a fazaformed tile', tile.fazaformed);
    tell('any hero here', heroes > 0);
    tell('heroes here', heroes / 2);
    tell('heroes near', heroesNear / 4);
    tell('a hero one step away', toHero === 1);
    tell('steps to a hero', toHero / 4);
    tell('Rebels one step away', Math.min(3, one) / 3);
    tell('Rebels two steps away', Math.min(4, two) / 3);
    tell('Rebels three steps away', Math.min(6, three) / 3);
    tell('Rebels who can board', boarders / 3);
    tell('any Rebel can board', boarders > 0);
    tell('Rebels can defeat it', boarders === ship.health);
    const canCome = tile.drones === 0 && heroes > 0;
    tell('Rebels who can come and board', canCome ? Math.min(rebels.perTile - tile.rebels, camp) / 3 : 0);
  };
}
