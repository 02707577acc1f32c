import { commandsInWords } from '../../../kernel/lessons.ts';
import { factionFun } from '../rules/factionFun.ts';
import type { Command } from '../rules/state/command.ts';
import type { Setup } from '../rules/state/state.ts';

/** The commands of an opening in words, such as `survey 0>12 claim pass answer1`. Throws a `RangeError` at a word that is no legal command. */
export function commandsOf(setup: Setup, words: string): readonly Command[] {
  return commandsInWords(factionFun, setup, words, wordOf);
}

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
