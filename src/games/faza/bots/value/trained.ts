import { discountedInPlay } from './discount.ts';
import trained from './network.json' with { type: 'json' };
import trained24 from './network24.json' with { type: 'json' };
import { learnedFrom, type Valuation } from './value.ts';

/**
 * The chance to win from a view, 0–1, by the network that was trained with the editions of its board. What it learned counts a victory
 * for less the more rounds it takes, and the best moves that it saw promise too much; the two make up for each other, so it needs no
 * correction. `npm run lab -- --only calibration` measures how well its estimates come true.
 */
export const winChanceOf: Valuation = learnedFrom(trained, trained24);

/** What a view is worth to bots: the chance to win, discounted. */
export const worthOf: Valuation = discountedInPlay(winChanceOf);
