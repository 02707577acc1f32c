import type { GameListing } from '../../module/listing.ts';

/** Face Off in the list of games. */
export const faceOffListing: GameListing = {
  name: 'Face Off',
  tagline: 'Seal a champion, open all at once, grab the prize.',
  players: { least: 2, most: 5 },
  minutes: { least: 20, most: 50 },
  splash: { ground: '#17335f', words: '#fbf0d9' },
  picture: 'game/covers/faceOff.avif',
};
