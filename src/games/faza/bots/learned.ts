import { type SearchBot, searchBot } from './search/searchBot.ts';
import { worthOf } from './value/trained.ts';

/** Gives the command with the best chance to win soon, looking one command ahead, by a network that learned from its own games. */
export const policy: SearchBot = searchBot('policy', worthOf, { expansions: 1, commands: 24, someCards: true });

/** The same by a search of many positions that also explores slightly worse commands: it plays the computer's heroes. */
export const deep: SearchBot = searchBot('search', worthOf, { expansions: 160, exploration: 0.005, commandsAhead: 14 });

/** The same by a search of few positions that does not explore, which is quick enough for many games. */
export const batch: SearchBot = searchBot('batch', worthOf, { expansions: 8, commandsAhead: 14 });
