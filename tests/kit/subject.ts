import type fc from 'fast-check';
import type { Bot } from '../../src/kernel/bot.ts';
import type { Applied, Game, GameTypes } from '../../src/kernel/game.ts';
import type { Luck } from './luck.ts';

/** What a game says that a run of commands, the first of them legal now, leads to. */
export interface Foresight<T extends GameTypes> {
  readonly commands: readonly T['command'][];
  /** What they lead to, with the luck to come unknown. */
  readonly view: T['view'];
  /** Of all the commands, in order. */
  readonly facts: readonly T['fact'][];
}

/** A game put to the test, with what only its own tests know about it. Everything here is pure, as the game is. */
export interface Subject<T extends GameTypes> {
  readonly game: Game<T>;
  /** Every setup that can be played. To be shrunk, each must be understood without the luck that it was made with. */
  readonly setups: fc.Arbitrary<T['setup']>;
  /** A position made up from the middle of some game, for what play from an opening seldom comes to. */
  readonly middle?: (setup: T['setup'], luck: Luck) => T['state'];
  /** Who can lead a game, by name. */
  readonly bots: Readonly<Record<string, Bot<T>>>;
  /** The kind of a command; whoever picks by number picks one of these first. */
  readonly nameOf: (command: T['command']) => string;
  /** Everything that is wrong with a state, in words. */
  readonly faults: (state: T['state']) => readonly string[];
  /** What facts tell of a view; all of it where nothing is said. */
  readonly told?: (view: T['state']) => unknown;
  /** The same position with other luck to come. */
  readonly otherLuck: (state: T['state'], seed: string) => T['state'];
  /** What the game foretells in a state. */
  readonly foresee?: (state: T['state']) => readonly Foresight<T>[];
  /** What the game said of a command, its odds say, and what then turned out otherwise, in words. */
  readonly untrue?: (state: T['state'], command: T['command'], applied: Applied<T>) => readonly string[];
  /** Every rule that a refusal may name. */
  readonly rules: readonly string[];
  /** Words that occur in commands, to make near misses of. */
  readonly words: readonly string[];
  /** The kind of game that a setup makes, for the report. */
  readonly kindOf: (setup: T['setup']) => string;
  /** How a game ended, for the report. */
  readonly endOf: (state: T['state']) => string;
  /** What a fact shows to have been played, for the report. */
  readonly shownBy: (fact: T['fact']) => string;
}
