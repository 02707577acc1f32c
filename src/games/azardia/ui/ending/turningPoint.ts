import { pastOf, type Session } from '../../../../kernel/session.ts';
import { azardia } from '../../rules/azardia.ts';
import type { Fact } from '../../rules/state/fact.ts';
import type { AzardiaView, Seat } from '../../rules/state/state.ts';
import type { AzardiaTypes } from '../../rules/state/types.ts';
import { compare } from '../../rules/turn/turnOrder.ts';

/** The point from which the winner of a race was ahead of all others to the end. */
export interface TurningPoint {
  readonly round: number;
  /** The number of commands before the one that led to it. */
  readonly age: number;
  /** What put the winner ahead. */
  readonly fact: Fact;
  /** The position just before. */
  readonly before: AzardiaView;
}

/** Whether a seat is ahead of all others (E2: by level, then tile). */
export function leads({ players }: Pick<AzardiaView, 'players'>, seat: Seat): boolean {
  return players.every((_, other) => other === seat || compare(players, seat, other) > 0);
}

/** Where a race that is over turned: the last change after which its winner never lost the lead; `null` if there was none. */
export function turningPoint(session: Session<AzardiaTypes>): TurningPoint | null {
  const past = pastOf(session);
  const winner = past.at(-1)?.state.winner ?? null;
  if (winner === null) return null;
  let found: TurningPoint | null = null;
  let state = session.opening.state;
  for (const [age, moment] of past.entries()) {
    for (const fact of moment.facts) {
      const before = state;
      state = azardia.evolve(before, fact);
      if (!leads(before, winner) && leads(state, winner))
        found = { round: state.round, age, fact, before: azardia.view(before, 'spectator') };
    }
    // Only the luck drawn and the pending steps change without a fact.
    state = moment.state;
  }
  return found;
}
