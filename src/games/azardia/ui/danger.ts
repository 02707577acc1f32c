import type { Danger } from '../../../module/danger.ts';
import { rivalWhoWins } from '../rules/forecast/defeat.ts';
import type { Command } from '../rules/state/command.ts';
import type { AzardiaView } from '../rules/state/state.ts';
import { moduleText } from '../text/module.en.ts';
import { playerName } from '../text/names.en.ts';

/** What a legal command can cost its player: the last turn to push the holder of tile 150 off it (G1). */
export function dangerOf(view: AzardiaView, command: Command): Danger | null {
  const winner = rivalWhoWins(view, command);
  return winner === null ? null : { chance: 1, ...moduleText.loses(playerName(view, winner)) };
}
