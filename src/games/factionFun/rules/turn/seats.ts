import type { Seat } from '../../../../kernel/game.ts';
import { at } from '../../../../kernel/values/at.ts';
import { PEOPLES, type PeopleId } from '../../content/vocabulary.ts';
import type { State } from '../state/state.ts';

/** R2: seats take turns, Sailfolk first, and alternate between the peoples. */
export function peopleOf(seat: Seat): PeopleId {
  return at(PEOPLES, seat % 2);
}

/** The seats of a people, in the order of their turns. */
export function seatsOf({ hands }: Pick<State, 'hands'>, people: PeopleId): readonly Seat[] {
  return [...hands.keys()].filter((seat) => peopleOf(seat) === people);
}

/** Z: who decides for a people: the seat on turn, or else its next seat in turn order. */
export function deciderOf(state: Pick<State, 'hands' | 'turn'>, people: PeopleId): Seat {
  const now = state.turn?.seat ?? 0;
  const seats = seatsOf(state, people);
  return seats.find((seat) => seat >= now) ?? at(seats, 0);
}

/** Whether somebody is asked who is not on turn. */
export function isAskedOutOfTurn({ steps: [step], turn }: Pick<State, 'steps' | 'turn'>): boolean {
  return step !== undefined && 'seat' in step && turn !== null && step.seat !== turn.seat;
}
