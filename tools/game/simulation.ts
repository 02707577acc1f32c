import type { Bot } from '../../src/kernel/bots/bot.ts';
import type { Drawing } from '../../src/kernel/chance.ts';
import type { Game, Seat } from '../../src/kernel/game.ts';
import type { CertifiedDays } from '../../src/module/daily/certifiedDays.ts';
import type { AnyGame } from '../../src/module/match.ts';
import type { Lab } from './lab.ts';
import type { Learner } from './learner.ts';

/** Many games that differ only in their seeds; plain JSON, so that they can be passed to another process. */
export interface Kind<T extends AnyGame = AnyGame> {
  /** The bot, by its name on the command line: for a team, or for each seat that `bots` does not list. */
  readonly bot: string;
  /** The bot of each seat, if they differ. */
  readonly bots?: readonly string[];
  /** The setup of every game, except its seed: the one here is the prefix of all. */
  readonly setup: T['setup'];
}

/** How many games were won after the coach’s line, and after the greedy bot’s. */
export interface CoachResult {
  readonly coach: number;
  readonly greedy: number;
}

/** A game as command-line tools know it: rules, bots and words, nothing that needs a page. */
export interface GameSimulation<T extends AnyGame = AnyGame> {
  /** How a coach’s line does, or that of the bot it would ask, against the greedy bot’s in the position of a number. */
  coachTrial?(position: number, games: number): CoachResult | null;
  readonly rules: Game<T>;
  /** The available bots, by name. */
  readonly bots: Readonly<Record<string, SimulationBot<T>>>;
  /** Bots from the weakest to the strongest: each should beat the one before it. */
  readonly ladder: readonly string[];
  /** What tools measure for each edition separately (`--edition`): at least one; the first is the default. */
  readonly editions: readonly MeasuredEdition<T>[];
  /** The daily games, if there are any. */
  readonly dailies?: Dailies<T>;
  /** The options that select the kind of games, the same for every tool. */
  readonly options: Options;
  /** The kind of games that these options ask for. */
  kind(values: Values<Options>): Kind<T>;
  /** Why a setup cannot be played, as a sentence; `null` when it can. */
  problem(setup: T['setup']): string | null;
  /** What the head of a report says about a setup before bot and seed, and what after them. */
  head(setup: T['setup']): { readonly first: readonly string[]; readonly variants: readonly string[] };
  /**
   * The rules by which a game is lost, in the order of a report, with their meanings; empty if players win against each
   * other.
   */
  readonly defeats: readonly { readonly rule: string; readonly text: string }[];
  /**
   * If players win against each other: the groups that a report counts a player in, such as the first in the turn
   * order.
   */
  groups?(state: T['state'], seat: Seat): readonly string[];
}

/** An edition of a game, as tools measure it. */
export interface MeasuredEdition<T extends AnyGame = AnyGame> {
  readonly id: string;
  /**
   * What games and bots depend on besides the rules and the setup, as plain JSON: if the content changes, measurements
   * start over.
   */
  readonly content: unknown;
  /** Kinds of games to compare bots in. */
  readonly kinds: readonly GameKind<T>[];
  /** The difficulty steps, if there are any. */
  readonly steps?: Steps<T>;
  /** How a network can learn the edition, if bots use any. */
  readonly learner?: Learner<T>;
  /** What is played and measured to balance the edition, if its designers have targets. */
  readonly lab?: Lab<T>;
}

/** A decision maker: a bot, which gets views, or for comparison an oracle, which knows the luck to come. */
export interface SimulationBot<T extends AnyGame = AnyGame> {
  readonly bot: Bot<T> | Oracle<T>;
  /** What its decisions depend on besides the rules and the content of the edition, as plain JSON; usually nothing. */
  readonly settings?: unknown;
  /** The number of games from which it pays to use several processes, each of which takes about a second to start. */
  readonly worthSharing: number;
}

/** A player that gets the state with all its luck, which is not fair. */
export interface Oracle<T extends AnyGame = AnyGame> {
  readonly id: string;
  /** The command to give now. */
  foretell(state: T['state']): T['command'] | null;
}

/** A kind of games to compare bots in. */
export interface GameKind<T extends AnyGame = AnyGame> {
  readonly name: string;
  /** The setup of one game. */
  setup(luck: Drawing, seed: string): T['setup'];
}

/** Steps of difficulty, whose win rates `npm run steps` measures. */
export interface Steps<T extends AnyGame = AnyGame> {
  /** Each step with each number of seats. */
  readonly kinds: readonly GameKind<T>[];
  /** Where the win rates are stored, from the root of the repository. */
  readonly file: string;
}

/** Measured win rates. */
export interface MeasuredSteps {
  /** Who played. */
  readonly bot: string;
  /** How many games of each kind. */
  readonly games: number;
  /** How many of them were won, by the name of the kind. */
  readonly wins: Readonly<Record<string, number>>;
  /** What the win rates depend on: rules, content, the settings of the bot and the kinds of games. */
  readonly fingerprint: string;
}

/** The daily games, and which of them a bot has won (`npm run certify`). */
export interface Dailies<T extends AnyGame = AnyGame> {
  /** The setup of a day (`2026-11-21`) with that day's seed. */
  setup(day: string, seed: string): T['setup'];
  /** Who tries to win a day's game, by name, from the fastest to the strongest. */
  readonly bots: readonly string[];
  /**
   * What games and bots depend on besides the rules and the setup, as plain JSON: if the content changes, days are no
   * longer certified.
   */
  readonly content: unknown;
  readonly certified: CertifiedDays;
  /** Where the certified days are stored, from the root of the repository. */
  readonly file: string;
}

/*
 * The options of a command-line tool, as data.
 */

interface Described {
  /** What the option does, in one line, for `--help`. */
  readonly help: string;
}

interface FlagOption extends Described {
  readonly kind: 'flag';
}

export interface NumberOption extends Described {
  readonly kind: 'number';
  readonly default?: number;
  readonly min?: number;
  readonly max?: number;
  /** Numbers are whole unless this is true. */
  readonly fractions?: boolean;
  readonly required?: boolean;
}

interface TextOption extends Described {
  readonly kind: 'text';
  readonly default?: string;
  readonly required?: boolean;
}

interface ChoiceOption extends Described {
  readonly kind: 'choice';
  readonly choices: readonly string[];
  readonly default?: string;
  readonly required?: boolean;
}

/** Several values in one argument, separated by commas: `--names one,two`. */
interface ListOption extends Described {
  readonly kind: 'list';
  /** The allowed values; any if absent. */
  readonly choices?: readonly string[];
  readonly default?: readonly string[];
  readonly required?: boolean;
}

export type Option = FlagOption | NumberOption | TextOption | ChoiceOption | ListOption;

/** Options by their long name, without the dashes. */
export type Options = Readonly<Record<string, Option>>;

/** A value may be missing only if the option has neither a default nor `required: true`. */
type Certain<T extends Option, V> = T extends { readonly default: unknown } | { readonly required: true }
  ? V
  : V | undefined;

type ValueOf<T extends Option> = T extends FlagOption
  ? boolean
  : T extends NumberOption
    ? Certain<T, number>
    : T extends ChoiceOption
      ? Certain<T, T['choices'][number]>
      : T extends ListOption
        ? Certain<T, readonly (T extends { readonly choices: readonly (infer C)[] } ? C : string)[]>
        : Certain<T, string>;

/** The values of a command's options, by option name. */
export type Values<O extends Options> = { readonly [K in keyof O]: ValueOf<O[K]> };
