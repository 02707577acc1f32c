import { doNext } from '../../../../kernel/steps.ts';
import { at } from '../../../../kernel/values/at.ts';
import type { SkillId } from '../../content/vocabulary.ts';
import { heroAt, liveShipsOn, seatsOn, skillOf, skillsOf, tileAt } from '../board/board.ts';
import { neighbors } from '../board/geography.ts';
import { canLeave, maySlipAway } from '../board/reach.ts';
import { reclaimTile } from '../board/terraforming.ts';
import { hasEvents, nextEvents } from '../events/deck.ts';
import { emit } from '../evolve.ts';
import { injure } from '../fazaPhase/injury.ts';
import { targets } from '../fight/combat.ts';
import { checkDeath } from '../outcome.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Command, CommandOf } from '../state/command.ts';
import type { Play } from '../state/play.ts';
import type { Position, Seat } from '../state/state.ts';
import { hit, retaliate, whyNoWayAboard } from './boarding.ts';
import { injuredCards, recoverCard, refreshCard, usedCards } from './cards.ts';
import { arm } from './enhancement.ts';
import { cannotPay, spendPoints } from './points.ts';
import { moveHero } from './travel.ts';

/** The skills that a hero uses by a command (T2); skills that are always on are part of the rules they change. */
export type SkillCommand = CommandOf<
  'aim' | 'marksman' | 'pathfinder' | 'houseCall' | 'reclaim' | 'insider' | 'tinker' | 'forecast'
>;

/** What the rules do with the use of one skill. */
interface SkillRules<Name extends SkillCommand['do']> {
  /** Adds every use that is legal for a hero who can pay for it. */
  list(state: Position, hero: Seat, commands: Command[]): void;
  /** Why a use is refused that the hero could pay for. */
  whyNot(state: Position, command: CommandOf<Name>): Refusal;
  /** Carries a legal use out; `pay` takes the Points for it. */
  use(play: Play, command: CommandOf<Name>, pay: () => void): void;
}

/** Events that Forecast looks at. */
const FORESEEN = 2;

const SKILLS: { readonly [Name in SkillId]: Name extends SkillCommand['do'] ? SkillRules<Name> : null } = {
  // Always on, so they are part of the rules they change.
  slipAway: null,
  recruiter: null,
  aim: {
    // P24-P1: only for a roll that can be made now.
    list: (state, hero, commands) => {
      if (targets(state, hero).length > 0) commands.push({ do: 'aim', hero });
    },
    whyNot: () => refuse('C1', 'noDronesThere'),
    use: (play, { hero }, pay) => {
      pay();
      arm(play, hero, { kind: 'lowestDie', bonus: 1 }, 'skill:aim');
    },
  },
  marksman: {
    list: (_, hero, commands) => commands.push({ do: 'marksman', hero }),
    whyNot: () => refuse('T2', 'notPossible'),
    use: (play, { hero }, pay) => {
      pay();
      arm(play, hero, { kind: 'allDice', bonus: 1 }, 'skill:marksman');
    },
  },
  pathfinder: {
    list: (state, hero, commands) => {
      const { tile } = heroAt(state, hero);
      if (!canLeave(state, tile, maySlipAway(state, hero))) return;
      const companions = canLeave(state, tile, false) ? seatsOn(state, tile).filter((other) => other !== hero) : [];
      for (const to of neighbors(state, tile)) {
        for (const companion of [null, ...companions]) commands.push({ do: 'pathfinder', hero, to, companion });
      }
    },
    whyNot: (state, { hero, companion }) => {
      if (!canLeave(state, heroAt(state, hero).tile, companion === null)) return refuse('M3', 'dronesHold');
      const together = companion === null || (companion !== hero && isBeside(state, hero, companion));
      return together ? refuse('M3', 'outOfReach') : refuse('T2', 'notTogether');
    },
    use: (play, { hero, to, companion }, pay) => {
      const { tile } = heroAt(play.state, hero);
      pay();
      moveHero(play, hero, [tile, to], 'step');
      if (companion !== null) moveHero(play, companion, [tile, to], 'step');
    },
  },
  houseCall: {
    list: (state, hero, commands) => {
      for (const ally of seatsOn(state, heroAt(state, hero).tile)) {
        if (injuredCards(state, ally).length > 0) commands.push({ do: 'houseCall', hero, ally });
      }
    },
    whyNot: (state, { hero, ally }) =>
      isBeside(state, hero, ally) ? refuse('I3', 'notInjured') : refuse('T2', 'notTogether'),
    use: (play, { ally }, pay) => {
      pay();
      recoverCard(play, ally, at(injuredCards(play.state, ally), 0), 'skill:houseCall');
    },
  },
  reclaim: {
    list: (state, hero, commands) => {
      if (!whyNotReclaim(state, hero)) commands.push({ do: 'reclaim', hero });
    },
    whyNot: (state, { hero }) => whyNotReclaim(state, hero) ?? refuse('T2', 'notPossible'),
    use: (play, { hero }, pay) => {
      pay();
      reclaimTile(play, heroAt(play.state, hero).tile, 'A7', 'skill:reclaim');
    },
  },
  insider: {
    list: (state, hero, commands) => {
      for (const { id: ship } of state.ships) {
        if (!whyNoWayAboard(state, hero, ship)) commands.push({ do: 'insider', hero, ship });
      }
    },
    whyNot: (state, { hero, ship }) => {
      const known = state.ships.some(({ id }) => id === ship);
      return (known ? whyNoWayAboard(state, hero, ship) : null) ?? refuse('B1', 'notOnShip');
    },
    use: (play, { hero, ship }, pay) => {
      // In this order (exact readings): health, Points, the injury that no Rebel can take, death, then the event.
      hit(play, hero, ship, 0, 'B2', 'skill:insider');
      pay();
      injure(play, hero, 'skill:insider');
      checkDeath(play, hero, 'skill:insider');
      retaliate(play, hero, ship, heroAt(play.state, hero).tile);
    },
  },
  tinker: {
    list: (state, hero, commands) => {
      for (const ally of seatsOn(state, heroAt(state, hero).tile)) {
        for (const card of usedCards(state, ally)) commands.push({ do: 'tinker', hero, ally, card });
      }
    },
    whyNot: (state, { hero, ally }) =>
      isBeside(state, hero, ally) ? refuse('T2', 'notUsed') : refuse('T2', 'notTogether'),
    use: (play, { ally, card }, pay) => {
      pay();
      refreshCard(play, ally, card, 'skill:tinker');
    },
  },
  forecast: {
    list: (state, hero, commands) => {
      if (hasEvents(state)) commands.push({ do: 'forecast', hero });
    },
    whyNot: () => refuse('E4', 'noEvents'),
    use: (play, { hero: seat }, pay) => {
      pay();
      const seen = nextEvents(play, FORESEEN);
      emit(play, { rule: 'E3', by: 'skill:forecast', fact: 'eventsSeen', seat, events: seen });
      doNext(play, { step: 'chooseEvent', seat, seen });
    },
  },
};

