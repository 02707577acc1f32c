import { doNext } from '../../../../kernel/steps.ts';
import { isAssault } from '../../content/cards.ts';
import type { CommandOf } from '../state/command.ts';
import { emit, inTurnOrder, type Play, seatOf } from '../state/play.ts';
import type { State, Step, StepOf } from '../state/state.ts';

/** C1: the cards of the row, and with the Skeleton Key those of the middle. */
export function listClaims({ clock, ...state }: State, { seat }: StepOf<'clock'>): CommandOf<'claim'>[] {
  const hasKey = clock.row.length > 0 && seatOf({ clock, ...state }, seat).rewards.includes('house');
  const cards = hasKey ? [...clock.row, ...clock.middle] : clock.row;
  return cards.map((card) => ({ do: 'claim', seat, card }));
}

/** C1, C3: a clock card begins a Face Off or an assault; without one there is a plain assault. */
export function claim(play: Play, { seat }: StepOf<'clock'>, { card }: CommandOf<'claim'>): void {
  // R37: a card taken from the middle leaves the row as it is.
  const tree: Step = play.state.clock.row.includes(card)
    ? { step: 'move', seat, tree: 'clock' }
    : { step: 'refill', tree: 'clock' };
  emit(play, 'C1', { fact: 'claimed', seat, card });
  doNext(play, ...(isAssault(card) ? assaultSteps({ step: 'action', card }) : faceOffSteps(play.state)), tree);
}

/** C3: nothing is left to claim. */
export function assaultPlainly(play: Play): void {
  emit(play, 'C3', { fact: 'plainAssault' });
  doNext(play, ...assaultSteps());
}

function faceOffSteps(state: State): Step[] {
  return [
    { step: 'seal', part: 'personality' },
    { step: 'seal', part: 'equipment' },
    { step: 'rank', place: 'faceOff' },
    ...inTurnOrder(state).map((seat): Step => ({ step: 'cleanUp', seat, flown: 0 })),
    { step: 'leave' },
  ];
}

/** R21: the action, then the headquarters' effect, then the crack. */
function assaultSteps(...action: readonly Step[]): Step[] {
  return [{ step: 'seal', part: 'army' }, ...action, { step: 'hqEffect' }, { step: 'crack' }, { step: 'leave' }];
}
