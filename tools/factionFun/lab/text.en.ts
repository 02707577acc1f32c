import type { Options } from '../../../src/games/factionFun/rules/state/state.ts';
import { optionNames } from '../text.en.ts';

/** The texts of the lab's page about Faction Fun, for readers who have never played it. */
export const labText = {
  about: [
    'In Faction Fun two peoples, the Sailfolk and the Hearthfolk, claim tiles of one coast. The first one whose linked tiles are a large enough realm wins.',
    'Computer players that see only their own cards play every seat: “Normal” looks one turn ahead, “Easy” decides three times in ten at random. People differ from them, so compare numbers with each other and with the targets rather than with your own games.',
  ],
  parts: {
    fairness: { title: 'Fairness', about: ['Whether one of the peoples wins more often.'] },
    length: { title: 'Length', about: ['How long a game takes, and how it ends.'] },
    suspense: { title: 'Suspense', about: ['How early a game is decided.'] },
    content: { title: 'Use of cards, events and avatars', about: ['In how many games each is met at least once.'] },
  },
  plain: (bot: string, seats: number): string => `${bot}, ${seats} seats`,
  option: (option: keyof Options): string => `normal, 2 seats, ${optionNames[option]}`,
  sides: {
    title: 'Games won by the Sailfolk',
    about: 'Of the games that one of the peoples wins.',
    target: 'With two seats, “Normal” wins 47% to 53% with each people.',
  },
  shared: { title: 'Shared coasts', about: 'Games that nobody wins (W2).', target: null },
  rounds: { title: 'Rounds', about: 'The median.', target: 'The median is 12 to 20 rounds.' },
  lastRound: { title: 'Decided after round 24', about: 'Games that last as long as they may (W2).', target: null },
  commands: { title: 'Decisions', about: 'The median of all seats together.', target: null },
  halfTime: {
    title: 'Wins of the half-time leader',
    about:
      'The leader is the people with the larger realm after half of the rounds. Games in which both are equal are left out.',
    target: 'Under 70% in the standard game with two seats.',
  },
  founder: {
    title: 'Wins of the first City or Nation',
    about: 'How often the people wins whose realm is the first to reach 7.',
    target: null,
  },
  cards: {
    title: 'Cards played',
    about: 'Games of two seats.',
    target: 'Every card is played in at least 5% of the games.',
  },
  events: {
    title: 'Events drawn',
    about: 'Games of two seats.',
    target: 'Every event comes in at least 5% of the games.',
  },
  avatars: {
    title: 'Avatars with a specialty',
    about: 'Games of two seats; the protector may be of either people.',
    target: 'Every kind comes in at least 5% of the games.',
  },
} as const;
