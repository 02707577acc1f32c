import type { Step } from '../../../smallGame/gameDescription.ts';
import type { Command } from '../rules/state/command.ts';
import type { AzardiaView } from '../rules/state/state.ts';
import { commandText } from '../text/commands.en.ts';
import { moduleText as text } from '../text/module.en.ts';
import { cardName } from '../text/names.en.ts';

/** How a command is pointed at: a card first, then what it is played at; moves with bought tiles apart from the plain ones. */
export function steps(command: Command, view: AzardiaView): readonly Step[] {
  const whole = { key: JSON.stringify(command), label: commandText(command, view) };
  switch (command.do) {
    case 'play':
      return command.target === null
        ? [whole]
        : [{ key: `card:${command.card}`, label: cardName(command.card) }, whole];
    case 'move':
      return command.bought === 0 ? [whole] : [{ key: 'buy', label: text.buyWithMove }, whole];
    case 'deal':
      return [{ key: `card:${command.card}`, label: cardName(command.card) }, whole];
    default:
      return [whole];
  }
}
