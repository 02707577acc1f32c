import { at } from '../../../kernel/at.ts';
import type { Bot } from '../../../kernel/bot.ts';
import { drawFrom } from '../../../kernel/chance.ts';
import type { Command } from '../rules/command.ts';
import type { State } from '../rules/state.ts';
import { commandsFor } from './seats.ts';

/**
 * Plays anything legal. The name is drawn first and then one command of that name: otherwise the many moves would drown
 * the few fights, and hardly a rule beyond movement would be exercised.
 */
export const random: Bot<State, Command> = {
  id: 'random',
  choose: (state, chance, seats) => {
    const commands = commandsFor(state, seats);
    if (commands.length === 0) return null;
    const luck = { ...chance };
    const name = drawFrom(luck, [...new Set(commands.map((command) => command.do))]);
    const named = commands.filter((command) => command.do === name);
    return named.length === 1 ? at(named, 0) : drawFrom(luck, named);
  },
};
