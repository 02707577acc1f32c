import { type Chance, UNKNOWN_CHANCE } from '../../../kernel/chance.ts';
import type { Game, Result } from '../../../kernel/game.ts';
import { allTogether } from '../../../kernel/sides.ts';
import { apply } from './apply.ts';
import { seats } from './board/board.ts';
import { evolve } from './evolve.ts';
import { legalCommands } from './legal.ts';
import { setUp } from './setup.ts';
import type { Fact } from './state/fact.ts';
import { applied, copyWith } from './state/play.ts';
import type { FazaView, Position, Setup, State } from './state/state.ts';
import type { FazaTypes } from './state/types.ts';

const rules = {
  id: 'faza',
  seats: ({ heroes }: Setup) => heroes.length,
  // X1, X2: the heroes win or lose together.
  sides: ({ heroes }: Setup) => allTogether(heroes.length),
  // T1: there is no order of turns, and the team makes all decisions, so anybody may give any command.
  activeSeats: (state: Position) => (state.outcome ? [] : seats(state)),
  legalCommands,
  apply,
  evolve,
  // The team has no secrets. What is unseen of the deck has no order, so only the luck to come is hidden.
  view,
  redact: (fact: Fact) => fact,
  determinize: (known: FazaView, chance: Chance): State => copyWith(known, chance),
  revealed: (before: State, after: State) => before.chance.draws !== after.chance.draws,
  round: ({ round }: Position) => round,
  result: ({ outcome, heroes }: Position): Result | null => {
    const everybody = [...heroes.keys()];
    return outcome && { rule: outcome.rule, ranking: [everybody], winners: outcome.won ? everybody : [] };
  },
};

/** FAZA, by the rules of `ruleIds.ts`. */
export const faza: Game<FazaTypes> = {
  ...rules,
  // Every stored game names it; tests/golden/README.md says what a new version requires.
  version: 4,
  newGame: (setup) => applied(setUp(setup)),
};

/** The view asked for last. A map of all of them would be most of the work of a playout. */
let latest: { readonly state: State; readonly view: FazaView } | undefined;

/** The view of a state: the same object when it is asked for again at once, because caches use it as their key. */
function view(state: State): FazaView {
  if (latest?.state !== state) latest = { state, view: copyWith(state, UNKNOWN_CHANCE) };
  return latest.view;
}
