import type { PeopleId } from '../../src/games/factionFun/content/vocabulary.ts';
import type { Options } from '../../src/games/factionFun/rules/state/state.ts';

/** The names of the options (V). */
export const optionNames: Readonly<Record<keyof Options, string>> = {
  asWritten: 'As written (V1)',
  twoAvatars: 'Two avatars (V2)',
  literalPenalty: 'All land is crossed slowly (V3)',
  quickGame: 'Quick game (V4)',
};

/** Texts of command-line tools about Faction Fun. */
export const simulationText = {
  peoples: { sailfolk: 'Sailfolk', hearthfolk: 'Hearthfolk' } satisfies Readonly<Record<PeopleId, string>>,
  seats: (count: number): string => `${count} seats`,
  options: (options: Options): string[] =>
    Object.entries(optionNames).flatMap(([id, name]) => (options[id as keyof Options] ? [name] : [])),
  help: {
    seats: 'How many seats there are, half of them on each side',
    bots: 'Who plays: one bot for all seats, or one for each seat; the Sailfolk have seats 0, 2 and 4',
    seed: 'What maps and luck of all games follow from',
    asWritten: 'V1: only the numbers of the text',
    twoAvatars: 'V2: each seat starts with two avatars',
    literalPenalty: 'V3: movement rolls of the Sailfolk are 1 lower',
    quickGame: 'V4: a smaller realm wins',
  },
} as const;
