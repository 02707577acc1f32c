import type { Options } from '../../src/games/azardia/rules/state/state.ts';
import { characterNames } from '../../src/games/azardia/text/names.en.ts';

/** The name of an option (O). */
const optionNames: Readonly<Record<keyof Options, string>> = {
  fairStart: 'Fair start (O1)',
  quickGame: 'Quick game (O2)',
  firmGoal: 'Firm 150 (O3)',
  openHands: 'Open hands (O4)',
  longGrace: 'Long grace (O5)',
};

/** Texts of command-line tools about Azardia. */
export const simulationText = {
  characters: characterNames,
  players: (count: number): string => `${count} players`,
  place: (number: number): string => `Place ${number}`,
  options: (options: Options): string[] =>
    Object.entries(optionNames).flatMap(([id, name]) => (options[id as keyof Options] ? [name] : [])),
  help: {
    players: 'How many play',
    bots: 'Who plays: one bot for all seats, or one for each seat',
    seed: 'What the luck of all games follows from',
    fairStart: 'O1: each later player begins with 1,000 more',
    quickGame: 'O2: everyone begins at level 2',
    firmGoal: 'O3: nothing but a duel moves the holder of tile 150',
    openHands: 'O4: everyone sees all hands',
    longGrace: 'O5: with two players the rival has two last turns',
  },
} as const;
