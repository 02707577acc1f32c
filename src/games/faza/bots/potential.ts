import { isWreck, liveShipsOn, tileAt } from '../rules/board/board.ts';
import { distance, tileNumbers } from '../rules/board/geography.ts';
import { DIE_SIDES, oddsOf } from '../rules/fight/combat.ts';
import type { FazaView, Seat } from '../rules/state/state.ts';

/** Worth, in the unit of `evaluate`, of what a position makes possible in the same Team phase. */
const PROMISE = {
  /** A Rebel who may board at once. */
  boarding: 90,
  /** A Rebel who could be led there. */
  atHand: 45,
  /** A Rebel before an open Mothership that no hero has reached yet. */
  waiting: 15,
  /** A Drone defeated. */
  kill: 9,
  /** How far Rebels can be brought, in tiles. */
  reach: 3,
};

/**
 * A quick estimate of what the rest of the phase could make of a position. It only decides which of many positions are
 * evaluated in depth.
 */
export function potential(state: FazaView, focus: Seat | null): number {
  let worth = 0;
  state.heroes.forEach((hero, seat) => {
    const { drones } = tileAt(state, hero.tile);
    const assault = liveShipsOn(state, hero.tile).length > 0;
    if (drones === 0) {
      if (assault) worth += boarders(state, hero.tile);
    } else if (seat === focus) {
      const each = hitChance(state, seat);
      worth += PROMISE.kill * drones * each;
      if (assault) worth += each ** drones * boarders(state, hero.tile);
    }
  });
  for (const ship of state.ships) {
    if (isWreck(ship) || tileAt(state, ship.tile).drones > 0) continue;
    if (!state.heroes.some(({ tile }) => tile === ship.tile))
      worth += PROMISE.waiting * tileAt(state, ship.tile).rebels;
  }
  return worth;
}

function hitChance(state: FazaView, seat: Seat): number {
  const { needs, bonus } = oddsOf(state, seat, state.heroes[seat]?.tile ?? 0);
  return Math.min(1, Math.max(0, (DIE_SIDES + 1 + bonus - needs) / DIE_SIDES));
}

function boarders(state: FazaView, tile: number): number {
  const here = tileAt(state, tile).rebels;
  let near = 0;
  for (const from of tileNumbers(state)) {
    const { drones, rebels } = tileAt(state, from);
    if (rebels > near && drones === 0 && from !== tile && distance(state, from, tile) <= PROMISE.reach) near = rebels;
  }
  return PROMISE.boarding * here + PROMISE.atHand * Math.min(near, 3 - here);
}
