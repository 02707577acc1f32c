import { doNext } from '../../../../kernel/steps.ts';
import { at } from '../../../../kernel/values/at.ts';
import type { EventId, EventSpec, InstantEffect, RewardEffect, TileNo } from '../../content/vocabulary.ts';
import { eventSpec, heroAt, isOutpost, isWreck, outposts, seats, seatsOn, shipOf, tileAt } from '../board/board.ts';
import { placeDrones } from '../board/drones.ts';
import { distance, nearest, neighbors, tileNumbers } from '../board/geography.ts';
import { canPlaceRebel, loseRebels, placeRebel } from '../board/rebels.ts';
import { fazaform } from '../board/terraforming.ts';
import { emit } from '../evolve.ts';
import { moveShip } from '../fazaPhase/activation.ts';
import { hurt, hurtAgain } from '../fazaPhase/injury.ts';
import { checkRebels } from '../outcome.ts';
import type { Command, CommandOf } from '../state/command.ts';
import { eventsDraft } from '../state/drafts.ts';
import type { Play } from '../state/play.ts';
import type { Boarding, Position, Source, Step } from '../state/state.ts';
import { injuredCards, recoverCard } from '../team/cards.ts';
import { gainPoints } from '../team/points.ts';
import { moveHero } from '../team/travel.ts';
import { nextEvents } from './deck.ts';

/** B3, E1: a card is drawn; the Short event before it ends; then its local event, then its global one. */
export function drawAndResolve(play: Play, boarding: Boarding): void {
  const [event] = nextEvents(play, 1);
  if (!event) return;
  emit(play, { rule: 'B3', by: 'faza', fact: 'eventDrawn', event, ...boarding });
  endShortEvent(play);
  const spec = eventSpec(play.state, event);
  const by: Source = `event:${event}`;
  doNext(play, { step: 'global', event, boarding });
  const { local } = spec;
  switch (local?.kind) {
    case 'drones':
      return placeDrones(play, boarding.tile, local.count, 'E1', by);
    case 'injury':
      return doNext(play, ...hurtAgain(seatsOn(play.state, boarding.tile), local.count, 'E1', by));
    case 'rebel':
      return killRebels(play, boarding.tile, local.count, 'E1', by);
  }
}

/** E2, ruling: a Short event ends before the local event of the card that ends it. */
function endShortEvent(play: Play): void {
  const { short } = play.state.events;
  if (short !== null) emit(play, { rule: 'E2', by: `event:${short}`, fact: 'eventEnded', event: short });
}

/** E2: what a card does everywhere, by its type. */
export function resolveGlobal(play: Play, { event, boarding }: Extract<Step, { step: 'global' }>): void {
  const spec = eventSpec(play.state, event);
  const by: Source = `event:${event}`;
  switch (spec.type) {
    case 'instant':
      discard(play, event);
      return instant(play, spec.effect, boarding, by);
    case 'short':
    case 'long':
      return emit(play, { rule: 'E2', by, fact: 'eventStays', event });
    case 'reward':
      return reward(play, event, spec.effect, by);
  }
}

function discard(play: Play, event: EventId): void {
  const events = eventsDraft(play);
  events.discards = [...events.discards, event];
}

function instant(play: Play, effect: InstantEffect, boarding: Boarding, by: Source): void {
  const { state } = play;
  switch (effect.kind) {
    case 'abduct':
      return abduct(play, boarding, by);
    case 'activateTracked':
      return doNext(play, { step: 'activate', ship: at(state.ships, state.tracker).id, by, asked: false });
    case 'dronesAround': {
      const around = [...neighbors(state, boarding.tile)].sort((a, b) => a - b);
      for (const tile of around) placeDrones(play, tile, effect.count, 'E2', by);
      return;
    }
    case 'dronesOnShips':
      for (const ship of state.ships) if (!isWreck(ship)) placeDrones(play, ship.tile, effect.count, 'E2', by);
      return;
    case 'terraform': {
      const tile = tileNumbers(state).findLast((no) => !tileAt(state, no).fazaformed && !isOutpost(state, no));
      return tile === undefined ? undefined : fazaform(play, tile, 'E2', by);
    }
    case 'purge':
      for (const tile of tileNumbers(state)) killRebels(play, tile, 1, 'E2', by);
      return;
    case 'repair':
      return repair(play, effect.health, by);
    case 'jump':
      return jump(play, boarding, by);
    case 'strike':
      return doNext(
        play,
        ...hurt(
          seats(state).filter((seat) => !isOutpost(state, heroAt(state, seat).tile)),
          'E2',
          by,
        ),
      );
    case 'beachhead':
      return fazaform(play, nearest(state, shipOf(state, 'former').tile, outposts(state)), 'E2', by);
    case 'siege': {
      const outpost = outposts(state).findLast((tile) => !isHeld(state, tile));
      return outpost === undefined ? undefined : fazaform(play, outpost, 'E2', by);
    }
    case 'dronesOnHeroes': {
      const held = tileNumbers(state).filter((tile) => seatsOn(state, tile).length > 0);
      for (const tile of held) placeDrones(play, tile, effect.count, 'E2', by);
      return;
    }
  }
}

