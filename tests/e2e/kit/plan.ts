import { greedy } from '../../../src/games/faza/bots/greedy.ts';
import { applyLegal } from '../../../src/games/faza/rules/apply.ts';
import type { Command } from '../../../src/games/faza/rules/command.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { Setup, State } from '../../../src/games/faza/rules/state.ts';
import { chanceFrom } from '../../../src/kernel/chance.ts';

/** The commands of a whole game as the greedy bot plays it, and how it ends. */
export function planOf(setup: Setup): { commands: Command[]; end: State } {
  const commands: Command[] = [];
  let state = faza.newGame(setup).state;
  while (!state.outcome) {
    const command = greedy.choose(state, chanceFrom(`plan ${commands.length}`)) ?? { do: 'endTeamPhase' };
    commands.push(command);
    state = applyLegal(state, command).state;
  }
  return { commands, end: state };
}
