import type { AnyGame } from '../module/match.ts';
import type { GameSimulation } from '../module/simulation.ts';
import { type Plan, playOut, setupOf } from './playout.ts';

/**
 * All that happens in the games of a plan, as lines of JSON: the opening of each, then what every command led to. Lines
 * are made one by one, when they are asked for; with several games each says which one it belongs to.
 */
export function* traceLines<T extends AnyGame>(simulation: GameSimulation<T>, plan: Plan<T>): Generator<string> {
  for (let game = 0; game < plan.games; game++) {
    const number = plan.games > 1 ? { game } : {};
    for (const { command, facts, state } of playOut(simulation, plan, game)) {
      yield JSON.stringify(
        command === null
          ? { ...number, setup: setupOf(plan, game), state, facts }
          : { ...number, command, facts, state },
      );
    }
  }
}
