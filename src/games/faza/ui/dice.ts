import { pastOf } from '../../../kernel/session.ts';
import type { DiceAudit, Roll } from '../../../module/capabilities/dice.ts';
import type { Match } from '../../../module/match.ts';
import { DIE_SIDES } from '../rules/fight/combat.ts';
import { fightForecast } from '../rules/fight/fightOdds.ts';
import type { Die } from '../rules/state/fact.ts';
import type { FazaTypes } from '../rules/state/types.ts';

/** The dice of FAZA. */
export const dice: DiceAudit<FazaTypes> = { sides: DIE_SIDES, hasHits: true, rolls };

function rolls({ session }: Match<FazaTypes>): Roll[] {
  let after = session.opening.state;
  return pastOf(session).flatMap(({ state, facts }) => {
    const before = after;
    after = state;
    return facts.flatMap((fact): Roll[] => {
      if (fact.fact !== 'diceRolled') return [];
      const { results, expectedKills } = fightForecast(session.game.view(before, null), fact.seat, fact.tile);
      return [
        {
          draw: before.chance.draws,
          faces: inOrder(fact.dice),
          hits: fact.dice.map((die) => die.hit),
          promised: expectedKills,
          variance: results.reduce((sum, { chance, kills }) => sum + chance * (kills - expectedKills) ** 2, 0),
        },
      ];
    });
  });
}

/** C2: all dice are rolled at once. Ruling C6: then the lowest die is rolled again, as often as there are rerolls. */
function inOrder(dice: readonly Die[]): number[] {
  const drawn = dice.map(({ first }) => first);
  const onTable = dice.map(({ first, again }) => ({ shows: first, left: [...again] }));
  for (;;) {
    const [lowest] = [...onTable].sort((a, b) => a.shows - b.shows);
    const next = lowest?.left.shift();
    if (!lowest || next === undefined) return drawn;
    lowest.shows = next;
    drawn.push(next);
  }
}
