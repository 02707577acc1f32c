import type { Movement, TileNo } from '../content/vocabulary.ts';
import { heroAt, inForce, isAirfield, isOutpost, roomForRebels, seatsOn, skillOf, tileAt } from './board.ts';
import { cannotUse, sideUp, unusedCards, useCard } from './cards.ts';
import type { Command, CommandOf } from './command.ts';
import { heroDraft, tileDraft } from './drafts.ts';
import type { Manner } from './fact.ts';
import { distance, neighbours, tileNumbers, within } from './geography.ts';
import { type Play, say } from './play.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { RuleId } from './rule-ids.ts';
import type { Seat, Source, State } from './state.ts';

/** M3: nobody leaves a tile that has a Drone on it, but the Scout, whose licence is his own (ruling). */
export function maySlipAway(state: State, seat: Seat): boolean {
  return skillOf(state, seat, 'slipAway') !== undefined;
}

/** M3: whether a piece can leave a tile. */
export function canLeave(state: State, tile: TileNo, licensed: boolean): boolean {
  return licensed || tileAt(state, tile).drones === 0;
}

/** Ways of at most `steps` steps (M3): from every tile within reach back to where one came from. Tiles passed must be Drone-free (M1). */
function runs(state: State, from: TileNo, steps: number, licensed: boolean): Map<TileNo, TileNo> {
  const cameFrom = new Map<TileNo, TileNo>();
  let ring = [from];
  for (let step = 0; step < steps; step++) {
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
  return cameFrom;
}

/** The tiles that a movement reaches with a hero, or with Rebels (`licensed` false), lowest number first. */
export function reach(state: State, movement: Movement, from: TileNo, licensed: boolean, rebels: boolean): TileNo[] {
  if (!canLeave(state, from, licensed)) return [];
  switch (movement.kind) {
    case 'run':
    case 'ambulance':
      return [...runs(state, from, movement.steps, licensed).keys()].sort((a, b) => a - b);
    case 'airplane':
      if (inForce(state, 'noFlight')) return [];
      return within(state, from, movement.tiles + (isAirfield(state, from) ? 1 : 0));
    case 'teleport':
      if (inForce(state, 'noFlight')) return [];
      return tileNumbers(state).filter(
        (tile) => tile !== from && (movement.to === 'anywhere' || isOutpost(state, tile)),
      );
    case 'underground':
      if (!rebels) return [];
      return tileNumbers(state).filter(
        (tile) => tile !== from && !tileAt(state, tile).fazaformed && tileAt(state, tile).drones === 0,
      );
  }
}

/** The tiles that a movement takes in, beginning with the one left: every step of a run, only both ends of a flight. */
function path(state: State, movement: Movement, from: TileNo, to: TileNo, licensed: boolean): TileNo[] {
  if (movement.kind !== 'run' && movement.kind !== 'ambulance') return [from, to];
  const cameFrom = runs(state, from, movement.steps, licensed);
  const way = [to];
  for (let tile = cameFrom.get(to); tile !== undefined; tile = cameFrom.get(tile)) way.unshift(tile);
  return way;
}

/** Every use of a card's movement that is legal for a hero now. */
export function listMovements(state: State, seat: Seat): Command[] {
  const commands: Command[] = [];
  const here = heroAt(state, seat).tile;
  const licensed = maySlipAway(state, seat);
  for (const card of unusedCards(state, seat)) {
    const { movement } = sideUp(state, seat, card);
    for (const to of reach(state, movement, here, licensed, false)) commands.push({ do: 'move', hero: seat, card, to });
    if (movement.kind === 'ambulance') listDrives(state, seat, card, movement, commands);
    if (inForce(state, 'noLeading')) continue;
    for (const from of tileNumbers(state)) {
      const standing = tileAt(state, from).rebels;
      if (standing === 0) continue;
      for (const to of reach(state, movement, from, false, true)) {
        const most = Math.min(standing, roomForRebels(state, to));
        for (let rebels = 1; rebels <= most; rebels++)
          commands.push({ do: 'lead', hero: seat, card, from, to, rebels });
      }
    }
  }
  return commands;
}

function listDrives(state: State, seat: Seat, card: number, movement: Movement, commands: Command[]): void {
  const here = heroAt(state, seat).tile;
  const groups = subsets(seatsOn(state, here).filter((other) => other !== seat));
  // The driver is bound by M3 like everyone aboard, so all leave from, and pass, tiles without Drones.
  for (const to of reach(state, movement, here, false, false)) {
    const most = inForce(state, 'noLeading') ? 0 : Math.min(tileAt(state, here).rebels, roomForRebels(state, to));
    for (const passengers of groups) {
      for (let rebels = 0; rebels <= most; rebels++) {
        if (passengers.length + rebels > 0) commands.push({ do: 'drive', hero: seat, card, to, passengers, rebels });
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
  if (!reach(state, movement, from, licensed, leading).includes(to)) {
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
  hero.tile = way.at(-1) ?? hero.tile;
  say(play, { rule, by, fact: 'heroMoved', seat, path: way, manner });
}

/** Puts Rebels from the beginning of a path to its end. */
export function moveRebels(play: Play, count: number, way: readonly TileNo[], manner: Manner): void {
  const [from, to] = [way[0], way.at(-1)];
  if (from === undefined || to === undefined) return;
  tileDraft(play, from).rebels -= count;
  tileDraft(play, to).rebels += count;
  say(play, { rule: 'M1', by: 'team', fact: 'rebelsMoved', count, path: way, manner });
}
