import { search } from '../../../kernel/search.ts';
import { applyLegal } from '../rules/apply.ts';
import { faza } from '../rules/faza.ts';
import type { Command } from '../rules/state/command.ts';
import type { FazaTypes } from '../rules/state/types.ts';
import { keyWithDeck } from './key.ts';
import { gameMemory, scopeOf } from './memory.ts';
import { movesOf } from './searchable.ts';
import { worthOf } from './value/trained.ts';

type State = FazaTypes['state'];

/** Positions that the oracle expands for each command. */
const EXPANSIONS = 60;

const remembered = gameMemory<State, Command>(EXPANSIONS);

/**
 * The command of somebody who knows the luck to come: every roll and every card. No fair player can do better for long, so it is a
 * yardstick for the others, and only for tools: it is the one bot that is given a state.
 */
export function foretell(state: State): Command | null {
  const view = (known: State) => faza.view(known, null);
  const [best] = search<State, Command>(
    {
      moves: (known) => movesOf(view(known), undefined),
      outcomes: (known, command) => [{ view: applyLegal(known, command).state, chance: 1 }],
      value: (known) => worthOf(view(known)),
      key: (known) => `${keyWithDeck(view(known))}|${known.chance.draws}`,
    },
    state,
    (expanded) => expanded >= EXPANSIONS,
    remembered(`${scopeOf(view(state))}${state.chance.seed}`),
  );
  return best?.move ?? null;
}
