import { drawFrom } from '../../../../kernel/chance.ts';
import { doNext } from '../../../../kernel/steps.ts';
import { at } from '../../../../kernel/values/at.ts';
import { eventSpec } from '../../content/cards.ts';
import { emit, type Play } from '../state/play.ts';
import type { Cause, Step, StepOf } from '../state/state.ts';

/** Begins the turn of the player at a place in the turn order, or ends the game. */
export function nextTurn(play: Play, { place }: StepOf<'nextTurn'>): void {
  const { grace } = play.state;
  // G1: the last turns are over, before any event is drawn.
  if (grace?.turns.length === 0) {
    emit(play, 'G1', 'turn', { fact: 'gameWon', seat: grace.holder });
    play.steps = [];
    return;
  }
  // E1: the first player draws the event of a round, also one who misses the turn or waits on the goal.
  if (place === 0) {
    emit(play, 'E1', 'turn', { fact: 'roundBegan', round: play.state.round + 1 });
    doNext(play, { step: 'event' }, { step: 'takeTurn', place });
  } else doNext(play, { step: 'takeTurn', place });
}

/** E1, E2: draws an event, which hits everybody at once. */
export function drawEvent(play: Play): void {
  if (play.state.decks.event.length === 0) emit(play, 'E1', 'turn', { fact: 'eventsReshuffled' });
  const event = drawFrom(play.chance, [...play.state.decks.event]);
  const by: Cause = `event:${event}`;
  emit(play, 'E1', by, { fact: 'eventDrawn', event });
  const { effect } = eventSpec(event);
  doNext(play, { step: 'effect', played: { effect, by, me: null, rival: null, isOwn: false } });
}

/** T1, T5, G1: a turn is taken in four phases, missed, or passed over. */
export function takeTurn(play: Play, { place }: StepOf<'takeTurn'>): void {
  const seat = at(play.state.order, place);
  const { grace } = play.state;
  if (grace && (grace.holder === seat || grace.turns[0] !== seat)) {
    emit(play, 'G1', 'turn', { fact: 'turnPassedOver', seat, holds: grace.holder === seat });
    doNext(play, { step: 'nextTurn', place: (place + 1) % play.state.order.length });
    return;
  }
  emit(play, 'T1', 'turn', { fact: 'turnBegan', seat });
  if (at(play.state.players, seat).misses === 'next') {
    emit(play, 'T5', 'turn', { fact: 'turnMissed', seat });
    doNext(play, { step: 'nextTurn', place: (place + 1) % play.state.order.length });
    return;
  }
  const phases = (['A', 'B', 'C', 'D'] as const).map((phase): Step => ({ step: 'phase', phase }));
  doNext(play, ...phases, { step: 'endTurn', place });
}

/** Ends a turn that was taken. */
export function endTurn(play: Play, { place }: StepOf<'endTurn'>): void {
  const { order } = play.state;
  emit(play, 'T1', 'turn', { fact: 'turnEnded', seat: at(order, place) });
  doNext(play, { step: 'nextTurn', place: (place + 1) % order.length });
}
