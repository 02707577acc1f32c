import { at } from '../../../../kernel/values/at.ts';
import type { Seat, State } from '../state/state.ts';

/** The seats in turn order, beginning with one of them. */
export function turnOrderFrom({ order }: Pick<State, 'order'>, seat: Seat): readonly Seat[] {
  const place = order.indexOf(seat);
  return [...order.slice(place), ...order.slice(0, place)];
}

/** Whose turn it is; nobody's while an event is resolved: the turn before it is over. */
export function seatOnTurn({ turn, steps }: Pick<State, 'turn' | 'steps'>): Seat | null {
  return turn === null || steps.some(({ step }) => step === 'takeTurn') ? null : turn.seat;
}

/** The place in turn order of whose turn it is; while an event is resolved, of whose turn comes next: the one before is over. */
export function turnPlace({ order, turn, steps }: Pick<State, 'order' | 'turn' | 'steps'>): number {
  const upcoming = steps.find((step) => step.step === 'takeTurn');
  return upcoming ? upcoming.place : turn ? order.indexOf(turn.seat) : 0;
}

/**
 * G1, O5: the last turns that begin when a player comes to the goal: those of all others, once the turn in progress is over. Whoever came
 * first has none, not even after losing the goal: a takeover starts no new last turns (G3).
 */
export function lastTurnsAfter(
  state: Pick<State, 'order' | 'turn' | 'steps' | 'longGrace'>,
  first: Seat,
): readonly Seat[] {
  const { order, longGrace } = state;
  const isBetweenTurns = seatOnTurn(state) === null;
  const next = (turnPlace(state) + (isBetweenTurns ? 0 : 1)) % order.length;
  const others = turnOrderFrom(state, at(order, next)).filter((seat) => seat !== first);
  return longGrace && order.length === 2 ? [...others, ...others] : others;
}

/** The rivals of a player, in turn order after them. */
export function rivalsOf(state: Pick<State, 'order'>, seat: Seat): readonly Seat[] {
  return turnOrderFrom(state, seat).slice(1);
}

/** E2: the players from the furthest ahead: by level, then tile, then the earlier seat in turn order. */
export function standing({ order, players }: Pick<State, 'order' | 'players'>): readonly Seat[] {
  return [...order].sort((one, other) => compare(players, other, one));
}

/** E2: the player furthest behind of some; of equal ones the earlier in turn order, no matter who is on turn. */
export function furthestBehind({ players, order }: Pick<State, 'players' | 'order'>, seats: readonly Seat[]): Seat {
  const some = order.filter((seat) => seats.includes(seat));
  return some.reduce((last, seat) => (compare(players, seat, last) < 0 ? seat : last), at(some, 0));
}

/** E2: the player furthest ahead; of equal ones the earlier in turn order. */
export function furthestAhead({ players, order }: Pick<State, 'players' | 'order'>): Seat {
  return order.reduce((first, seat) => (compare(players, seat, first) > 0 ? seat : first), at(order, 0));
}

/** Above 0 if one is further ahead than the other, 0 if they are level. */
export function compare(players: State['players'], one: Seat, other: Seat): number {
  const [a, b] = [at(players, one), at(players, other)];
  return a.level - b.level || a.tile - b.tile;
}

/** The lowest level in play. */
export function lowestLevel({ players }: Pick<State, 'players'>): number {
  return Math.min(...players.map(({ level }) => level));
}
