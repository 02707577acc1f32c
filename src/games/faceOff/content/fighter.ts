import type { Clause, Effect } from './effects.ts';
import type { CardType, Keyword } from './vocabulary.ts';

/** A tie letter (T5); `null` for scrubs, which come after Z. */
type Letter = string | null;

/** A card that can be played: what is printed on it, apart from its name. */
export interface Fighter {
  readonly type: CardType;
  readonly power: number;
  readonly letter: Letter;
  readonly keywords: readonly Keyword[];
  readonly clauses: readonly Clause[];
  /** M4: points at the end of the game, wherever the card is. */
  readonly points: number;
}

/** An effect stands for the clause that has it wherever the card is played. */
function clauseOf(one: Clause | Effect): Clause {
  return 'clause' in one ? one : { clause: 'effect', where: null, effect: one };
}

function fighterOf(type: CardType) {
  return (
    power: number,
    letter: Letter,
    keywords: readonly Keyword[],
    ...abilities: readonly (Clause | Effect)[]
  ): Fighter => ({ type, power, letter, keywords, clauses: abilities.map(clauseOf), points: 0 });
}

export const personality = fighterOf('personality');
export const equipment = fighterOf('equipment');
/** A card that is played as a personality or as equipment. */
export const both = fighterOf('both');

/** M4, E6: a card with printed points. */
export function worth(points: number, fighter: Fighter): Fighter {
  return { ...fighter, points };
}
