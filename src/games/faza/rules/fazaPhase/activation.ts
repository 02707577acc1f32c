import { doNext } from '../../../../kernel/steps.ts';
import type { ShipId, TileNo } from '../../content/vocabulary.ts';
import { heroAt, inForce, isWreck, seats, seatsOn, shipOf, tileAt } from '../board/board.ts';
import { placeDrones } from '../board/drones.ts';
import { distance, nearest, neighbors, shipRoute, tileNumbers } from '../board/geography.ts';
import { loseRebels } from '../board/rebels.ts';
import { fazaform } from '../board/terraforming.ts';
import { emit } from '../evolve.ts';
import { checkRebels } from '../outcome.ts';
import type { RuleId } from '../ruleIds.ts';
import type { Play } from '../state/play.ts';
import type { Position, Seat, Source } from '../state/state.ts';
import { hurt, hurtAgain } from './injury.ts';

const CARRIER_MOVES = 3;
const CARRIER_DROP = 2;
const DESTROYER_REACH = 2;
const DESTROYER_DROP = 3;
const FORMER_TURNS = 2;
const FORMER_DROP = 2;

/** What a Mothership does when it acts, by which rule, and what its wreck does (B4). */
interface Guide {
  readonly rule: RuleId;
  act(play: Play): void;
  actAsWreck(play: Play): void;
}

const GUIDES: Readonly<Record<ShipId, Guide>> = {
  carrier: { rule: 'A1', act: carrier, actAsWreck: carrierWreck },
  destroyer: { rule: 'A2', act: destroyer, actAsWreck: destroyerWreck },
  former: { rule: 'A3', act: former, actAsWreck: formerWreck },
};

/** A Mothership acts: by its guide, or by its defeated side (B4); in the Faza phase (F4) or because of an event (E2). */
export function activate(play: Play, ship: ShipId, because: Source = 'faza'): void {
  const wreck = isWreck(shipOf(play.state, ship));
  const rule = wreck ? 'B4' : because === 'faza' ? 'F4' : 'E2';
  emit(play, { rule, by: ship, fact: 'shipActivated', ship, wreck });
  GUIDES[ship][wreck ? 'actAsWreck' : 'act'](play);
}

/** A1: (move, drop 2) three times. */
function carrier(play: Play): void {
  const count = CARRIER_DROP + (inForce(play.state, 'carrierDrops')?.more ?? 0);
  for (let move = 0; move < CARRIER_MOVES; move++) {
    const here = shipOf(play.state, 'carrier').tile;
    moveShip(play, 'carrier', [here, fewestDrones(play.state, here)]);
    drop(play, 'carrier', count);
  }
}

/** The adjacent tile with the fewest Drones, ties to the highest number (A4). */
function fewestDrones(state: Position, tile: TileNo): TileNo {
  return neighbors(state, tile).reduce((best, next) =>
    tileAt(state, next).drones < tileAt(state, best).drones ? next : best,
  );
}

/** A2: toward the closest hero, kill the Rebels there, hurt the heroes there, drop 3. */
function destroyer(play: Play): void {
  const { state } = play;
  const from = shipOf(state, 'destroyer').tile;
  const heroes = state.heroes.map((hero) => hero.tile);
  moveShip(play, 'destroyer', shipRoute(state, from, nearest(state, from, heroes), DESTROYER_REACH));
  const { tile } = shipOf(state, 'destroyer');
  const rebels = tileAt(state, tile).rebels;
  if (rebels > 0) {
    // They die before the injury, so they protect nobody here (ruling A2).
    loseRebels(play, tile, rebels, 'A2', 'destroyer');
    checkRebels(play, 'destroyer');
  }
  const range = inForce(state, 'hunter') ? 1 : 0;
  const struck = seats(state).filter((seat) => distance(state, heroAt(state, seat).tile, tile) <= range);
  doNext(play, ...hurtAgain(struck, play.edition.destroyerInjuries ?? 1, 'A2', 'destroyer'), {
    step: 'drop',
    ship: 'destroyer',
    count: DESTROYER_DROP,
  });
}

/** A3: twice move to the nearest earth tile, however far away (A5), and turn it, then drop 2. */
function former(play: Play): void {
  const { state } = play;
  for (let turn = 0; turn < FORMER_TURNS; turn++) {
    const from = shipOf(state, 'former').tile;
    const earth = earthTiles(state);
    if (earth.length === 0) break;
    const goal = nearest(state, from, earth);
    moveShip(play, 'former', shipRoute(state, from, goal, Number.POSITIVE_INFINITY));
    fazaform(play, goal, 'A3', 'former');
  }
  drop(play, 'former', FORMER_DROP);
}

/** One Drone on each adjacent tile with the fewest Drones, on all of them in a tie. */
function carrierWreck(play: Play): void {
  const { state } = play;
  const around = neighbors(state, shipOf(state, 'carrier').tile);
  const fewest = Math.min(...around.map((tile) => tileAt(state, tile).drones));
  if (fewest >= play.edition.drones.perTile) return;
  const emptiest = around.filter((tile) => tileAt(state, tile).drones === fewest).sort((a, b) => a - b);
  for (const tile of emptiest) placeDrones(play, tile, 1, 'B4', 'carrier');
}

/** One injury to each hero within 1 tile, unless a Rebel is with them; that Rebel is not lost. */
function destroyerWreck(play: Play): void {
  const { state } = play;
  const { tile } = shipOf(state, 'destroyer');
  const alone = (seat: Seat): boolean => tileAt(state, heroAt(state, seat).tile).rebels === 0;
  const near = [tile, ...neighbors(state, tile)].flatMap((place) => seatsOn(state, place)).filter(alone);
  doNext(play, ...hurt(near, 'B4', 'destroyer'));
}

/** The highest-numbered adjacent earth tile turns; where there is none, 2 Drones. */
function formerWreck(play: Play): void {
  const { state } = play;
  const { tile } = shipOf(state, 'former');
  const turning = neighbors(state, tile).find((next) => !tileAt(state, next).fazaformed);
  if (turning === undefined) placeDrones(play, tile, FORMER_DROP, 'B4', 'former');
  else fazaform(play, turning, 'B4', 'former');
}

/** D3: a drop places on the ship's own tile. */
export function drop(play: Play, ship: ShipId, count: number): void {
  placeDrones(play, shipOf(play.state, ship).tile, count, 'D3', ship);
}

/** Moves a ship along a route (A6: ships may share a tile); without a move there is no fact. */
export function moveShip(
  play: Play,
  id: ShipId,
  path: readonly TileNo[],
  rule: RuleId = GUIDES[id].rule,
  by: Source = id,
): void {
  const goal = path.at(-1);
  if (goal === undefined || goal === shipOf(play.state, id).tile) return;
  // An event makes a ship jump; by itself it flies from tile to tile.
  emit(play, { rule, by, fact: 'shipMoved', ship: id, path, jump: by !== id });
}

function earthTiles(state: Position): TileNo[] {
  return tileNumbers(state).filter((tile) => !tileAt(state, tile).fazaformed);
}
