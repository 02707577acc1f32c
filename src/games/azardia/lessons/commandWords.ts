import { commandsInWords } from '../../../kernel/lessons/commandWords.ts';
import { azardia } from '../rules/azardia.ts';
import type { Command, Target } from '../rules/state/command.ts';
import type { Setup } from '../rules/state/state.ts';
import type { AzardiaTypes } from '../rules/state/types.ts';

/*
 * Commands in words, so that the opening of a lesson takes a few lines: `roll sum bootJets -glueRain pass`. Each is given by the seat that
 * the game waits for.
 */

/** The commands that these words mean, one after the other from a setup. Throws a `RangeError` at a word that is no legal command. */
export const commandsOf = (setup: Setup, words: string): readonly Command[] =>
  commandsInWords<AzardiaTypes>(azardia, wordOf, setup, words);

/** A short name for a command that distinguishes it from all other commands legal at that point. */
function wordOf(command: Command): string {
  switch (command.do) {
    case 'chooseCharacter':
      return command.character;
    case 'move': {
      const dice = command.dice.length === 2 && command.dice[1] === 1 ? '' : command.dice.join('-');
      return `${command.how}${dice}${command.bought > 0 ? `+${command.bought}` : ''}`;
    }
    case 'raise':
      return `raise${command.die}`;
    case 'play':
      return `${command.card}${targetOf(command.target)}`;
    case 'discard':
      return `-${command.card}`;
    case 'sell':
      return `$${command.card}`;
    case 'answer':
      return `!${command.card}${command.rival === null ? '' : `@${command.rival}`}`;
    case 'challenge':
      return `challenge@${command.rival}`;
    case 'deal':
    case 'swapCard':
      return `${command.card}>${command.rival}`;
    case 'exchange':
      return `${command.give}>${command.take}`;
    default:
      return command.do;
  }
}

function targetOf(target: Target): string {
  if (target === null) return '';
  if ('rival' in target) return `@${target.rival}`;
  return 'tiles' in target ? `:${target.tiles}` : `:${target.die}=${target.face}`;
}
