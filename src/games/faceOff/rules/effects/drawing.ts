import { shuffled } from '../../../../kernel/chance.ts';
import { doNext } from '../../../../kernel/steps.ts';
import { at } from '../../../../kernel/values/at.ts';
import type { CardId } from '../../content/cards.ts';
import { isWantedCard } from '../power/matching.ts';
import type { Command } from '../state/command.ts';
import type { Cause } from '../state/fact.ts';
import { causeOf, concealed, emit, emitEffect, type Play, seatOf } from '../state/play.ts';
import { type Card, HIDDEN, type Seat } from '../state/state.ts';
import { decline, leaveUndone, type VerbRules, type Work } from './verb.ts';

/** A4: a seat draws cards, as far as its deck and its discard pile have any. */
export function drawCards(play: Play, seat: Seat, count: number, by?: Cause): void {
  const first = seatOf(play.state, seat).deck.slice(0, count);
  if (first.length > 0) emit(play, 'A4', { fact: 'drawn', seat, cards: first }, by);
  if (first.length === count || !refillDeck(play, seat, by)) return;
  const rest = seatOf(play.state, seat).deck.slice(0, count - first.length);
  emit(play, 'A4', { fact: 'drawn', seat, cards: rest }, by);
}

/** A4: an empty deck becomes the shuffled discard pile. Whether there is a card in it now. */
function refillDeck(play: Play, seat: Seat, by?: Cause): boolean {
  const { deck, discards } = seatOf(play.state, seat);
  if (deck.length > 0) return true;
  if (discards.length === 0) return false;
  emit(play, 'A4', { fact: 'reshuffled', seat, deck: concealed(play.state, shuffled(play.chance, discards)) }, by);
  return true;
}

export const draw: VerbRules<Work<'draw'>> = {
  perform: (play, work) => drawCards(play, work.seat, work.effect.count, causeOf(work)),
};

export const discard: VerbRules<Work<'discard'>> = {
  list: (state, { seat }) => [...picks(seat, seatOf(state, seat).hand), { do: 'decline', seat }],
  isSecret: (state, { seat }) => seatOf(state, seat).hand.length > 0,
  choose: (play, work, command) => {
    if (command.do !== 'pick') return decline(play, work);
    emitEffect(play, work, 'A2', { fact: 'discarded', seat: work.seat, card: command.card });
  },
};

/** R31: an empty deck is refilled first; looking is enough for what follows. */
export const sift: VerbRules<Work<'sift'>> = {
  perform: (play, work) => {
    if (!refillDeck(play, work.seat, causeOf(work))) return leaveUndone(play, work);
    const card = at(seatOf(play.state, work.seat).deck, 0);
    emitEffect(play, work, 'R31', { fact: 'sifted', seat: work.seat, card });
    doNext(play, { ...work, effect: { do: 'siftedCard' } });
  },
};

/** The card that was looked at is discarded, or stays. */
export const siftedCard: VerbRules<Work<'siftedCard'>> = {
  list: (state, { seat }) => [...picks(seat, seatOf(state, seat).deck.slice(0, 1)), { do: 'decline', seat }],
  isSecret: () => true,
  choose: (play, work, command) => {
    if (command.do === 'pick')
      return emitEffect(play, work, 'R31', { fact: 'siftDiscarded', seat: work.seat, card: command.card });
    emitEffect(play, work, 'A2', { fact: 'declined', seat: work.seat });
  },
};

/** R30: any card of the discard pile that fits, victory cards included. */
export const recall: VerbRules<Work<'recall'>> = {
  list: (state, { seat, effect }) => [
    ...picks(
      seat,
      seatOf(state, seat).discards.filter((card) => isWantedCard(card, effect.of)),
    ),
    { do: 'decline', seat },
  ],
  choose: (play, work, command) => {
    if (command.do !== 'pick') return decline(play, work);
    emitEffect(play, work, 'R30', { fact: 'recalled', seat: work.seat, card: command.card });
  },
};

/** Commands that pick one of some cards, each kind of card once; hidden ones cannot be picked. */
export function picks(seat: Seat, cards: readonly Card[]): Command[] {
  const known = new Set(cards.filter((card): card is CardId => card !== HIDDEN));
  return [...known].map((card) => ({ do: 'pick', seat, card }));
}
