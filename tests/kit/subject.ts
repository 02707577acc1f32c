import type fc from 'fast-check';
import type { Bot } from '../../src/kernel/bots/bot.ts';
import type { Applied, Game, GameTypes } from '../../src/kernel/game.ts';
import type { Luck } from './luck.ts';

/** What a game forecasts for a series of commands, the first of which is legal now. */
export interface Foresight<T extends GameTypes> {
  readonly commands: readonly T['command'][];
  /** The resulting state, with unknown luck from there on. */
  readonly view: T['view'];
  /** Of all the commands, in order. */
  readonly facts: readonly T['fact'][];
}

/** A game under test, with what only its own tests know about it. Everything here is pure, as the game is. */
export interface Subject<T extends GameTypes> {
  readonly game: Game<T>;
  /**
   * Every setup that can be played. Each must be valid without the random numbers that made it, so that it can be
   * shrunk.
   */
  readonly setups: fc.Arbitrary<T['setup']>;
  /** A position made up from the middle of some game, for situations that play from an opening seldom reaches. */
  readonly middle?: (setup: T['setup'], luck: Luck) => T['state'];
  /** The available leaders, by name. */
  readonly bots: Readonly<Record<string, Bot<T>>>;
  /** The kind of a command; picking by number first picks one of these. */
  readonly nameOf: (command: T['command']) => string;
  /** Everything that is wrong with a state, in words. */
  readonly faults: (state: T['state']) => readonly string[];
  /** What facts reveal of a view; all of it by default. */
  readonly told?: (view: T['state']) => unknown;
  /** The same position with different luck from here on. */
  readonly otherLuck: (state: T['state'], seed: string) => T['state'];
  /** What the game foretells in a state. */
  readonly foresee?: (state: T['state']) => readonly Foresight<T>[];
  /** Where the result of a command differs from what the game said of it or from its odds, in words. */
  readonly untrue?: (state: T['state'], command: T['command'], applied: Applied<T>) => readonly string[];
  /** Every rule that a refusal may name. */
  readonly rules: readonly string[];
  /** Words that occur in commands, for making near misses. */
  readonly words: readonly string[];
  /** The kind of game that a setup makes, for the report. */
  readonly kindOf: (setup: T['setup']) => string;
  /** How a game ended, for the report. */
  readonly endOf: (state: T['state']) => string;
  /** What a fact shows to have been played, for the report. */
  readonly shownBy: (fact: T['fact']) => string;
}
