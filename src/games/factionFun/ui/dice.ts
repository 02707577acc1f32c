import { pastOf } from '../../../kernel/session.ts';
import type { DiceAudit, Roll } from '../../../module/capabilities/dice.ts';
import type { Match } from '../../../module/match.ts';
import type { Fact } from '../rules/state/fact.ts';
import type { FactionFunTypes } from '../rules/state/types.ts';

/** The dice of Faction Fun with six sides: for movement, claims and answers. The D20s of battles are not counted among them. */
export const factionDice: DiceAudit<FactionFunTypes> = { sides: 6, hasHits: false, rolls };

/** Nothing happens in a game without a fact, so the facts tell how much luck was drawn before each roll. */
function rolls({ session }: Match<FactionFunTypes>): Roll[] {
  return [session.opening, ...pastOf(session)].flatMap(({ facts, state }) => {
    // The map is drawn before the first fact.
    let draw = state.chance.draws - facts.reduce((sum, fact) => sum + drawsOf(fact), 0);
    const found: Roll[] = [];
    for (const fact of facts) {
      const faces = facesOf(fact);
      if (faces.length > 0) found.push({ draw, faces, hits: [], promised: 0, variance: 0 });
      draw += drawsOf(fact);
    }
    return found;
  });
}

/** The dice with six sides in a fact. */
function facesOf(fact: Fact): readonly number[] {
  if (fact.fact === 'turnBegan') return [fact.die];
  return fact.fact === 'claimRolled' || fact.fact === 'answerRolled' ? fact.dice : [];
}

/** The amount of luck drawn for a fact: a number for each die, and for each random card, tile and pair of enemies. */
export function drawsOf(fact: Fact): number {
  switch (fact.fact) {
    case 'handDrawn':
      return fact.cards.length;
    case 'eventDrawn':
    case 'battleRolled':
      return 1;
    case 'terrainChanged':
      return fact.by.startsWith('event:') ? 1 : 0;
    case 'battleBegan':
      return fact.battle.mode === 'war' ? 1 : 0;
    default:
      return facesOf(fact).length;
  }
}
