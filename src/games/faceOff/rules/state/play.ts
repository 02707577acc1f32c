import type { Play as PlayOf } from '../../../../kernel/steps.ts';
import { at } from '../../../../kernel/values/at.ts';
import { required } from '../../../../kernel/values/required.ts';
import type { HqId } from '../../content/hqs.ts';
import { evolve } from '../evolve.ts';
import type { RuleId } from '../ruleIds.ts';
import type { Cause, Fact, Happened } from './fact.ts';
import { type Card, type EffectStep, HIDDEN, type Seat, type SeatState, type State, type Step } from './state.ts';

/** One command being carried out. */
export type Play = PlayOf<State, Step, Fact>;

/** Makes something happen: it changes the state as `evolve` says, and is told. */
export function emit(play: Play, rule: RuleId, happened: Happened, by = causeNow(play.state)): void {
  play.state = evolve(play.state, happened);
  play.facts.push({ ...happened, rule, by });
}

/** The cause of what happens now, unless a card is. */
function causeNow({ round, place }: State): Cause {
  return round === 0 ? 'setup' : (place ?? 'round');
}

/** The cause of what an effect does: the card that it is printed on. */
export function causeOf({ source }: Pick<EffectStep, 'source'>): Cause {
  return `card:${source}`;
}

/** Makes an effect happen. */
export function emitEffect(play: Play, work: EffectStep, rule: RuleId, happened: Happened): void {
  emit(play, rule, happened, causeOf(work));
}

/** All that belongs to a seat. */
export function seatOf({ seats }: State, seat: Seat): SeatState {
  return at(seats, seat);
}

/** The active headquarters, which everybody sees. */
export function activeHq({ hqs }: Pick<State, 'hqs'>): HqId {
  return required(hqs.find((hq) => hq !== HIDDEN));
}

/** All seats in turn order (G2), from the one that begins this round. */
export function inTurnOrder({ seats, first }: State): Seat[] {
  return seats.map((_, index) => (first + index) % seats.length);
}

/** Cards in an order that nobody knows: a view of them hides them all. */
export function concealed({ viewer }: State, cards: readonly Card[]): readonly Card[] {
  return viewer === null ? cards : cards.map(() => HIDDEN);
}
