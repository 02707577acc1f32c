import { evolve } from '../../rules/evolve.ts';
import { concernedBy } from '../../rules/state/concerned.ts';
import type { Fact, FactName } from '../../rules/state/fact.ts';
import type { AzardiaView, Seat } from '../../rules/state/state.ts';
import { seatOnTurn, standing } from '../../rules/turn/turnOrder.ts';

/**
 * How to show a fact: in full; faster, but slow enough to follow; at once, together with the next one; or, for a
 * movement, later, combined with all others of the same turn.
 */
export type ShowMode = 'full' | 'brief' | 'cut' | 'hold';

/** How the facts of a command are shown. */
export interface AnimationPlan {
  /** One for each fact. */
  readonly modes: readonly ShowMode[];
  /** The new leader, and the index of the fact that makes them leader; `null` if nobody takes the lead. */
  readonly lead: { readonly seat: Seat; readonly at: number } | null;
}

/** They decide the game for everybody. */
const ABOUT_ALL: ReadonlySet<FactName> = new Set(['graceBegan', 'holderChanged', 'graceBroken', 'gameWon']);

/** They affect everybody, but occur in every round, and the table shows their result afterward. */
const USUAL: ReadonlySet<FactName> = new Set(['eventDrawn', 'handsTaken']);

/** They only repeat what a player has just chosen. */
const CHOSEN: ReadonlySet<FactName> = new Set(['cardPlayed', 'answered']);

/**
 * Decides how much of the events to show to the people at the table. In full: anything that affects one of them. In
 * brief: attacks and duels between computers, what one computer does to another, and changes of the lead; also what the
 * only person has just chosen, who has read it. Everything else in a computer's turn appears as a line beside the
 * board, at once; its dice and cards are combined into one movement of its pawn, at the end of the turn or before an
 * event that must be seen (`HeldMove`).
 *
 * The plan needs only a view, and no card of a hand makes a difference, so the duration reveals nothing.
 */
export function animationPlan(facts: readonly Fact[], before: AzardiaView, people: readonly Seat[]): AnimationPlan {
  const states = statesOf(facts, before);
  const lead = leadTaken(facts, states);
  const turns = turnsOf(facts, before);
  return {
    modes: facts.map((fact, index) => {
      const [from, to] = [states[index] ?? before, states[index + 1] ?? before];
      if (USUAL.has(fact.fact)) return 'brief';
      const conflict = inConflict(fact, facts, from, to);
      if (concernsPeople(fact, people) || conflict.some((seat) => people.includes(seat)))
        return fact.fact === 'turnBegan' || isKnown(fact, people) ? 'brief' : 'full';
      if (conflict.length > 0 || isDoneToAnother(fact, from)) return 'brief';
      if (fact.fact === 'pawnMoved') return turns[index] === fact.seat ? 'hold' : 'brief';
      return index === lead?.at ? 'brief' : 'cut';
    }),
    lead,
  };
}

/** The state before the first fact, and after each of them. */
function statesOf(facts: readonly Fact[], before: AzardiaView): readonly AzardiaView[] {
  const states = [before];
  for (const fact of facts) states.push(evolve(states.at(-1) ?? before, fact));
  return states;
}

/** Whose turn each fact belongs to; `null` where the turn before is over. */
function turnsOf(facts: readonly Fact[], before: AzardiaView): readonly (Seat | null)[] {
  let turn = seatOnTurn(before);
  return facts.map((fact) => {
    if (fact.fact === 'turnBegan') turn = fact.seat;
    if (fact.fact === 'turnEnded' || fact.fact === 'turnMissed') turn = null;
    return turn;
  });
}

function concernsPeople(fact: Fact, people: readonly Seat[]): boolean {
  return ABOUT_ALL.has(fact.fact) || concernedBy(fact).some((seat) => people.includes(seat));
}

/** Whether the only person at the table has just chosen what happens, and read it. */
function isKnown(fact: Fact, [person, ...others]: readonly Seat[]): boolean {
  return others.length === 0 && CHOSEN.has(fact.fact) && 'seat' in fact && fact.seat === person;
}

/** The seats of the duel, or of the card against a rival, that a fact belongs to; empty if it belongs to none. */
function inConflict(fact: Fact, facts: readonly Fact[], from: AzardiaView, to: AzardiaView): readonly Seat[] {
  const [duel, attack] = [from.duel ?? to.duel, from.attack ?? to.attack];
  if (duel !== null) return [duel.challenger.seat, duel.defender.seat];
  if (attack !== null) return [attack.owner, attack.victim];
  if (fact.fact !== 'cardPlayed') return [];
  return facts.flatMap((other) => (other.fact === 'attacked' && other.card === fact.card ? concernedBy(other) : []));
}

/**
 * Whether something happens to somebody on another player's turn; not that a dealt hand arrives (C3): when the hands
 * were taken, everybody saw it.
 */
function isDoneToAnother(fact: Fact, state: AzardiaView): boolean {
  if (fact.fact === 'handReturned') return false;
  const onTurn = seatOnTurn(state);
  return onTurn !== null && fact.fact !== 'turnBegan' && concernedBy(fact).some((seat) => seat !== onTurn);
}

/**
 * The player who leads after the facts and did not before, if all pawns are on the board; and the fact that caused it.
 */
function leadTaken(facts: readonly Fact[], states: readonly AzardiaView[]): AnimationPlan['lead'] {
  const leaders = states.map(leaderOf);
  const [first, last] = [leaders[0] ?? null, leaders.at(-1) ?? null];
  if (first === null || last === null || first === last) return null;
  const at = facts.findLastIndex((_, index) => leaders[index] !== leaders[index + 1]);
  return { seat: last, at };
}

/** E2: the player furthest ahead; `null` before everybody is on the board. */
export function leaderOf(state: AzardiaView): Seat | null {
  if (state.players.some(({ tile }) => tile === 0)) return null;
  return state.grace?.holder ?? standing(state)[0] ?? null;
}
