import { commandsFor } from '../../../src/games/faza/bots/seats.ts';
import type { Command, CommandName } from '../../../src/games/faza/rules/state/command.ts';
import type { FazaTypes } from '../../../src/games/faza/rules/state/types.ts';
import type { Bot } from '../../../src/kernel/bots/bot.ts';
import { drawBelow } from '../../../src/kernel/chance.ts';
import { at } from '../../../src/kernel/values/at.ts';

/**
 * Plays random legal commands. It picks a name first and then a command of that name: otherwise the many moves would
 * crowd out the few fights, and hardly any rule beyond movement would be exercised.
 */
export const random: Bot<FazaTypes> = {
  id: 'random',
  choose: (state, chance, seats) => {
    const commands = commandsFor(state, seats);
    if (commands.length === 0) return null;
    const luck = { ...chance };
    const names = namesOf(commands);
    const name = at(names, drawBelow(luck, names.length));
    const named = commands.filter((command) => command.do === name);
    return at(named, named.length === 1 ? 0 : drawBelow(luck, named.length));
  },
};

/** Each name once. There are so few that a linear search is fastest. */
function namesOf(commands: readonly Command[]): CommandName[] {
  const names: CommandName[] = [];
  for (const { do: name } of commands) if (!names.includes(name)) names.push(name);
  return names;
}
