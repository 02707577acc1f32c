import type { GameSimulation } from '../module/simulation.ts';

/**
 * The games that command-line tools can play, by the ID of their rules. This file is apart from `registry.ts`, which the page
 * imports, so that no simulation becomes a part of the page.
 */
export const simulations = {
  faza: async () => (await import('./faza/simulation.ts')).simulation,
} as const satisfies Readonly<Record<string, () => Promise<GameSimulation>>>;

export type SimulatedGame = keyof typeof simulations;
