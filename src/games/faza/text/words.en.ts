/** What the page around the game says of FAZA. */
export const words = {
  givenUp: 'The city will fall to the Faza.',
  codeHolds: 'This game’s heroes, mode, options and luck.',
  sameSeed: 'The same seed gives the same city and the same luck.',
  forecastShows: 'Shows what the Motherships are about to do, as ghosts on the board.',
} as const;
