import { count } from './names.en.ts';

/** Words of the page about all games. */
export const recordsText = {
  mostDuels: 'Most duels won in a game',
  duels: (duels: number): string => count(duels, 'duel'),
  duelsWon: 'Duels won',
  cardsPlayed: 'Cards played',
  penalties: 'Penalty cards drawn',
  byCharacter: 'Wins by character',
  character: 'Character',
  achievements: {
    firstImpact: { name: 'First impact', ask: 'Win a game.' },
    fullTable: { name: 'Full table', ask: 'Win against three others.' },
    everybody: { name: 'Everyone’s friend', ask: 'Win with each of the four characters.' },
    sprint: { name: 'Sprint', ask: 'Win in 14 rounds or fewer.' },
    comeback: { name: 'Comeback', ask: 'Win after being last at the halfway point.' },
    duelist: { name: 'Duelist', ask: 'Win 5 duels in a game that you win.' },
    peaceful: { name: 'Good manners', ask: 'Win without playing a card on a rival or challenging one.' },
    punished: { name: 'Hard to discourage', ask: 'Win after 3 penalty cards.' },
    roundTrip: { name: 'Round trip', ask: 'Win even though the Gate sent you back to tile 1 twice.' },
    broke: { name: 'Money well spent', ask: 'Win with no coins left.' },
    emptyHanded: { name: 'Nothing left to say', ask: 'Win with no cards in hand.' },
    tenGames: { name: 'Back for more', ask: 'Finish 10 games.' },
    threeInARow: { name: 'Tyrant in training', ask: 'Win 3 games in a row.' },
  },
} as const;
