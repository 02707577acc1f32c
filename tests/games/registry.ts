import { faceOffListing } from '../../src/games/faceOff/listing.ts';
import { games as shipped } from '../../src/games/registry.ts';
import { bidsListing } from './bids/listing.ts';

/** The games of the build for browser tests: those that everybody gets, one that is still being built, and one that only tests play. */
export const games = {
  ...shipped,
  faceOff: {
    listing: faceOffListing,
    load: async () => (await import('../../src/games/faceOff/module.ts')).faceOffModule,
  },
  bids: { listing: bidsListing, load: async () => (await import('./bids/module.ts')).bidsModule },
};
