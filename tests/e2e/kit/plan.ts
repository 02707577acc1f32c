import { policy } from '../../../src/games/faza/bots/learned.ts';
import { applyLegal } from '../../../src/games/faza/rules/apply.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { Command } from '../../../src/games/faza/rules/state/command.ts';
import type { Setup, State } from '../../../src/games/faza/rules/state/state.ts';
import { chanceFrom } from '../../../src/kernel/chance.ts';
import { viewed } from '../../games/faza/positions.ts';

/** The commands of a whole game as the policy bot plays it, and how it ends. */
export function planOf(setup: Setup): { commands: Command[]; end: State } {
  const commands: Command[] = [];
  let state = faza.newGame(setup).state;
  while (!state.outcome) {
    const command = policy.choose(viewed(state), chanceFrom(`plan ${commands.length}`)) ?? { do: 'endTeamPhase' };
    commands.push(command);
    state = applyLegal(state, command).state;
  }
  return { commands, end: state };
}
