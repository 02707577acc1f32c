import type { Seat, State } from '../state/state.ts';
import { turnOrderFrom } from '../turn/turnOrder.ts';

/** G1, O5: the seats that have a last turn still to take, or are taking it, in order; none unless somebody holds tile 150. */
export function lastTurns(state: Pick<State, 'grace' | 'turn' | 'order' | 'longGrace'>): readonly Seat[] {
  const { grace, turn, order, longGrace } = state;
  if (grace === null || turn === null) return [];
  const seats = turnOrderFrom(state, turn.seat);
  const left = turn.seat === grace.first ? seats.slice(1) : seats.slice(0, seats.indexOf(grace.first));
  const isTwice = longGrace && order.length === 2 && !grace.isLong;
  return isTwice ? [...left, ...left] : left;
}
