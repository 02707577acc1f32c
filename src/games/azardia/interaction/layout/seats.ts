import type { AzardiaView, Seat } from '../../rules/state/state.ts';

/** The other seats in turn order, starting after this seat. */
export function rivalSeats({ order, players }: Pick<AzardiaView, 'order' | 'players'>, seat: Seat): Seat[] {
  const round = order.length > 0 ? order : players.map((_, index) => index);
  const place = Math.max(0, round.indexOf(seat));
  return [...round.slice(place + 1), ...round.slice(0, place)].filter((other) => other !== seat);
}
