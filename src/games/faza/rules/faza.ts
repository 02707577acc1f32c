import { type Chance, UNKNOWN_CHANCE } from '../../../kernel/chance.ts';
import type { Applied, Game, Result } from '../../../kernel/game.ts';
import { apply } from './apply.ts';
import { seats } from './board.ts';
import { evolve } from './evolve.ts';
import type { Fact } from './fact.ts';
import { legalCommands } from './legal.ts';
import type { Play } from './play.ts';
import { setUp, setUpByVersion2 } from './setup.ts';
import type { Setup, State } from './state.ts';
import type { FazaTypes } from './types.ts';

const rules = {
  id: 'faza',
  seats: ({ heroes }: Setup) => heroes.length,
  // T1: there is no order of turns, and what is to be decided the team decides; so anybody may give any command.
  activeSeats: (state: State) => (state.outcome ? [] : seats(state)),
  legalCommands: (state: State) => legalCommands(state),
  apply,
  evolve,
  // The team has no secrets. What is unseen of the deck has no order, so only the luck to come is hidden.
  view,
  redact: (fact: Fact) => fact,
  determinize: (known: State, chance: Chance) => ({ ...known, chance }),
  revealed: (before: State, after: State) => before.chance.draws !== after.chance.draws,
  round: (state: State) => state.round,
  result: ({ outcome, heroes }: State): Result | null =>
    outcome && { rule: outcome.rule, ranking: [[...heroes.keys()]], teamWon: outcome.won },
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

const views = new WeakMap<State, State>();

/** One view of a state, the same for everybody and whenever it is asked for: much is remembered by the state it is about. */
function view(state: State): State {
  const known = views.get(state) ?? { ...state, chance: UNKNOWN_CHANCE };
  views.set(state, known);
  return known;
}

function applied({ state, facts }: Play): Applied<FazaTypes> {
  return { ok: true, state, facts };
}
