import type { GameListing } from '../../module/listing.ts';

/** Faction Fun in the list of games. */
export const factionFunListing: GameListing = {
  name: 'Faction Fun',
  tagline: 'Two peoples, one coast: claim land, answer claims, link what you hold.',
  players: { least: 2, most: 6 },
  minutes: { least: 15, most: 30 },
  splash: { ground: '#115247', words: '#fff' },
  picture: 'game/covers/factionFun.avif',
};
