import { at } from '../../../../kernel/at.ts';
import type { Seat, State } from '../state/state.ts';
import { turnOrderFrom, turnPlace } from '../turn/turnOrder.ts';

type Course = Pick<State, 'grace' | 'turn' | 'order' | 'longGrace' | 'steps'>;

/** G1, O5: the seats that have a last turn still to take, or are taking it, in order; none unless somebody holds tile 150. */
export function lastTurns(state: Course): readonly Seat[] {
  const { grace, turn, order, longGrace } = state;
  if (grace === null || turn === null) return [];
  const now = at(order, turnPlace(state));
  const seats = turnOrderFrom(state, now);
  const left = now === grace.first ? seats.slice(1) : seats.slice(0, seats.indexOf(grace.first));
  const isTwice = longGrace && order.length === 2 && !grace.isLong;
  return isTwice ? [...left, ...left] : left;
}

/** Whether a seat takes its last turn now. */
export function isLastTurn(state: Course, seat: Seat): boolean {
  return lastTurns(state).filter((one) => one === seat).length === 1 && at(state.order, turnPlace(state)) === seat;
}
