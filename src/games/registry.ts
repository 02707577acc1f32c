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
    // The stage is fetched beside the module, not after it.
    load: async () => {
      const [{ fazaModule }] = await Promise.all([import('./faza/module.ts'), import('./faza/scenes/createStage.ts')]);
      return fazaModule;
    },
  },
} as const satisfies Readonly<Record<string, RegisteredGame>>;

export type GameId = keyof typeof games;
