import type { Bot } from '../kernel/bot.ts';
import type { Game } from '../kernel/game.ts';
import type { AnyGame } from './gameTypes.ts';
import type { Options, Values } from './options.ts';

/** Many games of one kind, but for their seeds; plain JSON, so that they can be handed to another process. */
export interface Kind<T extends AnyGame = AnyGame> {
  /** Who decides for the team, by its name on the command line. */
  readonly bot: string;
  /** The setup of every game, but for its seed: the one here is the stem of all. */
  readonly setup: T['setup'];
}

/** A game as command-line tools know it: rules, bots and words, nothing that needs a page. The players win or lose together. */
export interface GameSimulation<T extends AnyGame = AnyGame> {
  readonly rules: Game<T>;
  /** Who can decide for the team, by name. */
  readonly bots: Readonly<Record<string, SimulationBot<T>>>;
  /** The options that say what kind of games is played, the same for every tool. */
  readonly options: Options;
  /** The kind of games that these options ask for. */
  kind(values: Values<Options>): Kind<T>;
  /** Why a setup cannot be played, as a sentence; `null` when it can. */
  problem(setup: T['setup']): string | null;
  /** What the head of a report says of a setup before bot and seed, and what after them. */
  head(setup: T['setup']): { readonly first: readonly string[]; readonly variants: readonly string[] };
  /** The rules by which a game is lost, in the order of a report, and what each means. */
  readonly defeats: readonly { readonly rule: string; readonly text: string }[];
}

/** Somebody who can decide for the team. */
export interface SimulationBot<T extends AnyGame = AnyGame> {
  readonly bot: Bot<T>;
  /** From how many games on it pays to play them in several processes, each of which takes about a second to start. */
  readonly worthSharing: number;
}
