import type { Bot } from '../../../kernel/bot.ts';
import type { FazaTypes } from '../rules/state/types.ts';
import { searchBot } from './searchBot.ts';
import { worthOf } from './value/trained.ts';

/** Gives the command with the best chance to win soon, one command ahead and quickly, by a network that learned from its own games. */
export const policy: Bot<FazaTypes> = searchBot('policy', 1, worthOf, true);

/** The same with many positions ahead: it plays the computer's heroes. */
export const deep: Bot<FazaTypes> = searchBot('search', 40, worthOf);

/** The same as *search* with fewer, for many games. */
export const batch: Bot<FazaTypes> = searchBot('batch', 10, worthOf);
