import { doNext } from '../../../../kernel/steps.ts';
import type { ShipId, TileNo } from '../../content/vocabulary.ts';
import { heroAt, isWreck, shipOf, tileAt } from '../board/board.ts';
import { emit } from '../evolve.ts';
import { checkRebels } from '../outcome.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { RuleId } from '../ruleIds.ts';
import type { Command, CommandOf } from '../state/command.ts';
import type { Play } from '../state/play.ts';
import type { Position, Seat, Source } from '../state/state.ts';

/** B1, but for the Rebel: the hero is on the tile of a Mothership, and no Drones are there. */
export function whyNoWayAboard(state: Position, seat: Seat, id: ShipId): Refusal | null {
  const ship = shipOf(state, id);
  if (isWreck(ship)) return refuse('B4', 'shipDefeated');
  if (heroAt(state, seat).tile !== ship.tile) return refuse('B1', 'notOnShip');
  return tileAt(state, ship.tile).drones > 0 ? refuse('B1', 'dronesGuard') : null;
}

/** B1, B5: of several Motherships on a tile the hero names the one boarded. */
export function listBoardings(state: Position, hero: Seat, commands: Command[]): void {
  if (tileAt(state, heroAt(state, hero).tile).rebels === 0) return;
  for (const { id: ship } of state.ships) {
    if (!whyNoWayAboard(state, hero, ship)) commands.push({ do: 'board', hero, ship });
  }
}

/** Why a hero cannot send a Rebel aboard. */
export function whyNotBoard(state: Position, { hero, ship }: CommandOf<'board'>): Refusal {
  if (!state.heroes[hero]) return refuse('B1', 'noSuchHero');
  if (!state.ships.some(({ id }) => id === ship)) return refuse('B1', 'notOnShip');
  return whyNoWayAboard(state, hero, ship) ?? refuse('B1', 'noRebelHere');
}

/** B2, B3: the Rebel returns to the pool, the ship loses 1 health, and the Faza retaliate. */
export function board(play: Play, { hero, ship }: CommandOf<'board'>): void {
  const tile = heroAt(play.state, hero).tile;
  hit(play, hero, ship, 1, 'B2', 'team');
  // In Hard the last Rebel aboard loses the game, even with the last ship's last health (ruling B2).
  checkRebels(play, 'team');
  retaliate(play, hero, ship, tile);
}

/** Takes 1 health from a ship, and the Rebels who board it from its tile; at 0 health it is a wreck (B4). */
export function hit(play: Play, seat: Seat, id: ShipId, rebels: number, rule: RuleId, by: Source): void {
  const { tile, health } = shipOf(play.state, id);
  emit(play, { rule, by, fact: 'shipBoarded', seat, ship: id, tile, rebels, health: health - 1 });
  if (isWreck(shipOf(play.state, id))) emit(play, { rule: 'B4', by, fact: 'shipDefeated', ship: id, tile });
}

/** B3: one event card for every boarding, including the last; only then victory is checked (X1). */
export function retaliate(play: Play, seat: Seat, ship: ShipId, tile: TileNo): void {
  doNext(play, { step: 'retaliate', boarding: { seat, ship, tile } }, { step: 'victory' });
}
