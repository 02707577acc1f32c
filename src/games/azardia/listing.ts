import type { GameListing } from '../../module/listing.ts';

/** Azardia in the list of games. */
export const azardiaListing: GameListing = {
  name: 'Azardia',
  tagline: 'Race up the Tyrant’s tower with dice, duels and dirty tricks.',
  players: { least: 2, most: 4 },
  minutes: { least: 10, most: 30 },
  picture: 'game/covers/azardia.avif',
};
