import type { Bot } from '../../../kernel/bot.ts';
import type { FazaTypes } from '../rules/state/types.ts';
import { scoreAtRest } from './outlook.ts';
import { searchBot } from './searchBot.ts';

/** Looks a few positions ahead and values them by weights set by hand. It needs no network, so it is small. */
export const greedy: Bot<FazaTypes> = searchBot('greedy', 6, scoreAtRest);
