import type { Game, GameTypes } from '../game.ts';
import { begin, give, now } from '../session.ts';

/**
 * Commands in words, so that the opening of a lesson takes a few lines: `survey 0>12 claim pass answer1`. Each word is what `wordOf` calls one
 * of the commands that are legal at that point, by the seat that the game waits for. Throws a `RangeError` at a word that is none.
 */
export function commandsInWords<T extends GameTypes>(
  game: Game<T>,
  wordOf: (command: T['command']) => string,
  setup: T['setup'],
  words: string,
): readonly T['command'][] {
  let session = begin(game, setup);
  return (words.match(/\S+/g) ?? []).map((word) => {
    const command = game.legalCommands(now(session)).find((one) => wordOf(one) === word);
    const given = command && give(session, command);
    if (!given || !('session' in given)) throw new RangeError(`${word} is no legal command there`);
    ({ session } = given);
    return command;
  });
}
