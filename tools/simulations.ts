import type { GameSimulation } from './game/simulation.ts';

type LoadSimulation = () => Promise<GameSimulation>;

const loaders = {
  azardia: async () => (await import('./azardia/simulation.ts')).simulation,
  faceOff: async () => (await import('./faceOff/simulation.ts')).simulation,
  factionFun: async () => (await import('./factionFun/simulation.ts')).simulation,
  faza: async () => (await import('./faza/simulation.ts')).simulation,
} as const satisfies Readonly<Record<string, LoadSimulation>>;

/**
 * The games that command-line tools can play, by the ID of their rules. This file is separate from `registry.ts`, which
 * the page imports, so that no simulation becomes part of the page.
 */
export const simulations: Readonly<Record<SimulatedGame, LoadSimulation>> = loaders;

export type SimulatedGame = keyof typeof loaders;
