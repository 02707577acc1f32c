/** The texts of the lab's page about Face Off, for readers who have never played it. */
export const labText = {
  about: [
    'In Face Off two to five players seal cards at the same time, fight for rewards, and lay siege to headquarters. Most points win, or a whole set at once.',
    'The computer player “Boss”, which sees only its own hand, plays every seat. People differ from it, so compare numbers with each other and with the targets rather than with your own games.',
  ],
  parts: {
    fairness: { title: 'Fairness', about: ['Whether a faction or a seat wins more often than its share.'] },
    length: { title: 'Length', about: ['How long a game takes, and how it ends.'] },
    content: { title: 'Use of cards', about: ['In how many games each card is played, gained or claimed.'] },
  },
  seats: (count: number): string => `${count} seats`,
  seat: (seat: number): string => `seat ${seat + 1}`,
  factions: {
    title: 'Wins of the factions',
    about: 'In points above or below an equal share; a shared win counts in part.',
    target: 'Every faction is within 6 points of its share.',
  },
  places: {
    title: 'Wins of the seats',
    about: 'In points above or below an equal share. The seat that begins is drawn.',
    target: 'Every seat is within 4 points of its share.',
  },
  rounds: { title: 'Rounds', about: 'The median.', target: 'The median is 12 to 20 rounds.' },
  commands: { title: 'Decisions', about: 'The median of all seats together.', target: null },
  sets: {
    title: 'Games won by a whole set',
    about: 'Games that end at once (E1).',
    target: 'From 3% to 12% of the games.',
  },
  cards: {
    title: 'Cards',
    about: 'Games of four seats.',
    target: 'Every card is used in some games.',
  },
} as const;
