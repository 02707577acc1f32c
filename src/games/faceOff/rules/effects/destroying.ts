import { doNext } from '../../../../kernel/steps.ts';
import { type CardId, isBonus, victoryOf } from '../../content/cards.ts';
import { emitEffect, seatOf } from '../state/play.ts';
import { type Card, HIDDEN } from '../state/state.ts';
import { picks } from './drawing.ts';
import { decline, type VerbRules, type Work } from './verb.ts';

/** A5: victory and bonus cards cannot be destroyed. */
function canBeDestroyed(card: Card): boolean {
  return card !== HIDDEN && victoryOf(card) === null && !isBonus(card);
}

/** A5: up to so many cards of the hand and the discard pile, one after another. */
export const destroy: VerbRules<Work<'destroy'>> = {
  list: (state, { seat }) => {
    const { hand, discards } = seatOf(state, seat);
    return [...picks(seat, [...hand, ...discards].filter(canBeDestroyed)), { do: 'decline', seat }];
  },
  isSecret: (state, { seat }) => seatOf(state, seat).hand.length > 0,
  choose: (play, work, command) => {
    if (command.do !== 'pick') return decline(play, work);
    const { seat, effect } = work;
    const card: CardId = command.card;
    // The same card in both places is the same to everybody, but a smaller discard pile hides less.
    const from = seatOf(play.state, seat).discards.includes(card) ? 'discards' : 'hand';
    emitEffect(play, work, 'A5', { fact: 'destroyed', seat, card, from });
    if (effect.count > 1) doNext(play, { ...work, effect: { ...effect, count: effect.count - 1 } });
  },
};