/** The compiler cannot see that a command's name picks the rules for it; this is the one place that says so. */
function skillRules({ do: skill }: SkillCommand): SkillRules<SkillCommand['do']> {
  return SKILLS[skill] as SkillRules<SkillCommand['do']>;
}

/** Every use of a skill that is legal for a hero now. */
export function listSkills(state: Position, hero: Seat, commands: Command[]): void {
  for (const { id, cost } of skillsOf(state, hero)) {
    if (!cannotPay(state, hero, cost)) SKILLS[id]?.list(state, hero, commands);
  }
}

/** Why the use of a skill is refused. */
export function whyNotSkill(state: Position, command: SkillCommand): Refusal {
  if (!state.heroes[command.hero]) return refuse('T2', 'noSuchHero');
  const own = skillOf(state, command.hero, command.do);
  if (!own) return refuse('T2', 'notYourSkill');
  return cannotPay(state, command.hero, own.cost) ?? skillRules(command).whyNot(state, command);
}

/** T2: the hero pays for a skill and uses it. */
export function doSkill(play: Play, command: SkillCommand): void {
  const { hero, do: skill } = command;
  const cost = skillOf(play.state, hero, skill)?.cost ?? 0;
  skillRules(command).use(play, command, () => spendPoints(play, hero, cost, `skill:${skill}`));
}

/** Whether a seat's hero is on the tile of another's. */
function isBeside(state: Position, hero: Seat, ally: Seat): boolean {
  return seatsOn(state, heroAt(state, hero).tile).includes(ally);
}

/** Reclaim: the tile under the hero is fazaformed, without Drones, and without an undefeated ship where that matters (P24-P2). */
function whyNotReclaim(state: Position, seat: Seat): Refusal | null {
  const { tile } = heroAt(state, seat);
  if (!tileAt(state, tile).fazaformed) return refuse('A7', 'notFazaformed');
  if (tileAt(state, tile).drones > 0) return refuse('T2', 'dronesGuard');
  const isBarred = !skillOf(state, seat, 'reclaim')?.underShips && liveShipsOn(state, tile).length > 0;
  return isBarred ? refuse('T2', 'shipAbove') : null;
}

/** Forecast: the card chosen goes on top, the other under it. */
export function chooseEvent(play: Play, { event }: CommandOf<'chooseEvent'>): void {
  emit(play, { rule: 'E3', by: 'skill:forecast', fact: 'eventChosen', event });
}
