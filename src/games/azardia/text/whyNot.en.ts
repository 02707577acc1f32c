import type { Timing } from '../content/vocabulary.ts';
import type { WhyNot } from '../rules/cards/whyNot.ts';
import { moduleText } from './module.en.ts';
import { coinText } from './names.en.ts';

/** When a card is played. */
const TIMES: Readonly<Record<Timing, string>> = {
  turn: 'in phase C of your turn',
  beforeRoll: 'before you roll to move',
  roll: 'after you roll to move',
  beforeDuel: 'before the dice are rolled in a duel',
  duel: 'while you are behind in a duel',
  response: 'when you are attacked',
};

/** Why a card cannot be played now, as its holder is told. */
export function whyNotText(reason: WhyNot): string {
  return `${moduleText.notNow} ${reasonText(reason)}.`;
}

function reasonText(reason: WhyNot): string {
  switch (reason.why) {
    case 'time':
      return `it can only be played ${reason.when.map((time) => TIMES[time]).join(' or ')}`;
    case 'cost':
      return `it costs ${coinText(reason.cost)}`;
    case 'truce':
      return 'no card may affect a rival this round';
    case 'nobody':
      return 'no rival would be affected';
    case 'notLowest':
      return 'someone else has a lower level';
    case 'nothingToSell':
      return 'there is no other card to sell';
    case 'dice':
      return 'you aren’t rolling two dice';
    case 'onlyCancel':
      return 'an answer can only be canceled';
  }
}
