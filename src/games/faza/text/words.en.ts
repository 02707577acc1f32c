/** What the page around the game says of FAZA. */
export const words = {
  name: 'FAZA',
  givenUp: 'The city will fall to the Faza.',
  codeHolds: 'This game’s heroes, mode, options and luck.',
  sameSeed: 'The same seed gives the same city and the same luck.',
  forecastShows: 'Shows what the Motherships are about to do, as ghosts on the board.',
  summary: { name: 'Faza phase summary', holds: 'Lists what the Motherships did, line by line.' },
  players: 'Name players, pick badges, assign heroes. Any hero may act at any time.',
  passing: 'When you choose another player’s hero, the screen waits for that player.',
} as const;
