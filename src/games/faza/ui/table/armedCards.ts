import type { Match } from '../../../../module/match.ts';
import { heroAt } from '../../rules/board/board.ts';
import { changesByFact } from '../../rules/state/changes.ts';
import type { CardNo, Position, Seat } from '../../rules/state/state.ts';
import type { FazaTypes } from '../../rules/state/types.ts';

/** A card that is armed for a coming roll (C3). */
export interface ArmedCard {
  readonly seat: Seat;
  readonly card: CardNo;
}

/** The roll that an effect waits for: a hero's next roll, or the next roll of any hero with a Bazooka. */
type Roller = Seat | 'bazooka';

/** An effect that waits, with the card that it came from; `null` for one of a skill. */
interface Waiting {
  readonly card: ArmedCard | null;
  readonly roller: Roller;
}

/** The cards whose effects wait for a roll. The state only knows the effects; the facts say which card each came from. */
export function armedCards(match: Match<FazaTypes>): ArmedCard[] {
  return cardsOf(match).waiting;
}

/** The cards that were played for the last roll, if the last command was one. */
export function rolledCards(match: Match<FazaTypes>): ArmedCard[] {
  return cardsOf(match).rolled;
}

function cardsOf({ session: { game, opening, past } }: Match<FazaTypes>): {
  readonly waiting: ArmedCard[];
  readonly rolled: ArmedCard[];
} {
  // What happened before a state in which nothing waits does not matter.
  const moments = [];
  for (let rest = past; rest !== null; rest = rest.before) {
    const before = (rest.before?.last ?? opening).state;
    moments.unshift({ before, facts: rest.last.facts });
    if (rollersIn(before).every((roller) => waitingFor(before, roller) === 0)) break;
  }
  let waiting: readonly Waiting[] = [];
  let rolled: readonly Waiting[] = [];
  let state: Position = opening.state;
  for (const { before, facts } of moments) {
    waiting = stillWaiting(waiting, before);
    state = before;
    let used: ArmedCard | null = null;
    for (const { fact, after } of changesByFact(facts, game.view(before, null))) {
      if (fact.fact === 'cardUsed') used = { seat: fact.seat, card: fact.card };
      if (fact.fact === 'diceRolled') rolled = waiting;
      const roller = rollersIn(after).find((one) => waitingFor(after, one) > waitingFor(state, one));
      if (roller !== undefined) waiting = [...waiting, { card: used, roller }];
      waiting = stillWaiting(waiting, after);
      state = after;
    }
  }
  const cards = (list: readonly Waiting[]): ArmedCard[] => list.flatMap(({ card }) => card ?? []);
  return { waiting: cards(stillWaiting(waiting, (past?.last ?? opening).state)), rolled: cards(rolled) };
}

function rollersIn({ heroes }: Position): Roller[] {
  return [...heroes.keys(), 'bazooka'];
}

/** How many effects wait for a roll. */
function waitingFor(state: Position, roller: Roller): number {
  return (roller === 'bazooka' ? state.longShots : heroAt(state, roller).armed).length;
}

/** The waiting effects that the state still has; the first armed are the first used. */
function stillWaiting(waiting: readonly Waiting[], state: Position): Waiting[] {
  return waiting.filter(({ roller }, index) => {
    const later = waiting.slice(index + 1).filter((other) => other.roller === roller).length;
    return later < waitingFor(state, roller);
  });
}
