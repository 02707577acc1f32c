const count = (number: number, word: string): string => (number === 1 ? `1 ${word}` : `${number} ${word}s`);

/** Words of the page about all games. */
export const recordsText = {
  mostPoints: 'Most points',
  points: (points: number): string => count(points, 'point'),
  faceOffs: 'Face Offs won',
  cracks: 'First at a fallen headquarters',
  auctions: 'Auctions won',
  byFaction: 'Wins by faction',
  faction: 'Faction',
  achievements: {
    firstGrin: { name: 'First grin', ask: 'Win a game.' },
    fourFaces: { name: 'Four faces', ask: 'Win with each of the four factions.' },
    crowd: { name: 'Crowded box', ask: 'Win a game of four seats or more.' },
    wholeSet: { name: 'The whole set', ask: 'Win with all seven cards of a set.' },
    byANose: { name: 'By a nose', ask: 'Win by 2 points or less.' },
    tieBreaker: { name: 'Early in the alphabet', ask: 'Come first by a tie-break 3 times in a game that you win.' },
    wallBreaker: { name: 'Through the wall', ask: 'Be first when 3 headquarters fall in a game that you win.' },
    bidder: { name: 'Going, going, gone', ask: 'Win 3 auctions in a game that you win.' },
    saver: { name: 'Full purse', ask: 'Win with 15 tokens or more.' },
    powerHouse: { name: 'Power house', ask: 'Win with 7 Power cards or more.' },
    peaceful: { name: 'No hard feelings', ask: 'Win without an attack on anyone.' },
    outwitted: { name: 'Outwitted', ask: 'Win against an OverNerd.' },
    tenGames: { name: 'Ten games, ten grins', ask: 'Finish 10 games.' },
    threeInARow: { name: 'Three in a row', ask: 'Win 3 games in a row.' },
  },
} as const;
