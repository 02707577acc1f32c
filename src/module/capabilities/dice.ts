import type { AnyGame, Match } from '../match.ts';

/** One roll of a game with what the odds said before it. */
export interface Roll {
  /** The number of the draw that gave its first die, counted from the first draw of the game. */
  readonly draw: number;
  /** What was rolled, from 1 on, in the order in which it was drawn. */
  readonly faces: readonly number[];
  /** Each die as it lay at last: whether it did what it was rolled for. None in a game without hits. */
  readonly hits: readonly boolean[];
  /** How many hits the odds called for: their expected value. */
  readonly promised: number;
  /** The variance of that number. */
  readonly variance: number;
}

/** The dice of a game, for the page on which players check them. */
export interface DiceAudit<T extends AnyGame = AnyGame> {
  /** How many faces a die has: an even number up to 10. */
  readonly sides: number;
  /** Whether dice are rolled for something that they hit or miss, by odds that the screen shows. */
  readonly hasHits: boolean;
  /** Every roll of a match, as its facts tell it, with the odds that the screen showed before it. */
  rolls(match: Match<T>): Roll[];
}
