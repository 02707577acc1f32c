import type { GameListing } from '../../../src/module/listing.ts';

/** Sealed Bids in the list of games, without a picture. */
export const bidsListing: GameListing = {
  name: 'Sealed Bids',
  tagline: 'Hidden hands, one bid, no second look.',
  players: { least: 2, most: 6 },
  minutes: { least: 2, most: 5 },
  picture: null,
};
