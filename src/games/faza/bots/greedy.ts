import { type SearchBot, searchBot } from './search/searchBot.ts';
import { discountedInPlay } from './value/discount.ts';
import trained from './value/small.json' with { type: 'json' };
import { learnedFrom, type Valuation } from './value/value.ts';

/** The chance to win from a view, by the same network. */
export const roughChanceOf: Valuation = learnedFrom({ network: trained });

/** Gives the command that looks best immediately, by a small network with eight hidden units. */
export const greedy: SearchBot = searchBot('greedy', discountedInPlay(roughChanceOf), {
  expansions: 1,
});
