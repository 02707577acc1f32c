import { pastOf } from '../../../../kernel/session.ts';
import type { Match } from '../../../../module/match.ts';
import type { Fact } from '../../rules/fact.ts';
import type { CardNo, Seat } from '../../rules/state.ts';
import type { FazaTypes } from '../../rules/types.ts';

/** A card that lies ready for a roll to come (C3). */
export interface ArmedCard {
  readonly seat: Seat;
  readonly card: CardNo;
}

/** A card, with whose roll it waits for; a Long shot waits for the next Bazooka of anybody. */
interface Waiting extends ArmedCard {
  readonly roller: Seat | 'bazooka';
}

/**
 * The cards whose effects wait for a roll. The state only knows the effects; which of two equal cards an effect came from
 * is told by the facts since the Team phase began.
 */
export function armedCards(match: Match<FazaTypes>): ArmedCard[] {
  return cardsOf(match).waiting;
}

/** The cards that were played for the last roll. */
export function rolledCards(match: Match<FazaTypes>): ArmedCard[] {
  return cardsOf(match).rolled;
}

function cardsOf({ session }: Match<FazaTypes>): { readonly waiting: ArmedCard[]; readonly rolled: ArmedCard[] } {
  let waiting: readonly Waiting[] = [];
  let rolled: readonly Waiting[] = [];
  let used: ArmedCard | null = null;
  for (const fact of pastOf(session).flatMap(({ facts }): readonly Fact[] => facts)) {
    switch (fact.fact) {
      case 'phaseBegan':
        waiting = [];
        break;
      case 'cardUsed':
        used = { seat: fact.seat, card: fact.card };
        break;
      case 'armed':
        if (used !== null && fact.by.startsWith('card:')) {
          waiting = [...waiting, { ...used, roller: fact.effect.kind === 'longShot' ? 'bazooka' : fact.seat }];
        }
        break;
      case 'diceRolled':
        rolled = waiting;
        waiting = withoutRoll(waiting, fact.seat, fact.from !== fact.tile);
        break;
      case 'disarmed':
        waiting = waiting.filter(({ roller }) => roller !== fact.seat);
        break;
    }
  }
  const plain = (cards: readonly Waiting[]): ArmedCard[] => cards.map(({ seat, card }) => ({ seat, card }));
  return { waiting: plain(waiting), rolled: plain(rolled) };
}

/** C3, C7: a roll uses up what waited for that hero; one at another tile is made with the Bazooka, and takes one Long shot. */
function withoutRoll(waiting: readonly Waiting[], seat: Seat, withBazooka: boolean): Waiting[] {
  const shot = withBazooka ? waiting.findIndex(({ roller }) => roller === 'bazooka') : -1;
  return waiting.filter(({ roller }, index) => roller !== seat && index !== shot);
}
