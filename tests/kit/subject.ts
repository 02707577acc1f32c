import type fc from 'fast-check';
import type { Bot } from '../../src/kernel/bot.ts';
import type { Applied, Game } from '../../src/kernel/game.ts';
import type { Luck } from './luck.ts';

/** What a game says that a run of commands, the first of them legal now, leads to. */
export interface Foresight<State, Command, Fact> {
  readonly commands: readonly Command[];
  readonly state: State;
  /** Of all the commands, in order. */
  readonly facts: readonly Fact[];
}

/** A game put to the test, with what only its own tests know about it. Everything here is pure, as the game is. */
export interface Subject<Setup, State, Command, Fact> {
  readonly game: Game<Setup, State, Command, Fact>;
  /** Every setup that can be played. To be shrunk, each must be understood without the luck that it was made with. */
  readonly setups: fc.Arbitrary<Setup>;
  /** A position made up from the middle of some game, for what play from an opening seldom comes to. */
  readonly middle?: (setup: Setup, luck: Luck) => State;
  /** Who can lead a game, by name. */
  readonly bots: Readonly<Record<string, Bot<State, Command>>>;
  /** The kind of a command; whoever picks by number picks one of these first. */
  readonly nameOf: (command: Command) => string;
  /** Everything that is wrong with a state, in words. */
  readonly faults: (state: State) => readonly string[];
  /** The same position with other luck to come. */
  readonly otherLuck: (state: State, seed: string) => State;
  /** What the game foretells in a state. */
  readonly foresee?: (state: State) => readonly Foresight<State, Command, Fact>[];
  /** What the game said of a command, its odds say, and what then turned out otherwise, in words. */
  readonly untrue?: (state: State, command: Command, applied: Applied<State, Fact>) => readonly string[];
  /** Every rule that a refusal may name. */
  readonly rules: readonly string[];
  /** Words that occur in commands, to make near misses of. */
  readonly words: readonly string[];
  /** The kind of game that a setup makes, for the report. */
  readonly kindOf: (setup: Setup) => string;
  /** How a game ended, for the report. */
  readonly endOf: (state: State) => string;
  /** What a fact shows to have been played, for the report. */
  readonly shownBy: (fact: Fact) => string;
}
