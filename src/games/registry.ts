import type { GameModule } from '../module/gameModule.ts';
import type { GameListing } from '../module/listing.ts';
import { listings } from './listings.ts';

/** A game that can be loaded. */
interface RegisteredGame {
  readonly listing: GameListing;
  /** The game as the shell serves it. */
  load(): Promise<GameModule>;
}

/** All games, by the ID of their rules, each loaded on demand. */
export const games = {
  faza: {
    listing: listings.faza,
    load: async () => (await import('./faza/module.ts')).fazaModule,
  },
  azardia: {
    listing: listings.azardia,
    load: async () => (await import('./azardia/module.ts')).azardiaModule,
  },
  factionFun: {
    listing: listings.factionFun,
    load: async () => (await import('./factionFun/module.ts')).factionFunModule,
  },
  faceOff: {
    listing: listings.faceOff,
    load: async () => (await import('./faceOff/module.ts')).faceOffModule,
  },
} as const satisfies Readonly<Record<string, RegisteredGame>>;
