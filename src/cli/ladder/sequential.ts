/** Pairs of games with the same luck, one by each of two bots, that only one of them won. */
export interface Pairs {
  /** How many only the bot that should be stronger won, and how many only the other one. */
  readonly stronger: number;
  readonly weaker: number;
}

/** What such pairs tell. A bot may win a little more often and be *not clearly stronger*. */
export type Decision = 'stronger' | 'not clearly stronger' | 'open';

/** Wald's test between two guesses: bots that are equal share such pairs evenly, and one worth calling stronger wins this part of them. */
const EQUAL = 0.5;
const CLEARLY = 0.6;
/** How often either answer may be wrong. */
const ERROR = 0.05;

/**
 * Whether pairs say that a bot is stronger (sequential probability ratio test; Wald, 1945). It may be asked after every pair, which an
 * ordinary test at 95% must not be.
 */
export function decisionOn({ stronger, weaker }: Pairs): Decision {
  const evidence = stronger * Math.log(CLEARLY / EQUAL) + weaker * Math.log((1 - CLEARLY) / (1 - EQUAL));
  const enough = Math.log((1 - ERROR) / ERROR);
  if (evidence >= enough) return 'stronger';
  return evidence <= -enough ? 'not clearly stronger' : 'open';
}