/** Whether somebody of the team is on a tile. */
function isHeld(state: Position, tile: TileNo): boolean {
  return tileAt(state, tile).rebels > 0 || seatsOn(state, tile).length > 0;
}

/** The hero who boarded is carried to the Carrier's tile, wreck or not; a hero who is already there stays. */
function abduct(play: Play, { seat }: Boarding, by: Source): void {
  const from = heroAt(play.state, seat).tile;
  const to = shipOf(play.state, 'carrier').tile;
  if (from !== to) moveHero(play, seat, [from, to], 'carried', 'E2', by);
}

function killRebels(play: Play, tile: TileNo, count: number, rule: 'E1' | 'E2', by: Source): void {
  const lost = Math.min(count, tileAt(play.state, tile).rebels);
  if (lost === 0) return;
  loseRebels(play, tile, lost, rule, by);
  checkRebels(play, by);
}

/** The weakest undefeated ship heals, never above its start; of equals the one on the highest tile, then the later one. */
function repair(play: Play, health: number, by: Source): void {
  const { state } = play;
  const weakest = state.ships
    .filter((ship) => !isWreck(ship))
    .reduceRight<(typeof state.ships)[number] | undefined>(
      (best, ship) =>
        best && (best.health < ship.health || (best.health === ship.health && best.tile >= ship.tile)) ? best : ship,
      undefined,
    );
  if (!weakest || weakest.health >= state.health) return;
  const healed = Math.min(state.health, weakest.health + health);
  emit(play, { rule: 'E2', by, fact: 'shipHealed', ship: weakest.id, health: healed });
}

/** The boarded ship goes to the tile whose nearest hero is farthest, ties to the highest number. */
function jump(play: Play, boarding: Boarding, by: Source): void {
  const { state } = play;
  const ship = shipOf(state, boarding.ship);
  if (isWreck(ship)) return;
  const safety = (tile: TileNo): number => Math.min(...state.heroes.map((hero) => distance(state, tile, hero.tile)));
  const goal = tileNumbers(state).reduce((best, tile) => (safety(tile) >= safety(best) ? tile : best));
  moveShip(play, ship.id, [ship.tile, goal], 'E2', by);
}

function reward(play: Play, event: EventId, effect: RewardEffect, by: Source): void {
  if (effect.kind === 'sabotage') return emit(play, { rule: 'E2', by, fact: 'eventStays', event });
  discard(play, event);
  switch (effect.kind) {
    case 'defectors':
      return doNext(play, { step: 'defect', event, rebels: effect.rebels });
    case 'salvage':
      for (const seat of seats(play.state)) gainPoints(play, seat, effect.points, 'E2', by);
      return;
    case 'recoverAll':
      return doNext(play, ...seats(play.state).map((seat): Step => ({ step: 'recoverOne', event, seat })));
  }
}

/** Defectors: where Rebels may come to; if nowhere, the event has no effect. */
export function listDefections(state: Position): Command[] {
  return outposts(state)
    .filter((tile) => canPlaceRebel(state, tile))
    .map((outpost) => ({ do: 'defect', outpost }));
}

/** Defectors: one Rebel comes to the Outpost chosen; the next one is asked for. */
export function defect(play: Play, work: Extract<Step, { step: 'defect' }>, { outpost }: CommandOf<'defect'>): void {
  placeRebel(play, outpost, 'E2', `event:${work.event}`);
  if (work.rebels > 1) doNext(play, { ...work, rebels: work.rebels - 1 });
}

/** Second Wind: which card a hero may recover; if none, the event has no effect. */
export function listRecoverOne(state: Position, seat: number): Command[] {
  return injuredCards(state, seat).map((card) => ({ do: 'recoverOne', hero: seat, card }));
}

/** Second Wind: the card chosen recovers. */
export function recoverOne(
  play: Play,
  work: Extract<Step, { step: 'recoverOne' }>,
  { hero, card }: CommandOf<'recoverOne'>,
): void {
  recoverCard(play, hero, card, `event:${work.event}`);
}

/** The kept Reward that can cancel an activation, if the team has one. */
export function keptSabotage(state: Position): EventId | undefined {
  const cancels = (spec: EventSpec): boolean => spec.type === 'reward' && spec.effect.kind === 'sabotage';
  return state.events.kept.find((event) => cancels(eventSpec(state, event)));
}

/** Sabotage: the team spends the card on an activation, or is not asked again about this one. */
export function sabotage(
  play: Play,
  work: Extract<Step, { step: 'activate' }>,
  { cancel }: CommandOf<'sabotage'>,
): void {
  const card = keptSabotage(play.state);
  if (!cancel || !card) return doNext(play, { ...work, asked: true });
  emit(play, { rule: 'E2', by: `event:${card}`, fact: 'activationCancelled', ship: work.ship });
}
