import { required } from '../../../../kernel/values/required.ts';
import { type CardId, fighterOf } from '../../content/cards.ts';
import type { Clause } from '../../content/effects.ts';
import type { Place } from '../../content/vocabulary.ts';
import type { Played, SeatState } from '../state/state.ts';
import { isWanted } from './matching.ts';

/** The open cards of a seat in a place. */
export function cardsHere(own: SeatState, place: Place): readonly Played[] {
  return place === 'faceOff' ? own.stage : own.army;
}

/** A1: the clauses of a card that work in a place. */
export function clausesHere(card: CardId, place: Place): readonly Clause[] {
  return required(fighterOf(card)).clauses.filter(({ where }) => where === null || where === place);
}

/** Whether open cards give a Shield (A3) or Shelter (H8) in a place. */
export function hasProtection(cards: readonly Played[], place: Place, kind: 'shield' | 'shelter'): boolean {
  return cards.some((one) =>
    clausesHere(one.card, place).some((clause) => {
      if (clause.clause !== kind) return false;
      const { wanted } = clause;
      return wanted === null || cards.some((other) => other !== one && isWanted(other, wanted));
    }),
  );
}
