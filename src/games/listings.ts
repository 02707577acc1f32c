import type { GameListing } from '../module/listing.ts';
import { azardiaListing } from './azardia/listing.ts';
import { faceOffListing } from './faceOff/listing.ts';
import { factionFunListing } from './factionFun/listing.ts';
import { fazaListing } from './faza/listing.ts';

/** Each game's description of itself, by the ID of its rules, in the order in which games are offered. */
export const listings = {
  faza: fazaListing,
  azardia: azardiaListing,
  factionFun: factionFunListing,
  faceOff: faceOffListing,
} as const satisfies Readonly<Record<string, GameListing>>;
