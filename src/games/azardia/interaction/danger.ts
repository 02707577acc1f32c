import type { Danger } from '../../../module/danger.ts';
import { rivalWhoWins } from '../rules/forecast/defeat.ts';
import type { Command } from '../rules/state/command.ts';
import type { AzardiaView } from '../rules/state/state.ts';
import { moduleText } from '../text/module.en.ts';
import { playerName } from '../text/names.en.ts';

/** The risk of a legal command: it may give up the last turn in which the holder of tile 150 could be pushed off it (G1). */
export function dangerOf(view: AzardiaView, command: Command): Danger | null {
  const winner = rivalWhoWins(view, command);
  return winner === null ? null : { chance: 1, ...moduleText.loses(playerName(view, winner)) };
}
