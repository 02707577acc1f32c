import type { GameModule } from '../module/gameModule.ts';
import type { GameSimulation } from '../module/simulation.ts';

/** A game that can be loaded. */
interface RegisteredGame {
  readonly name: string;
  /** The game as the shell serves it. */
  load(): Promise<GameModule>;
  /** The game as command-line tools know it: they have no page, and cannot load what needs one. */
  loadSimulation(): Promise<GameSimulation>;
}

/** All games, by the ID of their rules. None is loaded before it is asked for. */
export const games = {
  faza: {
    name: 'FAZA',
    load: async () => (await import('./faza/module.ts')).fazaModule,
    loadSimulation: async () => (await import('./faza/simulation.ts')).simulation,
  },
} as const satisfies Readonly<Record<string, RegisteredGame>>;

export type GameId = keyof typeof games;
