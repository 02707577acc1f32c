import type { Estimate } from '../../src/kernel/bots/estimate.ts';
import type { Drawing } from '../../src/kernel/chance.ts';
import type { AnyGame } from '../../src/module/match.ts';

/** Everything that the balance lab knows about a game: what to play, what to count, and what to report. */
export interface Lab<T extends AnyGame = AnyGame> {
  /** Kinds of games, in order of importance. */
  readonly series: readonly LabSeries<T>[];
  /** Folders and files that the results depend on: rules, content, bots, networks, counting. A change makes results stale. */
  readonly sources: readonly URL[];
  /** Watches one game from its opening to its end. */
  watch(series: LabSeries<T>): LabObserver<T>;
  /** Turns the counts of each series, by its ID, into a report. Series without games have no counts. */
  report(counts: ReadonlyMap<string, Counts>): LabReport;
}

/** Many games of one kind. */
export interface LabSeries<T extends AnyGame = AnyGame> {
  /** Short and unique, such as `normal/3`. */
  readonly id: string;
  /** The player, by the name of a bot. */
  readonly bot: string;
  /** How many games are played for each requested one. */
  readonly times: number;
  /** The setup of one game, by its number from 0. */
  setup(luck: Drawing, seed: string, number: number): T['setup'];
}

/** One step of a game: the opening, without a command, or the result of a command. */
export interface Turn<T extends AnyGame = AnyGame> {
  readonly command: T['command'] | null;
  readonly facts: readonly T['fact'][];
  readonly state: T['state'];
}

/** Watches a game. */
export interface LabObserver<T extends AnyGame = AnyGame> {
  see(turn: Turn<T>): void;
  /** What was counted, once the game is over. */
  counts(): Counts;
}

/**
 * The counts of some games: whole numbers by name. Counts of more games are added, so it does not matter who played
 * which game, or in which order.
 */
export type Counts = Readonly<Record<string, number>>;

/** Everything that is reported, part by part. */
export interface LabReport {
  /** An introduction to this game and these games, for a newcomer. */
  readonly about: readonly string[];
  readonly parts: readonly LabPart[];
}

/** A part of the report: a heading with what belongs under it. */
export interface LabPart {
  readonly title: string;
  readonly about: readonly string[];
  readonly measures: readonly Measure[];
}

/** The unit of all numbers of a measure: fractions, differences of fractions in percentage points, or plain numbers. */
export type Unit = 'percent' | 'points' | 'number';

/** Several numbers of one kind: a chart, and, where they have goals, a target of the design. */
export interface Measure {
  readonly title: string;
  /** How it was measured, and how to read it. */
  readonly about: string;
  readonly unit: Unit;
  /** The target, as a sentence; `null` where there is none. */
  readonly target: string | null;
  readonly rows: readonly MeasureRow[];
  /** Whether rows and columns form a table: a row's name is then that of its line. */
  readonly shape: 'bars' | 'matrix';
}

/** One number. */
export interface MeasureRow {
  readonly name: string;
  /** In a matrix, the column. */
  readonly column?: string;
  /** `null` as long as there are no games to compute it from. */
  readonly estimate: Estimate | null;
  /** The goal for the number. */
  readonly goal?: Goal;
}

/** The range where a number should be, including both ends. */
export interface Goal {
  readonly least?: number;
  readonly most?: number;
}
