import type { Drawing } from '../../src/kernel/chance.ts';
import type { Estimate } from '../../src/kernel/estimate.ts';
import type { AnyGame } from '../../src/module/match.ts';

/** What the balance lab plays of a game, what it counts in it, and what it reports: everything that it knows of the game. */
export interface Lab<T extends AnyGame = AnyGame> {
  /** Kinds of games, in the order of importance. */
  readonly series: readonly LabSeries<T>[];
  /** Folders and files that the results depend on: rules, content, bots, networks, counting. A change makes results stale. */
  readonly sources: readonly URL[];
  /** Watches one game from its opening to its end. */
  watch(series: LabSeries<T>): LabObserver<T>;
  /** What the counts say: those of each series by its ID. Series without games have no counts. */
  report(counts: ReadonlyMap<string, Counts>): LabReport;
}

/** Many games of one kind. */
export interface LabSeries<T extends AnyGame = AnyGame> {
  /** Short and unique, such as `normal/3`. */
  readonly id: string;
  /** Who plays, by the name of a bot. */
  readonly bot: string;
  /** How many games are played for each that is asked for. */
  readonly times: number;
  /** The setup of one game, by its number from 0. */
  setup(luck: Drawing, seed: string, number: number): T['setup'];
}

/** One moment of a game: the opening, without a command, or what a command led to. */
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
 * What was counted in some games: whole numbers by name. The counts of more games are the sums, so it does not matter who
 * played which game, and in which order.
 */
export type Counts = Readonly<Record<string, number>>;

/** Everything that is reported, part by part. */
export interface LabReport {
  /** What this game and these games are, for a newcomer. */
  readonly about: readonly string[];
  readonly parts: readonly LabPart[];
}

/** A part of the report: a heading with what belongs under it. */
export interface LabPart {
  readonly title: string;
  readonly about: readonly string[];
  readonly measures: readonly Measure[];
}

/** What all numbers of a measure are: shares, differences of shares in percentage points, or plain numbers. */
export type Unit = 'percent' | 'points' | 'number';

/** Several numbers of one kind: a chart, and where they have goals, a target of the design. */
export interface Measure {
  readonly title: string;
  /** How it was measured, and how to read it. */
  readonly about: string;
  readonly unit: Unit;
  /** The target, as a sentence; `null` where there is none. */
  readonly target: string | null;
  readonly rows: readonly MeasureRow[];
  /** Whether rows and columns make a table: the name of a row is then that of its line. */
  readonly shape: 'bars' | 'matrix';
}

/** One number. */
export interface MeasureRow {
  readonly name: string;
  /** In a matrix, the column. */
  readonly column?: string;
  /** `null` as long as there are no games to tell it from. */
  readonly estimate: Estimate | null;
  /** Where it should be. */
  readonly goal?: Goal;
}

/** Where a number should be; both ends belong to it. */
export interface Goal {
  readonly least?: number;
  readonly most?: number;
}
