import type { Bot } from '../../../kernel/bot.ts';
import type { FazaTypes } from '../rules/state/types.ts';
import { searchBot } from './searchBot.ts';
import { urgentWinChance } from './urgency.ts';
import { winChanceOf } from './value/value.ts';

/** Gives the command with the best chance to win, one command ahead, by a network that learned from its own games. */
export const policy: Bot<FazaTypes> = searchBot('policy', 1, winChanceOf);

/** The same with many positions ahead. */
export const deep: Bot<FazaTypes> = searchBot('search', 40, winChanceOf);

/** The same in a hurry once a game gets long: it plays the computer's heroes. */
export const partner: Bot<FazaTypes> = searchBot('partner', 40, urgentWinChance);

/** The same as *search* with fewer, for many games. */
export const batch: Bot<FazaTypes> = searchBot('batch', 10, winChanceOf);
