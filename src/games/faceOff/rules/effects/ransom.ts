import { required } from '../../../../kernel/values/required.ts';
import { type CardId, victoryOf } from '../../content/cards.ts';
import type { VictoryId } from '../../content/clock.ts';
import { endIfComplete } from '../scoring/finish.ts';
import { everythingOf, setsInPlay } from '../scoring/sets.ts';
import { find } from '../state/cards.ts';
import type { Command } from '../state/command.ts';
import { emitEffect, seatOf } from '../state/play.ts';
import type { Seat, State } from '../state/state.ts';

import { decline, type VerbRules, type Work } from './verb.ts';

const NUMBERS = [1, 2, 3, 4, 5, 6] as const;

/** R29: a card from 1 to 6 that one does not own is named, and one of one's own given for it. Nobody shows anything where nobody owns it. */
export const ransom: VerbRules<Work<'ransom'>> = {
  list: (state, { seat }) => [...ransoms(state, seat), { do: 'decline', seat }],
  isSecret: () => true,
  choose: (play, work, command) => {
    if (command.do !== 'ransom') return decline(play, work);
    const { seat } = work;
    const { card, gift } = command;
    const owner = ownerOf(play.state, card);
    const giftFrom = required(find(seatOf(play.state, seat), gift));
    emitEffect(play, work, 'R29', { fact: 'ransomed', seat, card, gift, owner, giftFrom });
    if (owner && !endIfComplete(play, seat)) endIfComplete(play, owner.seat);
  },
};

function ransoms(state: State, seat: Seat): Command[] {
  const own = everythingOf(seatOf(state, seat));
  const gifts = own.filter((card) => {
    const victory = victoryOf(card);
    return victory !== null && victory.no !== 7;
  });
  const named = setsInPlay(state)
    .flatMap((set) => NUMBERS.map((no): VictoryId => `${set}${no}`))
    .filter((card) => !own.includes(card));
  return named.flatMap((card) => gifts.map((gift): Command => ({ do: 'ransom', seat, card, gift })));
}

function ownerOf(state: State, card: CardId) {
  for (const [seat, own] of state.seats.entries()) {
    const found = find(own, card);
    if (found) return { ...found, seat };
  }
  return null;
}
