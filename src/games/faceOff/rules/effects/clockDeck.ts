import { shuffled } from '../../../../kernel/chance.ts';
import { doNext } from '../../../../kernel/steps.ts';
import { victoryOf } from '../../content/cards.ts';
import { endIfComplete } from '../scoring/finish.ts';
import { without } from '../state/cards.ts';
import { concealed, emitEffect } from '../state/play.ts';
import { picks } from './drawing.ts';
import type { VerbRules, Work } from './verb.ts';

const PEEKED = 3;

/** R27: only shows. */
export const peek: VerbRules<Work<'peek'>> = {
  perform: (play, work) => {
    const cards = play.state.clock.deck.slice(0, PEEKED);
    if (cards.length > 0) emitEffect(play, work, 'R27', { fact: 'peeked', seat: work.seat, cards });
  },
};

/** R28: finds the victory cards of the Clock deck; there is nothing to take where there are none. */
export const relic: VerbRules<Work<'relic'>> = {
  perform: (play, work) => {
    const cards = play.state.clock.deck.filter((card) => victoryOf(card) !== null).sort();
    emitEffect(play, work, 'R28', { fact: 'searched', seat: work.seat, cards });
    doNext(play, { ...work, effect: { do: 'foundCard' } });
  },
};

/** R28: one of them goes to the discard pile, and the deck is shuffled. */
export const foundCard: VerbRules<Work<'foundCard'>> = {
  list: ({ found }, { seat }) => [...picks(seat, found), { do: 'decline', seat }],
  isSecret: () => true,
  choose: (play, work, command) => {
    const { seat } = work;
    if (command.do === 'pick') {
      const { card } = command;
      const deck = concealed(play.state, shuffled(play.chance, without(play.state.clock.deck, card)));
      emitEffect(play, work, 'R28', { fact: 'relicTaken', seat, card, deck });
    } else emitEffect(play, work, 'A2', { fact: 'declined', seat });
    emitEffect(play, work, 'R28', { fact: 'searchEnded' });
    endIfComplete(play, seat);
  },
};
