import type { Seen } from './state/fact.ts';
import type { Seat, State } from './state/state.ts';

/** O4: who is told of cards that these seats know: with open hands everybody. */
export function seenBy({ openHands }: Pick<State, 'openHands'>, ...seats: readonly Seat[]): Seen {
  return openHands ? 'all' : seats;
}
