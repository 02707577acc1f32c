import { azardia } from '../azardia.ts';
import type { Command } from '../state/command.ts';
import type { AzardiaView } from '../state/state.ts';

/**
 * G1: what a player does at the end of the very last turn, where nothing depends on it any more: only the discards (T4) are left before
 * the holder of tile 150 wins. `null` where anything is still open.
 */
export function decidedCommand(view: AzardiaView): Command | null {
  const { steps, grace } = view;
  if (steps[0]?.step !== 'discardDown' || grace === null || grace.turns.length > 0) return null;
  const commands = azardia.legalCommands(view);
  return commands.find((one) => one.do === 'pass') ?? commands.find((one) => one.do === 'discard') ?? null;
}
