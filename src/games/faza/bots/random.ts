import { at } from '../../../kernel/at.ts';
import type { Bot } from '../../../kernel/bot.ts';
import { drawBelow } from '../../../kernel/chance.ts';
import type { Command, CommandName } from '../rules/command.ts';
import type { FazaTypes } from '../rules/types.ts';
import { commandsFor } from './seats.ts';

/**
 * Plays anything legal. The name is drawn first and then one command of that name: otherwise the many moves would drown
 * the few fights, and hardly a rule beyond movement would be exercised.
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

/** Each name once. There are few, so looking through them beats any table. */
function namesOf(commands: readonly Command[]): CommandName[] {
  const names: CommandName[] = [];
  for (const { do: name } of commands) if (!names.includes(name)) names.push(name);
  return names;
}
