import { doNext } from '../../../../kernel/steps.ts';
import { emit, putOnTop } from '../evolve.ts';
import type { CommandOf } from '../state/command.ts';
import type { Play } from '../state/play.ts';
import type { Boarding, Step } from '../state/state.ts';
import { nextEvents } from './deck.ts';
import { drawAndResolve } from './events.ts';

/** V3: cards that a boarding draws. */
const DRAWN = 2;

/** V3: two cards are drawn. Until the team has chosen, both are known cards on top of the deck, and the other one stays there. */
export function drawTwo(play: Play, boarding: Boarding): void {
  const seen = nextEvents(play, DRAWN);
  if (seen.length > 1) emit(play, { rule: 'V3', by: 'faza', fact: 'eventsSeen', seat: boarding.seat, events: seen });
  else putOnTop(play, seen);
  doNext(play, { step: 'resolveOne', boarding, seen });
}

/** V3: the card that the team chose is resolved like any card that is drawn (B3). */
export function resolveOne(
  play: Play,
  { boarding }: Extract<Step, { step: 'resolveOne' }>,
  { event }: CommandOf<'chooseEvent'>,
): void {
  emit(play, { rule: 'V3', by: 'team', fact: 'eventChosen', event });
  drawAndResolve(play, boarding);
}
