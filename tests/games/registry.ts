import { games as shipped } from '../../src/games/registry.ts';
import { bidsListing } from './bids/listing.ts';

/** The games of the build for browser tests: those that everybody gets, and one that only tests play. */
export const games = {
  ...shipped,
  bids: { listing: bidsListing, load: async () => (await import('./bids/module.ts')).bidsModule },
};
