import { at } from '../../../../kernel/at.ts';
import type { SkillId } from '../../content/vocabulary.ts';
import { heroAt, heroSpec, liveShipsOn, seatsOn, skillOf, tileAt } from '../board/board.ts';
import { neighbours } from '../board/geography.ts';
import { canLeave, maySlipAway } from '../board/reach.ts';
import { reclaimTile } from '../board/terraforming.ts';
import { hasEvents, nextEvents } from '../events/deck.ts';
import { emit } from '../evolve.ts';
import { injure } from '../fazaPhase/injury.ts';
import { checkDeath } from '../outcome.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Command, CommandOf } from '../state/command.ts';
import { doNext, type Play } from '../state/play.ts';
import type { Position, Seat } from '../state/state.ts';
import { hit, retaliate, whyNoWayAboard } from './boarding.ts';
import { injuredCards, recoverCard, refreshCard, usedCards } from './cards.ts';
import { arm } from './enhancement.ts';
import { cannotPay, spendPoints } from './points.ts';
import { moveHero } from './travel.ts';

/** The skills that a hero uses by a command (T2); skills that are always on are part of the rules they change. */
export type SkillCommand = CommandOf<
  'marksman' | 'pathfinder' | 'houseCall' | 'reclaim' | 'insider' | 'tinker' | 'forecast'
>;

/** Events that Forecast looks at. */
const FORESEEN = 2;

/** Why a hero cannot use a skill at all, or `null`. */
function cannotUseSkill(state: Position, seat: Seat, skill: SkillId): Refusal | null {
  if (!state.heroes[seat]) return refuse('T2', 'noSuchHero');
  const own = skillOf(state, seat, skill);
  return own ? cannotPay(state, seat, own.cost) : refuse('T2', 'notYourSkill');
}

/** Every use of a skill that is legal for a hero now. */
export function listSkills(state: Position, hero: Seat, commands: Command[]): void {
  for (const { id, cost } of heroSpec(state, hero).skills) {
    if (!cannotPay(state, hero, cost)) listUses(state, hero, id, commands);
  }
}

function listUses(state: Position, hero: Seat, skill: SkillId, commands: Command[]): void {
  const { tile } = heroAt(state, hero);
  switch (skill) {
    case 'marksman':
      commands.push({ do: 'marksman', hero });
      return;
    case 'pathfinder': {
      if (!canLeave(state, tile, maySlipAway(state, hero))) return;
      const companions = canLeave(state, tile, false) ? seatsOn(state, tile).filter((other) => other !== hero) : [];
      for (const to of neighbours(state, tile)) {
        for (const companion of [null, ...companions]) commands.push({ do: 'pathfinder', hero, to, companion });
      }
      return;
    }
    case 'houseCall':
      for (const ally of seatsOn(state, tile)) {
        if (injuredCards(state, ally).length > 0) commands.push({ do: 'houseCall', hero, ally });
      }
      return;
    case 'reclaim':
      if (!whyNotReclaim(state, hero)) commands.push({ do: 'reclaim', hero });
      return;
    case 'insider':
      for (const { id: ship } of state.ships) {
        if (!whyNoWayAboard(state, hero, ship)) commands.push({ do: 'insider', hero, ship });
      }
      return;
    case 'tinker':
      for (const ally of seatsOn(state, tile)) {
        for (const card of usedCards(state, ally)) commands.push({ do: 'tinker', hero, ally, card });
      }
      return;
    case 'forecast':
      if (hasEvents(state)) commands.push({ do: 'forecast', hero });
      return;
    case 'slipAway':
    case 'recruiter':
      // Always on, so they are part of the rules they change.
      return;
  }
}

/** Why the use of a skill is refused. */
export function whyNotSkill(state: Position, command: SkillCommand): Refusal {
  const cannot = cannotUseSkill(state, command.hero, command.do);
  if (cannot) return cannot;
  switch (command.do) {
    case 'marksman':
      return refuse('T2', 'notPossible');
    case 'pathfinder': {
      const { hero, companion } = command;
      const { tile } = heroAt(state, hero);
      if (!canLeave(state, tile, companion === null)) return refuse('M3', 'dronesHold');
      const together = companion === null || (companion !== hero && seatsOn(state, tile).includes(companion));
      return together ? refuse('M3', 'outOfReach') : refuse('T2', 'notTogether');
    }
    case 'houseCall':
      return seatsOn(state, heroAt(state, command.hero).tile).includes(command.ally)
        ? refuse('I3', 'notInjured')
        : refuse('T2', 'notTogether');
    case 'reclaim':
      return whyNotReclaim(state, command.hero) ?? refuse('T2', 'notPossible');
    case 'insider': {
      const known = state.ships.some(({ id }) => id === command.ship);
      return (known ? whyNoWayAboard(state, command.hero, command.ship) : null) ?? refuse('B1', 'notOnShip');
    }
    case 'tinker':
      return seatsOn(state, heroAt(state, command.hero).tile).includes(command.ally)
        ? refuse('T2', 'notUsed')
        : refuse('T2', 'notTogether');
    case 'forecast':
      return refuse('E4', 'noEvents');
  }
}

/** Reclaim: the tile under the Farmer is fazaformed, without Drones and without an undefeated ship. */
function whyNotReclaim(state: Position, seat: Seat): Refusal | null {
  const { tile } = heroAt(state, seat);
  if (!tileAt(state, tile).fazaformed) return refuse('A7', 'notFazaformed');
  if (tileAt(state, tile).drones > 0) return refuse('T2', 'dronesGuard');
  return liveShipsOn(state, tile).length > 0 ? refuse('T2', 'shipAbove') : null;
}

/** T2: the hero pays for a skill and uses it. */
export function doSkill(play: Play, command: SkillCommand): void {
  const { state } = play;
  const { hero: seat } = command;
  const by = `skill:${command.do}` as const;
  const { tile } = heroAt(state, seat);
  const pay = (): void => spendPoints(play, seat, skillOf(state, seat, command.do)?.cost ?? 0, by);
  switch (command.do) {
    case 'marksman':
      pay();
      return arm(play, seat, { kind: 'allDice', bonus: 1 }, by);
    case 'pathfinder':
      pay();
      moveHero(play, seat, [tile, command.to], 'step');
      if (command.companion !== null) moveHero(play, command.companion, [tile, command.to], 'step');
      return;
    case 'houseCall':
      pay();
      return recoverCard(play, command.ally, at(injuredCards(state, command.ally), 0), by);
    case 'reclaim':
      pay();
      return reclaimTile(play, tile, 'A7', by);
    case 'insider':
      // In this order (exact readings): health, Points, the injury that no Rebel can take, death, then the event.
      hit(play, seat, command.ship, 0, 'B2', by);
      pay();
      injure(play, seat, by);
      checkDeath(play, seat, by);
      return retaliate(play, seat, command.ship, tile);
    case 'tinker':
      pay();
      return refreshCard(play, command.ally, command.card, by);
    case 'forecast': {
      pay();
      const seen = nextEvents(play, FORESEEN);
      emit(play, { rule: 'E3', by, fact: 'eventsSeen', seat, events: seen });
      return doNext(play, { step: 'chooseEvent', seat, seen });
    }
  }
}

/** Forecast: the card chosen goes on top, the other under it. */
export function chooseEvent(play: Play, { event }: CommandOf<'chooseEvent'>): void {
  emit(play, { rule: 'E3', by: 'skill:forecast', fact: 'eventChosen', event });
}
