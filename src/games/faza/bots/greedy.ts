import { type SearchBot, searchBot } from './searchBot.ts';
import { discountedInPlay } from './value/discount.ts';
import trained from './value/small.json' with { type: 'json' };
import { learnedFrom } from './value/value.ts';

/** Gives the command that looks best immediately, by a small network with eight hidden units. */
export const greedy: SearchBot = searchBot('greedy', discountedInPlay(learnedFrom({ network: trained })), {
  expansions: 1,
});
