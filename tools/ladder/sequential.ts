/** Pairs of games with the same luck, one by each of two bots, that only one of them won. */
export interface Pairs {
  /** How many only the bot that should be stronger won, and how many only the other one. */
  readonly stronger: number;
  readonly weaker: number;
}

/** The verdict from such pairs. A bot may win a little more often and be *not clearly stronger*. */
export type Decision = 'stronger' | 'not clearly stronger' | 'open';

/** Equal bots split such pairs evenly. */
const EQUAL = 0.5;
/** The fraction of them that a bot must win to count as clearly stronger. */
const CLEARLY = 0.6;
/**
 * The fractions that a stronger bot may win. All are tested at once, because a bot that wins nearly all pairs needs
 * fewer of them.
 */
const GUESSES = [0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95] as const;
/** The error probability of either answer. */
const ERROR = 0.05;

/**
 * Whether pairs show that a bot is stronger. This may be checked after every pair, unlike an ordinary test at 95%: for
 * equal bots, the mean of likelihood ratios ever reaches 20 in at most 5% of series (Ville's inequality; Robbins,
 * 1970). That a bot is not clearly stronger follows from the ratio for `CLEARLY` alone (Wald, 1945).
 */
export function decisionOn(pairs: Pairs): Decision {
  const mean = GUESSES.reduce((sum, part) => sum + Math.exp(logRatio(pairs, part)), 0) / GUESSES.length;
  if (mean >= 1 / ERROR) return 'stronger';
  return logRatio(pairs, CLEARLY) <= Math.log(ERROR / (1 - ERROR)) ? 'not clearly stronger' : 'open';
}

/** The log-likelihood ratio of the pairs if the stronger bot wins this fraction of them, compared with equal bots. */
function logRatio({ stronger, weaker }: Pairs, part: number): number {
  return stronger * Math.log(part / EQUAL) + weaker * Math.log((1 - part) / (1 - EQUAL));
}
