import type { Bot } from '../../../kernel/bot.ts';
import type { FazaTypes } from '../rules/state/types.ts';
import { searchBot } from './searchBot.ts';
import { discountedInPlay } from './value/discount.ts';
import trained from './value/linear.json' with { type: 'json' };
import { learnedFrom } from './value/value.ts';

/** Gives the command that looks best at once, by a network without hidden units: it only weighs and adds up, so it is small. */
export const greedy: Bot<FazaTypes> = searchBot('greedy', 1, discountedInPlay(learnedFrom(trained)));
