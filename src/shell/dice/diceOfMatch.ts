import type { Die } from '../../games/faza/rules/fact.ts';
import { fightForecast } from '../../games/faza/rules/fightOdds.ts';
import { commitmentTo, type Secret } from '../../kernel/commitment.ts';
import { now, pastOf } from '../../kernel/session.ts';
import type { Match } from '../match.ts';
import type { GameDice } from './diceSchema.ts';
import { type Roll, tallyOf } from './diceTally.ts';
import { writeRolls } from './diceText.ts';

/** What the dice of a match follow from. */
export function secretOf({ session }: Match): Secret {
  return { game: session.game.id, version: session.game.version, seed: session.setup.seed };
}

/** The commitment to the dice of a match. */
export function commitmentOf(match: Match): string {
  return commitmentTo(secretOf(match));
}

/** The dice of a match as they go into the history. A match that is not over was given up. */
export function diceOf(match: Match, ended: string): GameDice {
  const rolls = rollsOf(match);
  const { outcome } = now(match.session);
  return {
    ...secretOf(match),
    ended,
    outcome: outcome ? (outcome.won ? 'won' : 'lost') : 'givenUp',
    rolls: writeRolls(rolls),
    tally: tallyOf(rolls),
  };
}

/** Every roll of a match, as the facts tell it, with the odds that the screen showed before it. */
export function rollsOf({ session }: Match): Roll[] {
  let after = session.opening.state;
  return pastOf(session).flatMap(({ state, facts }) => {
    const before = after;
    after = state;
    return facts.flatMap((fact): Roll[] => {
      if (fact.fact !== 'diceRolled') return [];
      const { results, expectedKills } = fightForecast(before, fact.seat, fact.tile);
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

/** C2: all dice are rolled at once. Ruling C6: then the die that shows least is rolled again, as often as there are re-rolls. */
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
