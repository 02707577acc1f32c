import { type Chance, chanceFrom } from '../../../kernel/chance.ts';
import type { Applied, Game } from '../../../kernel/game.ts';
import { apply } from './apply.ts';
import type { Command } from './command.ts';
import type { Fact } from './fact.ts';
import { legalCommands } from './legal.ts';
import { setUp } from './setup.ts';
import type { Setup, State } from './state.ts';

const rules = {
  id: 'faza',
  legalCommands,
  apply,
  isOver: (state: State) => state.phase === 'over',
  revealed: (before: State, after: State) => before.chance.draws !== after.chance.draws,
  round: (state: State) => state.round,
};

/** The second version: starting Points are Drones from the pool, and a board that the opening phase loses stays. */
const second: Game<Setup, State, Command, Fact> = {
  ...rules,
  version: 2,
  newGame: (setup) => opening(setup, chanceFrom(setup.seed)),
};

/** The first version, but for its luck the same as the second: see `Chance.generator`. */
const first: Game<Setup, State, Command, Fact> = {
  ...second,
  version: 1,
  newGame: (setup) => opening(setup, { seed: setup.seed, draws: 0 }),
};

/** FAZA, by the rules of `rule-ids.ts`. */
export const faza: Game<Setup, State, Command, Fact> = {
  ...rules,
  // Every stored game names it; tests/golden/README.md says what moving it takes.
  version: 3,
  earlier: [second, first],
  newGame: (setup) => opening(setup),
};

function opening(setup: Setup, earlier?: Chance): Applied<State, Fact> {
  const { state, facts } = setUp(setup, earlier);
  return { ok: true, state, facts };
}
