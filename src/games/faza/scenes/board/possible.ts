import type { Command } from '../../rules/command.ts';
import { legalCommands } from '../../rules/legal.ts';
import type { State } from '../../rules/state.ts';
import type { Verb } from '../boardLayout.ts';
import { nextPicks } from '../picks.ts';
import type { BoardView } from '../view.ts';

const known = new WeakMap<State, readonly Command[]>();

/** The verbs that the hero in front could use now. The rules are asked once for each state. */
export function possibleVerbs(view: BoardView): ReadonlySet<Verb> {
  if (view.busy || view.players[view.seat] === 'computer') return new Set();
  const commands = known.get(view.state) ?? legalCommands(view.state);
  known.set(view.state, commands);
  const picks = nextPicks(commands, [{ kind: 'hero', seat: view.seat }]);
  return new Set(picks.flatMap((pick) => (pick.kind === 'verb' ? [pick.verb] : [])));
}
