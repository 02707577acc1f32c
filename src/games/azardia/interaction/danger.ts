import type { Danger } from '../../../module/chances/danger.ts';
import { rivalWhoWins } from '../rules/forecast/defeat.ts';
import { waysToWin } from '../rules/forecast/waysToWin.ts';
import type { Command } from '../rules/state/command.ts';
import type { AzardiaView } from '../rules/state/state.ts';
import { moduleText } from '../text/module.en.ts';
import { playerName } from '../text/names.en.ts';

/**
 * The risk of a legal command: it may give up the last turn in which its player could still take tile 150, or push the holder off it
 * (G1). Where that is out of reach, nothing is at risk any more, so that nobody is asked.
 */
export function dangerOf(view: AzardiaView, command: Command): Danger | null {
  const winner = rivalWhoWins(view, command);
  if (winner === null || !canAvoid(view, command)) return null;
  return { chance: 1, ...moduleText.loses(playerName(view, winner)) };
}

/** Whether another command than this one, which loses, could keep its player in the race. */
function canAvoid(view: AzardiaView, { seat }: Command): boolean {
  const { land, push } = waysToWin(view, seat);
  return land || push;
}
