import { faceOff } from '../../../src/games/faceOff/rules/faceOff.ts';
import type { CommandName } from '../../../src/games/faceOff/rules/state/command.ts';
import type { FaceOffTypes } from '../../../src/games/faceOff/rules/state/types.ts';
import type { Bot } from '../../../src/kernel/bots/bot.ts';
import { drawFrom } from '../../../src/kernel/chance.ts';

/** Plays random legal commands: first picks a kind of command, then one of that kind. What it has sealed stays sealed. */
export const random: Bot<FaceOffTypes> = {
  id: 'random',
  choose: (view, chance, seats) => {
    const commands = faceOff
      .legalCommands(view)
      .filter((command) => command.do !== 'reopen' && (seats?.includes(command.seat) ?? true));
    if (commands.length === 0) return null;
    const drawing = { ...chance };
    const kind: CommandName = drawFrom(drawing, [...new Set(commands.map((command) => command.do))]);
    return drawFrom(
      drawing,
      commands.filter((command) => command.do === kind),
    );
  },
};
