import { discountedInPlay } from './discount.ts';
import trained from './network.json' with { type: 'json' };
import trained24 from './network24.json' with { type: 'json' };
import { learnedFrom, type Valuation } from './value.ts';

/**
 * How much more often positions were won than the first network estimates, by tenth of the estimates: of 9,018 games of *policy*
 * (`npm run lab -- --only policy/ --games 334`).
 */
const SURPLUS: readonly number[] = [0.06, 0.14, 0.16, 0.18, 0.19, 0.16, 0.12, 0.07, 0.05, 0.02];

/** The same for the board of 24 tiles and its network; docs/balance-diary.md says of which games. */
const SURPLUS_24: readonly number[] = [0, -0.05, -0.07, -0.06, -0.05, -0.06, -0.05, -0.05, -0.03, -0.01];

/**
 * The chance to win from a view, 0–1, by the network that was trained with the editions of its board, plus how much more often such
 * positions were won. What the networks learned counts a victory for less the more rounds it takes, and the best moves that they saw
 * promise too much, so the estimates themselves miss in both directions. `npm run lab -- --only policy/` measures how well the chances
 * come true.
 */
export const winChanceOf: Valuation = learnedFrom(
  { network: trained, surplus: () => SURPLUS },
  { network: trained24, surplus: () => SURPLUS_24 },
);

/** What a view is worth to bots: the chance to win as the networks estimate it, discounted. Bots compare, and need no correction. */
export const worthOf: Valuation = discountedInPlay(learnedFrom({ network: trained }, { network: trained24 }));
