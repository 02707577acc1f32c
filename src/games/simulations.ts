import type { GameSimulation } from '../module/simulation.ts';
import type { GameId } from './registry.ts';

/**
 * Every game as command-line tools know it: they have no page, and cannot load what needs one. Apart from `registry.ts`, which the
 * page imports, so that no simulation becomes a part of the page.
 */
export const simulations = {
  faza: async () => (await import('./faza/simulation.ts')).simulation,
} as const satisfies Readonly<Record<GameId, () => Promise<GameSimulation>>>;
