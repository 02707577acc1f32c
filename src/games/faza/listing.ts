import type { GameListing } from '../../module/listing.ts';

/** FAZA in the list of games. */
export const fazaListing: GameListing = {
  name: 'FAZA',
  tagline: 'Save the city together: bring down three Motherships.',
  players: { least: 1, most: 4 },
  minutes: { least: 20, most: 45 },
  picture: 'game/covers/faza.avif',
};
