import { azardia } from '../azardia.ts';
import type { Command } from '../state/command.ts';
import type { AzardiaView, Seat } from '../state/state.ts';
import { decidedCommand } from './decided.ts';

/** G1: the rival who certainly wins when a command is given, before luck or anybody else has a say; `null` for nobody. */
export function rivalWhoWins(view: AzardiaView, command: Command): Seat | null {
  const applied = azardia.apply(view, command);
  if (!applied.ok) return null;
  const { winner, chance } = afterDecided(applied.state);
  return winner === command.seat || chance.draws !== view.chance.draws ? null : winner;
}

/** The state after the discards of the last turn, which are made by themselves. */
function afterDecided(state: AzardiaView): AzardiaView {
  const command = decidedCommand(state);
  const applied = command && azardia.apply(state, command);
  return applied?.ok ? afterDecided(applied.state) : state;
}
