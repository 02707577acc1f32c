import { at } from '../../../kernel/at.ts';
import type { Movement, TileNo } from '../content/vocabulary.ts';
import {
  heroAt,
  inForce,
  isAirfield,
  isOutpost,
  roomForRebels,
  seatsOn,
  skillOf,
  tileAt,
  tilesWhere,
} from './board.ts';
import { cannotUse, sideUp, useCard } from './cards.ts';
import type { Command, CommandOf } from './command.ts';
import { heroDraft, tileDraft } from './drafts.ts';
import type { Manner } from './fact.ts';
import { around, distance, neighbours, within } from './geography.ts';
import { type Play, say } from './play.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { RuleId } from './rule-ids.ts';
import type { CardNo, Seat, Source, State, TileState } from './state.ts';
import { has, lowest, NO_TILES, only, type TileSet, tilesOf, withoutLowest } from './tileSet.ts';

/** M3: nobody leaves a tile that has a Drone on it, but the Scout, whose licence is his own (ruling). */
export function maySlipAway(state: State, seat: Seat): boolean {
  return skillOf(state, seat, 'slipAway') !== undefined;
}

/** M3: whether a piece can leave a tile. */
export function canLeave(state: State, tile: TileNo, licensed: boolean): boolean {
  return licensed || tileAt(state, tile).drones === 0;
}

/** The tiles that a run of at most `steps` steps reaches (M3). Tiles passed must be Drone-free (M1). */
function runReach(state: State, from: TileNo, steps: number, licensed: boolean): TileSet {
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
export function reach(state: State, movement: Movement, from: TileNo, licensed: boolean, rebels: boolean): TileSet {
  if (!canLeave(state, from, licensed)) return NO_TILES;
  switch (movement.kind) {
    case 'run':
    case 'ambulance':
      return runReach(state, from, movement.steps, licensed);
    case 'airplane':
      if (inForce(state, 'noFlight')) return NO_TILES;
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

/** The tiles that a movement takes in, beginning with the one left: every step of a run, only both ends of a flight. */
function path(state: State, movement: Movement, from: TileNo, to: TileNo, licensed: boolean): TileNo[] {
  if (movement.kind !== 'run' && movement.kind !== 'ambulance') return [from, to];
  return runPath(state, from, to, licensed);
}

/** A shortest way of steps. Of equally short ways it is the one whose tiles have the highest numbers, the first step first. */
function runPath(state: State, from: TileNo, to: TileNo, licensed: boolean): TileNo[] {
  if (has(around(state, from), to)) return [from, to];
  const cameFrom = new Map<TileNo, TileNo>();
  let ring = [from];
  while (ring.length > 0 && !cameFrom.has(to)) {
    const next: TileNo[] = [];
    for (const tile of ring) {
      if (!canLeave(state, tile, licensed)) continue;
      for (const neighbour of neighbours(state, tile)) {
        if (neighbour === from || cameFrom.has(neighbour)) continue;
        cameFrom.set(neighbour, tile);
        next.push(neighbour);
      }
    }
    ring = next;
  }
  const way = [to];
  for (let tile = cameFrom.get(to); tile !== undefined; tile = cameFrom.get(tile)) way.unshift(tile);
  return way;
}

/** The tiles on which Rebels stand, lowest number first. */
export function campsOf(state: State): TileNo[] {
  return tilesOf(tilesWhere(state, (tile) => tileAt(state, tile).rebels > 0));
}

/** Every use of a card's movement that is legal for a hero now; `camps` are the tiles on which Rebels stand. */
export function listMovements(
  state: State,
  seat: Seat,
  card: CardNo,
  camps: readonly TileNo[],
  commands: Command[],
): void {
  listMoves(state, seat, card, commands);
  listDrives(state, seat, card, commands);
  if (inForce(state, 'noLeading')) return;
  const { movement } = sideUp(state, seat, card);
  for (const from of camps) listLeads(state, seat, card, movement, from, commands);
}

export function listMoves(state: State, hero: Seat, card: CardNo, commands: Command[]): void {
  const { movement } = sideUp(state, hero, card);
  const goals = reach(state, movement, heroAt(state, hero).tile, maySlipAway(state, hero), false);
  for (let rest = goals; rest !== NO_TILES; rest = withoutLowest(rest)) {
    commands.push({ do: 'move', hero, card, to: lowest(rest) });
  }
}

function listLeads(
  state: State,
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
export function listLeadsFrom(state: State, hero: Seat, card: CardNo, from: TileNo, commands: Command[]): void {
  if (state.tiles[from - 1]) listLeads(state, hero, card, sideUp(state, hero, card).movement, from, commands);
}

export function listDrives(state: State, hero: Seat, card: CardNo, commands: Command[]): void {
  const { movement } = sideUp(state, hero, card);
  if (movement.kind !== 'ambulance') return;
  const here = heroAt(state, hero).tile;
  const groups = subsets(seatsOn(state, here).filter((other) => other !== hero));
  // The driver is bound by M3 like everyone aboard, so all leave from, and pass, tiles without Drones.
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
export function whyNotMove(state: State, command: CommandOf<'move' | 'lead' | 'drive'>): Refusal {
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

export function drive(play: Play, { hero, card, to, passengers, rebels }: CommandOf<'drive'>): void {
  const { movement } = sideUp(play.state, hero, card);
  const way = path(play.state, movement, heroAt(play.state, hero).tile, to, false);
  useCard(play, hero, card, 'movement');
  for (const seat of [hero, ...passengers]) moveHero(play, seat, way, movement.kind);
  if (rebels > 0) moveRebels(play, rebels, way, movement.kind);
}

/** Puts a hero at the end of a path. */
export function moveHero(
  play: Play,
  seat: Seat,
  way: readonly TileNo[],
  manner: Manner,
  rule: RuleId = manner === 'airplane' || manner === 'teleport' ? 'M5' : 'M3',
  by: Source = 'team',
): void {
  const hero = heroDraft(play, seat);
  hero.tile = at(way, way.length - 1);
  say(play, { rule, by, fact: 'heroMoved', seat, path: way, manner });
}

/** Puts Rebels from the beginning of a path to its end. */
export function moveRebels(play: Play, count: number, way: readonly TileNo[], manner: Manner): void {
  tileDraft(play, at(way, 0)).rebels -= count;
  tileDraft(play, at(way, way.length - 1)).rebels += count;
  say(play, { rule: 'M1', by: 'team', fact: 'rebelsMoved', count, path: way, manner });
}
