import { type SearchBot, searchBot } from './searchBot.ts';
import { worthOf } from './value/trained.ts';

/** Gives the command with the best chance to win soon, one command ahead and quickly, by a network that learned from its own games. */
export const policy: SearchBot = searchBot('policy', 1, worthOf, { commands: 24, someCards: true });

/** The same from many positions ahead, with all commands: it plays the computer's heroes. */
export const deep: SearchBot = searchBot('search', 40, worthOf);

/** The same as *search* with fewer positions, and less of what is ahead, for many games. */
export const batch: SearchBot = searchBot('batch', 8, worthOf, { commandsAhead: 14 });
