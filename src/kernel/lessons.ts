import type { Game, GameTypes } from './game.ts';
import { begin, give, now, type Session } from './session.ts';

/** How many words of a game a first-time player reads in a minute. */
const WORDS_A_MINUTE = 200;
/** Seconds to find and press something that is pointed at. */
const A_PRESS = 1.5;
/** Seconds that the animation of a command takes on average. */
const AN_ANIMATION = 2;

/** How long a step of a lesson takes, in seconds: its words, its presses, and the animations of its commands. */
export function lessonSeconds(says: string, presses: number, commands: number): number {
  const reading = (says.split(/\s+/).length / WORDS_A_MINUTE) * 60;
  return reading + presses * A_PRESS + commands * AN_ANIMATION;
}

/**
 * The commands that words mean, one after the other from a setup, each given by the seat that the game waits for: so the opening of a
 * lesson takes a few lines. `wordOf` names a command, and distinguishes it from all others that are legal at that point. Throws a
 * `RangeError` at a word that is no legal command.
 */
export function commandsInWords<T extends GameTypes>(
  game: Game<T>,
  setup: T['setup'],
  words: string,
  wordOf: (command: T['command']) => string,
): readonly T['command'][] {
  let session: Session<T> = begin(game, setup);
  return (words.match(/\S+/g) ?? []).map((word) => {
    const command = game.legalCommands(now(session)).find((one) => wordOf(one) === word);
    const given = command && give(session, command);
    if (!given || !('session' in given)) throw new RangeError(`${word} is no legal command there`);
    ({ session } = given);
    return command;
  });
}
