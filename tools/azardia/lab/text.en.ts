/** The texts of the lab's page about Azardia, for readers who have never played it. */
export const labText = {
  about: [
    'Azardia is a race for two to four players with dice and cards. The first one to hold tile 150 until the turn comes back around wins.',
    'A computer player that looks one step ahead, and sees only its own cards, plays every seat. People differ from it, so compare numbers with each other and with the targets rather than with your own games. Characters are chosen by chance.',
  ],
  parts: {
    length: { title: 'Length', about: ['How long a game takes.'] },
    fairness: {
      title: 'Fairness',
      about: ['Whether an early turn, or one of the characters, wins more often.'],
    },
    suspense: { title: 'Suspense', about: ['How early a game is decided.'] },
    cards: { title: 'Use of cards', about: ['How often an action card is played of the times that it is drawn.'] },
  },
  players: (size: number): string => `${size} players`,
  tableForTwo: '2 players, Table for two',
  place: (size: number, place: number): string => `${size} players, turn ${place}`,
  character: (size: number, name: string): string => `${size} players, ${name}`,
  rounds: { title: 'Rounds', about: 'The median.', target: 'The median is 15 to 25 rounds.' },
  minutes: (seconds: number) => ({
    title: 'Minutes',
    about: `The median, if a command takes ${seconds} seconds on average.`,
    target: null,
  }),
  randomRounds: {
    title: 'Rounds of random games',
    about: 'The median where every player does anything legal: a check that games end at all.',
    target: null,
  },
  places: {
    title: 'Wins by turn order',
    about: 'The opening roll decides who has the first turn.',
    target: 'With four players, everyone wins 21% to 29%, from the first in the turn order to the last.',
  },
  characters: {
    title: 'Wins by character',
    about: 'Of the games in which the character plays.',
    target: 'With four players each character wins 19% to 31%.',
  },
  halfTime: {
    title: 'Wins of the half-time leader',
    about:
      'The leader is the player with the fewest turns to go, by the estimate of the computer, after half of the rounds.',
    target: 'Under 65% with three and four players, and at most 67% with two in “Table for two”.',
  },
  firstOnGoal: {
    title: 'Wins of the first player on tile 150',
    about: 'How often the player who is first on tile 150 wins in the end.',
    target: null,
  },
  cards: { title: 'Cards played', about: 'Games of four players.', target: null },
} as const;
