import { at } from '../../../kernel/at.ts';
import type { Applied } from '../../../kernel/game.ts';
import { applyLegal } from './apply.ts';
import type { Command } from './command.ts';
import type { Fact } from './fact.ts';
import { legalCommands } from './legal.ts';
import type { State } from './state.ts';
import type { FazaTypes } from './types.ts';

/**
 * What the Faza will do when the team ends its phase now, or what is left of a Faza phase that waits for a decision. A
 * Team phase that waits for one (Second Wind, say) is not ended: then this is only what the decisions asked for lead to.
 */
export interface FazaForecast {
  /** The state at the beginning of the next Team phase (or in this one, if it waits), or at the end of the game. */
  readonly after: State;
  readonly facts: readonly Fact[];
  /** Whether the team would have to decide something on the way; the forecast takes the first possibility. */
  readonly hasChoices: boolean;
}

/**
 * The coming Faza phase. It has no dice, so this is no estimate: it is the rules, run ahead. Where the team will have a
 * choice (I2, Sabotage), `decide` makes it; by default the first possibility is taken. `carryOut` carries legal commands out;
 * by default as today's rules do.
 */
export function forecast(
  state: State,
  decide: (state: State) => Command = first,
  carryOut: (state: State, command: Command) => Applied<FazaTypes> = applyLegal,
): FazaForecast {
  const begins = state.phase === 'team' && state.agenda.length === 0;
  let after = state;
  let facts: readonly Fact[] = [];
  let hasChoices = false;
  if (begins) ({ state: after, facts } = carryOut(state, { do: 'endTeamPhase' }));
  while (after.agenda.length > 0) {
    hasChoices = true;
    const next = carryOut(after, decide(after));
    after = next.state;
    facts = [...facts, ...next.facts];
  }
  return { after, facts, hasChoices };
}

function first(state: State): Command {
  return at(legalCommands(state), 0);
}
