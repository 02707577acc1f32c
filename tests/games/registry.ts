import { games as shipped } from '../../src/games/registry.ts';

/** The games of the build for browser tests: those that everybody gets, one that exists for tests only, and Azardia, which has plain screens so far. */
export const games = {
  ...shipped,
  azardia: { name: 'Azardia', load: async () => (await import('../../src/games/azardia/module.ts')).azardiaModule },
  bids: { name: 'Sealed Bids', load: async () => (await import('./bids/module.ts')).bidsModule },
};
