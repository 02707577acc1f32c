import { commandsInWords } from '../../../kernel/lessons/commandWords.ts';
import { factionFun } from '../rules/factionFun.ts';
import type { Command } from '../rules/state/command.ts';
import type { Setup } from '../rules/state/state.ts';
import type { FactionFunTypes } from '../rules/state/types.ts';

/*
 * Commands in words, so that the opening of a lesson takes a few lines: `survey 0>12 claim pass answer1`. Each is given by the seat that
 * the game waits for.
 */

/** The commands that these words mean, one after the other from a setup. Throws a `RangeError` at a word that is no legal command. */
export const commandsOf = (setup: Setup, words: string): readonly Command[] =>
  commandsInWords<FactionFunTypes>(factionFun, wordOf, setup, words);

/** A short name for a command that distinguishes it from all other commands legal at that point. */
function wordOf(command: Command): string {
  switch (command.do) {
    case 'play':
      return [command.card, ...command.tiles].join(':');
    case 'move':
    case 'return':
      return `${command.avatar}>${command.tile}`;
    case 'place':
      return `${command.kind}>${command.tile}`;
    case 'attack':
    case 'take':
      return `${command.do}@${command.tile}`;
    case 'answer':
    case 'lose':
    case 'strike':
      return `${command.do}${command.avatar}`;
    case 'fight':
      return command.card;
    default:
      return command.do;
  }
}
