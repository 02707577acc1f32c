import type { FactionId } from '../content/vocabulary.ts';
import { rewardNames } from './names.en.ts';
import { tableText } from './table.en.ts';

/** How hard it is to play a faction well, by games of careless players (docs/face-off.md). */
const difficulty: Readonly<Record<FactionId, string>> = {
  monsters: 'Medium',
  cowboys: 'Medium',
  ninjas: 'Hard',
  pirates: 'Easy',
};

/** The two ways in which a faction wants to win. */
const strategies: Readonly<Record<FactionId, readonly [string, string]>> = {
  monsters: ['Big beasts win fights by sheer power.', 'A swarm grows with every card of its kind.'],
  cowboys: ['Partners hold the headquarters together.', 'Prizes and tokens add up to points.'],
  ninjas: ['Draw more cards, and play more at once.', 'Remove weak cards until only good ones are left.'],
  pirates: ['Attack the player in the lead.', 'Tokens come in by themselves.'],
};

/** The words of picking factions. */
export const draftText = {
  strategies,
  difficulty,
  headquarters: (faction: FactionId): string => `Headquarters: ${tableText.hqEffects[faction]}`,
  about: (faction: FactionId): readonly string[] => [
    ...strategies[faction],
    `Headquarters: ${tableText.hqEffects[faction]}`,
    `${tableText.reward(rewardNames[faction])}.`,
  ],
  starters: (name: string): string => `Starters of the ${name}`,
  taken: (name: string): string => `${name} has them.`,
  picksNow: (name: string): string => `${name} picks now.`,
  picks: 'Picks now',
  later: 'Picks later',
  you: (name: string): string => `${name} (you)`,
} as const;
