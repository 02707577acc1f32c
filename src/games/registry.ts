import type { GameModule } from '../module/gameModule.ts';

/** A game that can be loaded. */
interface RegisteredGame {
  readonly name: string;
  /** The game as the shell serves it. */
  load(): Promise<GameModule>;
}

/** All games, by the ID of their rules. None is loaded before it is asked for. */
export const games = {
  faza: {
    name: 'FAZA',
    load: async () => (await import('./faza/module.ts')).fazaModule,
  },
  azardia: {
    name: 'Azardia',
    load: async () => (await import('./azardia/module.ts')).azardiaModule,
  },
} as const satisfies Readonly<Record<string, RegisteredGame>>;
