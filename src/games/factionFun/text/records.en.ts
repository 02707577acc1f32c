const count = (number: number, word: string): string => (number === 1 ? `1 ${word}` : `${number} ${word}s`);

/** Words of the page about all games. */
export const recordsText = {
  largestRealm: 'Largest realm',
  tiles: (tiles: number): string => count(tiles, 'tile'),
  claims: 'Claims that stood',
  answers: 'Claims taken by an answer',
  battles: 'Battles won',
  byPeople: 'Wins by people',
  people: 'People',
  achievements: {
    firstTreaty: { name: 'First treaty', ask: 'Win a game.' },
    bothShores: { name: 'Both shores', ask: 'Win with the Sailfolk and with the Hearthfolk.' },
    councilTable: { name: 'Council table', ask: 'Win a game of four seats or more.' },
    goodLand: { name: 'Good land', ask: 'Win in 12 rounds or fewer.' },
    turnOfTide: { name: 'Turn of the tide', ask: 'Win after having the smaller realm at the halfway point.' },
    lastWord: { name: 'The last word', ask: 'Take 3 claims by an answer in a game that you win.' },
    steadyHands: { name: 'Steady hands', ask: 'Win 6 battles in a game that you win.' },
    everybodyHome: { name: 'Everyone home', ask: 'Win without losing an avatar.' },
    lowerVoice: { name: 'In a lower voice', ask: 'Win without attacking.' },
    smallRealm: { name: 'Small and enough', ask: 'Win with a realm of less than 11.' },
    sharedCoast: { name: 'A shared coast', ask: 'Let a game end without a winner.' },
    tenGames: { name: 'Ten councils', ask: 'Finish 10 games.' },
    threeInARow: { name: 'Three in a row', ask: 'Win 3 games in a row.' },
  },
} as const;
