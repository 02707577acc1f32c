import { doNext } from '../../../../kernel/steps.ts';
import { clausesHere } from '../power/here.ts';
import { emit, type Play } from '../state/play.ts';
import type { Step, StepOf } from '../state/state.ts';

/** F2, A1: the clauses of a revealed card, from left to right. Shield, Shelter and more power just hold. */
export function resolve(play: Play, { seat, card, place, depth }: StepOf<'resolve'>): void {
  const steps = clausesHere(card, place).flatMap((clause): Step[] =>
    clause.clause === 'effect' ? [{ step: 'effect', seat, effect: clause.effect, source: card, place, depth }] : [],
  );
  doNext(play, ...steps);
}

/** H1, H2: a card that has resolved lies in the army. */
export function join(play: Play, { seat, card }: StepOf<'join'>): void {
  emit(play, 'H1', { fact: 'joined', seat, card });
}
