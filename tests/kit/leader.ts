import type { Bot } from '../../src/kernel/bots/bot.ts';
import { chanceFrom } from '../../src/kernel/chance.ts';
import type { GameTypes } from '../../src/kernel/game.ts';
import { at } from '../../src/kernel/values/at.ts';
import { equal } from '../../src/kernel/values/equal.ts';
import { must } from './properties/violation.ts';

/** Decides the n-th command: one of the legal commands, or `null` to stop. */
export type Leader<T extends GameTypes> = (
  state: T['state'],
  legal: readonly T['command'][],
  given: number,
) => T['command'] | null;

/** A bot with its own random numbers. */
export function ledBy<T extends GameTypes>(bot: Bot<T>, seed: string): Leader<T> {
  return (state, _legal, draws) => {
    const command = bot.choose(state, chanceFrom(seed, draws));
    must(command !== null, `${bot.id} has nothing to say before the end`);
    return command;
  };
}

/** These very commands, and then stop. */
export function retelling<T extends GameTypes>(commands: readonly T['command'][]): Leader<T> {
  return (_state, _legal, given) => commands[given] ?? null;
}

/** Small numbers, each of which picks one of the legal commands of its turn; after the last number the game stops. */
export function picking<T extends GameTypes>(
  numbers: readonly number[],
  nameOf: (command: T['command']) => string,
): Leader<T> {
  return (_state, legal, given) => {
    const number = numbers[given];
    return number === undefined ? null : picked(legal, nameOf, number);
  };
}

/** First pick the kind of command: if one number picked among all commands, one kind would crowd out the others. */
function picked<T extends GameTypes>(
  legal: readonly T['command'][],
  nameOf: (command: T['command']) => string,
  number: number,
): T['command'] {
  const names = namesOf(legal, nameOf);
  const named = legal.filter((command) => nameOf(command) === at(names, number % names.length));
  return at(named, Math.floor(number / names.length) % named.length);
}

/** The smallest number that picks this command of the list. */
export function numberOf<T extends GameTypes>(
  legal: readonly T['command'][],
  nameOf: (command: T['command']) => string,
  command: T['command'],
): number {
  const names = namesOf(legal, nameOf);
  const name = nameOf(command);
  const place = legal.filter((other) => nameOf(other) === name).findIndex((other) => equal(other, command));
  if (place < 0) throw new RangeError('the command is not in the list');
  return names.indexOf(name) + names.length * place;
}

function namesOf<T extends GameTypes>(
  legal: readonly T['command'][],
  nameOf: (command: T['command']) => string,
): string[] {
  return [...new Set(legal.map(nameOf))];
}
