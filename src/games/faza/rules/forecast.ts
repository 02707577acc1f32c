import type { Applied } from '../../../kernel/game.ts';
import { at } from '../../../kernel/values/at.ts';
import { applyLegal } from './apply.ts';
import { legalCommands } from './legal.ts';
import type { Command } from './state/command.ts';
import type { Fact } from './state/fact.ts';
import type { FazaView } from './state/state.ts';
import type { FazaTypes } from './state/types.ts';

/**
 * What the Faza will do if the team ends its phase now, or the rest of a Faza phase that waits for a decision. A Team phase
 * that waits for one (Second Wind, say) does not end: then this is only what the decision leads to.
 */
export interface FazaForecast {
  /** The state at the beginning of the next Team phase (or in this one, if it waits), or at the end of the game. */
  readonly after: FazaView;
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
  state: FazaView,
  decide: (state: FazaView) => Command = first,
  carryOut: (state: FazaView, command: Command) => Applied<FazaTypes, FazaView> = applyLegal,
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

function first(state: FazaView): Command {
  return at(legalCommands(state), 0);
}
