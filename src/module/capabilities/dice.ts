import type { AnyGame, Match } from '../match.ts';

/** One roll of a game with the odds before it. */
export interface Roll {
  /** The number of the draw that gave its first die, counted from the first draw of the game. */
  readonly draw: number;
  /** The rolled values, from 1 on, in the order in which they were drawn. */
  readonly faces: readonly number[];
  /** The final state of each die: whether it succeeded. Empty in a game without hits. */
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
