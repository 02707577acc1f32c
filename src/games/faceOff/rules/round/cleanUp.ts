import { doNext } from '../../../../kernel/steps.ts';
import { hasKeyword } from '../power/matching.ts';
import type { Command } from '../state/command.ts';
import { emit, type Play, seatOf } from '../state/play.ts';
import { HIDDEN, type State, type StepOf } from '../state/state.ts';

/** F8, R16: each Aviator that could fly; each Traveler carries one, and a lent Aviator stays. */
export function listFlights(state: State, { seat, flown }: StepOf<'cleanUp'>): Command[] {
  const { stage } = seatOf(state, seat);
  const aviators = stage.filter(
    ({ card, as, isLent }) => as === 'personality' && hasKeyword(card, 'aviator') && !isLent,
  );
  const travelers = stage.filter(({ card, as }) => as === 'equipment' && hasKeyword(card, 'traveler'));
  if (travelers.length <= flown || aviators.length === 0) return [];
  return [...aviators.map(({ card }): Command => ({ do: 'fly', seat, card })), { do: 'decline', seat }];
}

/** F8: an Aviator flies, or the seat cleans up. */
export function cleanUp(play: Play, step: StepOf<'cleanUp'>, command?: Command): void {
  const { seat } = step;
  if (command?.do === 'fly') {
    emit(play, 'F8', { fact: 'flew', seat, card: command.card });
    return doNext(play, { ...step, flown: step.flown + 1 });
  }
  for (const { card, isLent } of seatOf(play.state, seat).stage)
    if (isLent) emit(play, 'R25', { fact: 'lentReturned', card });
  const down = seatOf(play.state, seat).down.filter((card) => card !== HIDDEN);
  emit(play, 'F8', { fact: 'cleanedUp', seat, down });
}
