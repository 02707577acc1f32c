import { factionFunListing } from '../../src/games/factionFun/listing.ts';
import { games as shipped } from '../../src/games/registry.ts';
import { bidsListing } from './bids/listing.ts';

/** The games of the build for browser tests: those that everybody gets, and those that only tests play. */
export const games = {
  ...shipped,
  // It is not offered to players before it has its own screens.
  factionFun: {
    listing: factionFunListing,
    load: async () => (await import('../../src/games/factionFun/module.ts')).factionFunModule,
  },
  bids: { listing: bidsListing, load: async () => (await import('./bids/module.ts')).bidsModule },
};
