import { discountedInPlay } from './discount.ts';
import trained from './network.json' with { type: 'json' };
import trained24 from './network24.json' with { type: 'json' };
import { learnedFrom, type Valuation } from './value.ts';

/**
 * How much more often positions on the board of 24 tiles were won than its network estimates, which learned from an easier edition: by tenth
 * of the estimates, as `npm run lab -- --edition 24 --only calibration/ --seed fit --games 100` told it without this correction.
 */
const SURPLUS_24: readonly number[] = [0.02, -0.02, -0.01, -0.09, -0.09, -0.14, -0.09, -0.09, -0.05, 0];

/**
 * The chance to win from a view, 0–1, by the network that was trained with the editions of its board. What it learned counts a victory
 * for less the more rounds it takes, and the best moves that it saw promise too much; the two make up for each other, so the first
 * network needs no correction. `npm run lab -- --only calibration` measures how well its estimates come true.
 */
export const winChanceOf: Valuation = learnedFrom(
  { network: trained },
  { network: trained24, surplus: () => SURPLUS_24 },
);

/** What a view is worth to bots: the chance to win as the networks estimate it, discounted. Bots compare, and need no correction. */
export const worthOf: Valuation = discountedInPlay(learnedFrom({ network: trained }, { network: trained24 }));
