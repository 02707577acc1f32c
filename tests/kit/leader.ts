import { at } from '../../src/kernel/at.ts';
import type { Bot } from '../../src/kernel/bot.ts';
import { chanceFrom } from '../../src/kernel/chance.ts';
import { equal } from '../../src/kernel/equal.ts';
import { must } from './laws/breach.ts';

/** Who says what is done next, at the n-th command: one of the legal commands, or `null` to leave off here. */
export type Leader<State, Command> = (state: State, legal: readonly Command[], given: number) => Command | null;

/** A bot, with luck of its own. */
export function ledBy<State, Command>(bot: Bot<State, Command>, seed: string): Leader<State, Command> {
  return (state, _legal, draws) => {
    const command = bot.choose(state, chanceFrom(seed, draws));
    must(command !== null, `${bot.id} has nothing to say before the end`);
    return command;
  };
}

/** These very commands, and then no more. */
export function retelling<State, Command>(commands: readonly Command[]): Leader<State, Command> {
  return (_state, _legal, given) => commands[given] ?? null;
}

/** Small numbers, each of which picks among what is legal when its turn comes; when all are used up the game is left. */
export function picking<State, Command>(
  numbers: readonly number[],
  nameOf: (command: Command) => string,
): Leader<State, Command> {
  return (_state, legal, given) => {
    const number = numbers[given];
    return number === undefined ? null : picked(legal, nameOf, number);
  };
}

/** The kind of a command comes first: with one number for all of them, one kind would crowd out the others. */
function picked<Command>(legal: readonly Command[], nameOf: (command: Command) => string, number: number): Command {
  const names = namesOf(legal, nameOf);
  const named = legal.filter((command) => nameOf(command) === at(names, number % names.length));
  return at(named, Math.floor(number / names.length) % named.length);
}

/** The smallest number that picks this command of the list. */
export function numberOf<Command>(
  legal: readonly Command[],
  nameOf: (command: Command) => string,
  command: Command,
): number {
  const names = namesOf(legal, nameOf);
  const name = nameOf(command);
  const place = legal.filter((other) => nameOf(other) === name).findIndex((other) => equal(other, command));
  if (place < 0) throw new RangeError('the command is not in the list');
  return names.indexOf(name) + names.length * place;
}

function namesOf<Command>(legal: readonly Command[], nameOf: (command: Command) => string): string[] {
  return [...new Set(legal.map(nameOf))];
}
