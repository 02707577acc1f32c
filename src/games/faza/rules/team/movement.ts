import type { Movement, TileNo } from '../../content/vocabulary.ts';
import { heroAt, inForce, roomForRebels, seatsOn, tileAt, tilesWhere } from '../board/board.ts';
import { distance } from '../board/geography.ts';
import { canLeave, maySlipAway, path, reach } from '../board/reach.ts';
import { has, lowest, NO_TILES, tilesOf, withoutLowest } from '../board/tileSet.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Command, CommandOf } from '../state/command.ts';
import type { Play } from '../state/play.ts';
import type { CardNo, Position, Seat } from '../state/state.ts';
import { cannotUse, sideUp, useCard } from './cards.ts';
import { moveHero, moveRebels } from './travel.ts';

/** The tiles on which Rebels stand, lowest number first. */
export function campsOf(state: Position): TileNo[] {
  return tilesOf(tilesWhere(state, (tile) => tileAt(state, tile).rebels > 0));
}

/** Every use of a card's movement that is legal for a hero now; `camps` are the tiles on which Rebels stand. */
export function listMovements(
  state: Position,
  seat: Seat,
  card: CardNo,
  camps: readonly TileNo[],
  commands: Command[],
): void {
  listMoves(state, seat, card, commands);
  listDrives(state, seat, card, commands);
  const { movement } = sideUp(state, seat, card);
  for (const from of camps) listLeads(state, seat, card, movement, from, commands);
}

/** M1: every tile to which a card takes its hero now. */
export function listMoves(state: Position, hero: Seat, card: CardNo, commands: Command[]): void {
  const { movement } = sideUp(state, hero, card);
  const goals = reach(state, movement, heroAt(state, hero).tile, maySlipAway(state, hero), false);
  for (let rest = goals; rest !== NO_TILES; rest = withoutLowest(rest)) {
    commands.push({ do: 'move', hero, card, to: lowest(rest) });
  }
}

function listLeads(
  state: Position,
  hero: Seat,
  card: CardNo,
  movement: Movement,
  from: TileNo,
  commands: Command[],
): void {
  const standing = tileAt(state, from).rebels;
  if (standing === 0 || inForce(state, 'noLeading')) return;
  const goals = reach(state, movement, from, false, true);
  for (let rest = goals; rest !== NO_TILES; rest = withoutLowest(rest)) {
    const to = lowest(rest);
    const most = Math.min(standing, roomForRebels(state, to));
    for (let rebels = 1; rebels <= most; rebels++) commands.push({ do: 'lead', hero, card, from, to, rebels });
  }
}

/** The leads of a card from one tile, if there is such a tile. */
export function listLeadsFrom(state: Position, hero: Seat, card: CardNo, from: TileNo, commands: Command[]): void {
  if (state.tiles[from - 1]) listLeads(state, hero, card, sideUp(state, hero, card).movement, from, commands);
}

/** Every ride of the Ambulance now: with any companions from the tile and as many Rebels as fit, but never alone. */
export function listDrives(state: Position, hero: Seat, card: CardNo, commands: Command[]): void {
  const { movement } = sideUp(state, hero, card);
  if (movement.kind !== 'ambulance') return;
  const here = heroAt(state, hero).tile;
  const groups = subsets(seatsOn(state, here).filter((other) => other !== hero));
  // M3 binds the driver like everyone aboard, so they leave from and pass through tiles without Drones only.
  for (const to of tilesOf(reach(state, movement, here, false, false))) {
    const most = inForce(state, 'noLeading') ? 0 : Math.min(tileAt(state, here).rebels, roomForRebels(state, to));
    for (const passengers of groups) {
      for (let rebels = 0; rebels <= most; rebels++) {
        if (passengers.length + rebels > 0) commands.push({ do: 'drive', hero, card, to, passengers, rebels });
      }
    }
  }
}

function subsets(items: readonly Seat[]): Seat[][] {
  let all: Seat[][] = [[]];
  for (const item of items) all = all.concat(all.map((subset) => [...subset, item]));
  return all;
}

/** Why a movement is refused. */
export function whyNotMove(state: Position, command: CommandOf<'move' | 'lead' | 'drive'>): Refusal {
  const { hero, card, to } = command;
  const unusable = cannotUse(state, hero, card);
  if (unusable) return unusable;
  const { movement } = sideUp(state, hero, card);
  const leading = command.do === 'lead';
  const from = command.do === 'lead' ? command.from : heroAt(state, hero).tile;
  const licensed = command.do === 'move' && maySlipAway(state, hero);
  const flies = movement.kind === 'airplane' || movement.kind === 'teleport';
  if (!state.tiles[from - 1] || !state.tiles[to - 1]) return refuse('M3', 'outOfReach');
  if (command.do === 'drive' && movement.kind !== 'ambulance') return refuse('M1', 'cardCannot');
  if (command.do === 'move' && movement.kind === 'underground') return refuse('M1', 'cardCannot');
  if (command.do !== 'move' && command.rebels > 0 && inForce(state, 'noLeading')) return refuse('E2', 'leadingJammed');
  if (flies && inForce(state, 'noFlight')) return refuse('E2', 'flightJammed');
  if (command.do !== 'move' && tileAt(state, from).rebels < command.rebels) return refuse('M1', 'noRebelsThere');
  if (!canLeave(state, from, licensed)) return refuse('M3', 'dronesHold');
  if (!has(reach(state, movement, from, licensed, leading), to)) {
    const blocked = from !== to && 'steps' in movement && distance(state, from, to) <= movement.steps;
    return blocked ? refuse('M3', 'wayBlocked') : refuse('M3', 'outOfReach');
  }
  if (command.do !== 'move' && roomForRebels(state, to) < command.rebels) return refuse('M4', 'noRoom');
  if (command.do === 'drive' && command.passengers.some((seat) => state.heroes[seat]?.tile !== from)) {
    return refuse('M1', 'notTogether');
  }
  return refuse('T2', 'notPossible');
}

/** M1: the card moves the hero. */
export function move(play: Play, { hero, card, to }: CommandOf<'move'>): void {
  const { movement } = sideUp(play.state, hero, card);
  const licensed = maySlipAway(play.state, hero);
  const way = path(play.state, movement, heroAt(play.state, hero).tile, to, licensed);
  useCard(play, hero, card, 'movement');
  moveHero(play, hero, way, movement.kind);
}

/** M1, M2: any number of Rebels standing together. */
export function lead(play: Play, { hero, card, from, to, rebels }: CommandOf<'lead'>): void {
  const { movement } = sideUp(play.state, hero, card);
  const way = path(play.state, movement, from, to, false);
  useCard(play, hero, card, 'movement');
  moveRebels(play, rebels, way, movement.kind);
}

/** The Ambulance: driver, passengers and Rebels go the same way together. */
export function drive(play: Play, { hero, card, to, passengers, rebels }: CommandOf<'drive'>): void {
  const { movement } = sideUp(play.state, hero, card);
  const way = path(play.state, movement, heroAt(play.state, hero).tile, to, false);
  useCard(play, hero, card, 'movement');
  for (const seat of [hero, ...passengers]) moveHero(play, seat, way, movement.kind);
  if (rebels > 0) moveRebels(play, rebels, way, movement.kind);
}
