import type { Applied, Game } from '../../../kernel/game.ts';
import { apply } from './apply.ts';
import { legalCommands } from './legal.ts';
import type { Play } from './play.ts';
import { setUp, setUpByVersion2 } from './setup.ts';
import type { State } from './state.ts';
import type { FazaTypes } from './types.ts';

const rules = {
  id: 'faza',
  legalCommands,
  apply,
  isOver: (state: State) => state.phase === 'over',
  revealed: (before: State, after: State) => before.chance.draws !== after.chance.draws,
  round: (state: State) => state.round,
};

/** The version before: starting Points are Drones from the pool, and a board that the opening phase loses stays. */
const version2: Game<FazaTypes> = {
  ...rules,
  version: 2,
  newGame: (setup) => applied(setUpByVersion2(setup)),
};

/** FAZA, by the rules of `rule-ids.ts`. */
export const faza: Game<FazaTypes> = {
  ...rules,
  // Every stored game names it; tests/golden/README.md says what moving it takes.
  version: 3,
  earlier: [version2],
  newGame: (setup) => applied(setUp(setup)),
};

function applied({ state, facts }: Play): Applied<FazaTypes> {
  return { ok: true, state, facts };
}
