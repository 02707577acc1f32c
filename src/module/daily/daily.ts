import type { AnyGame, Match } from '../match.ts';
import type { GameDigest } from '../records/records.ts';

/** Everybody's game of a day. */
export interface DailyGame<T extends AnyGame = AnyGame> {
  /** The setup of a day (`2026-11-21`) with that day's seed. It follows from the day alone, and never changes. */
  setup(day: string, seed: string): T['setup'];
  /** The retry number of a day's seed with which a bot has won; `null` for a day without a known win. */
  retry(day: string): number | null;
  /** Whether this version or an earlier one has offered a day's game with a retry number: with any other it is no day's game. */
  wasOffered(day: string, retry: number): boolean;
  /** A description of the game, in a few words for the title. */
  line(setup: T['setup']): string;
  /**
   * A day's game at every step of difficulty, the easiest first, the given one among them: the same seats and the same seed. Empty
   * for a game that has no steps.
   */
  steps(setup: T['setup']): readonly T['setup'][];
  /** This game's content of the daily page, loaded when that page is first opened. */
  page(): Promise<DailyPage<T>>;
}

/** What the page of the daily game shows about one game, and what its players share. */
export interface DailyPage<T extends AnyGame = AnyGame> {
  /** Who plays, in seat order. */
  team(setup: T['setup']): readonly DailyMember[];
  /** Other properties of the day, each in a few words: the board, the mode. */
  lines(setup: T['setup']): readonly string[];
  /** The meaning of the steps' notes. */
  readonly noteTitle: string;
  step(setup: T['setup']): DailyStep;
  /** The name of a stored game's step; `null` for a game without steps. */
  playedAt(digest: GameDigest): string | null;
  /** What players may share of a finished game, in lines. It reveals nothing of the board. */
  shared(match: Match<T>): readonly string[];
}

/** A player of the daily game. */
export interface DailyMember {
  readonly name: string;
  readonly about: string;
  /** Draws a portrait, once its picture has loaded; omitted by a game without portraits. */
  draw?(canvas: HTMLCanvasElement): void;
}

/** A step of difficulty on the day's page. */
export interface DailyStep {
  readonly name: string;
  /** A short note beside the name; empty if nothing is known. */
  readonly note: string;
  /** A description of the step, in a sentence or two. */
  readonly about: string;
}
