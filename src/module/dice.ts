import type { AnyGame } from './gameTypes.ts';
import type { Match } from './match.ts';

/** One roll of a game with what the odds said before it. The page about dice is for dice with six faces. */
export interface Roll {
  /** The number of the draw that gave its first die, counted from the first draw of the game. */
  readonly draw: number;
  /** What was rolled, 1–6, in the order in which it was drawn. */
  readonly faces: readonly number[];
  /** Each die as it lay at last: whether it did what it was rolled for. */
  readonly hits: readonly boolean[];
  /** How many hits the odds called for: their expected value. */
  readonly promised: number;
  /** The variance of that number. */
  readonly variance: number;
}

/** The dice of a game, for the page on which players check them. */
export interface DiceAudit<T extends AnyGame = AnyGame> {
  /** Every roll of a match, as its facts tell it, with the odds that the screen showed before it. */
  rolls(match: Match<T>): Roll[];
}
