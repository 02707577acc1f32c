import { factionFun } from '../../../src/games/factionFun/rules/factionFun.ts';
import type { CommandName } from '../../../src/games/factionFun/rules/state/command.ts';
import type { FactionFunTypes } from '../../../src/games/factionFun/rules/state/types.ts';
import type { Bot } from '../../../src/kernel/bots/bot.ts';
import { drawFrom } from '../../../src/kernel/chance.ts';

/** Plays random legal commands: first picks a kind of command, then one of that kind, because there are many more moves than claims. */
export const random: Bot<FactionFunTypes> = {
  id: 'random',
  choose: (view, chance) => {
    const commands = factionFun.legalCommands(view);
    if (commands.length === 0) return null;
    const drawing = { ...chance };
    const kind: CommandName = drawFrom(drawing, [...new Set(commands.map((command) => command.do))]);
    return drawFrom(
      drawing,
      commands.filter((command) => command.do === kind),
    );
  },
};
