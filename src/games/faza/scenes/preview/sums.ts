import type { FazaView } from '../../rules/state.ts';
import { type ForecastSummary, total } from '../board/forecastSummary.ts';

/** From the least to the most; the same twice where it is certain. */
export type Range = readonly [least: number, most: number];

/** What a coming Faza phase comes to. */
export interface Sums {
  readonly wounds: Range;
  readonly rebelsLost: Range;
  /** Tiles that turn. */
  readonly turns: Range;
  /** Drones in the pool before and after it. */
  readonly pool: { readonly before: Range; readonly after: Range };
}

/** The sums over all cases of a coming phase: its omens, and the position that it starts from. There is one at least. */
export function sumsOf(cases: readonly { readonly omens: ForecastSummary; readonly state: FazaView }[]): Sums {
  const range = (count: (found: (typeof cases)[number]) => number): Range => {
    const counts = cases.map(count);
    return [Math.min(...counts), Math.max(...counts)];
  };
  return {
    wounds: range(({ omens }) => total(omens.wounds)),
    rebelsLost: range(({ omens }) => total(omens.rebelsLost)),
    turns: range(({ omens }) => omens.turns.size),
    pool: {
      before: range(({ state }) => state.pool.drones),
      // A Drone that cannot be placed is a loss (D2), not a debt.
      after: range(({ omens }) => Math.max(0, omens.pool.drones)),
    },
  };
}
