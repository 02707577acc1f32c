import { azardia } from '../../../src/games/azardia/rules/azardia.ts';
import type { CommandName } from '../../../src/games/azardia/rules/state/command.ts';
import type { AzardiaTypes } from '../../../src/games/azardia/rules/state/types.ts';
import type { Bot } from '../../../src/kernel/bots/bot.ts';
import { drawFrom } from '../../../src/kernel/chance.ts';

/**
 * Plays random legal commands: first picks a kind of command, then one of that kind, so that cards with many targets
 * are not played most.
 */
export const random: Bot<AzardiaTypes> = {
  id: 'random',
  choose: (view, chance) => {
    const commands = azardia.legalCommands(view);
    if (commands.length === 0) return null;
    const drawing = { ...chance };
    const kind: CommandName = drawFrom(drawing, [...new Set(commands.map((command) => command.do))]);
    return drawFrom(
      drawing,
      commands.filter((command) => command.do === kind),
    );
  },
};
