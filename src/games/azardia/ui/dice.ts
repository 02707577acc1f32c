import { pastOf } from '../../../kernel/session.ts';
import type { DiceAudit, Roll } from '../../../module/capabilities/dice.ts';
import type { Match } from '../../../module/match.ts';
import type { Fact } from '../rules/state/fact.ts';
import type { AzardiaTypes } from '../rules/state/types.ts';

/** The dice of Azardia. Whether a roll is good is up to the player, so nothing is a hit. */
export const azardiaDice: DiceAudit<AzardiaTypes> = { sides: 10, hasHits: false, rolls };

/** Nothing happens in Azardia without a fact, so the facts tell how much luck was drawn before each roll. */
function rolls({ session }: Match<AzardiaTypes>): Roll[] {
  const facts = [session.opening, ...pastOf(session)].flatMap((moment) => moment.facts);
  const found: Roll[] = [];
  let draw = 0;
  for (const fact of facts) {
    const faces = facesOf(fact);
    if (faces.length > 0) found.push({ draw, faces, hits: [], promised: 0, variance: 0 });
    draw += drawsOf(fact);
  }
  return found;
}

/** The dice in a fact. */
function facesOf(fact: Fact): readonly number[] {
  switch (fact.fact) {
    case 'openingRolled':
    case 'diceRolled':
    case 'duelRolled':
      return fact.dice;
    case 'dieRolled':
      return [fact.face];
    default:
      return [];
  }
}

/** The amount of luck drawn for a fact: a number for each die, and for each random card. */
export function drawsOf(fact: Fact): number {
  switch (fact.fact) {
    case 'cardsDrawn':
    case 'cardsGiven':
      return fact.cards.length;
    case 'cardsSwapped':
      // C2: one of the two cards is random; the cards that Kuchuritok exchanges (C3) are chosen.
      return fact.rule === 'C2' ? 1 : 0;
    case 'eventDrawn':
    case 'penaltyDrawn':
      return 1;
    default:
      return facesOf(fact).length;
  }
}
