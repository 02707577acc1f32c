import type { Seat } from '../../kernel/game.ts';
import type { Rect } from '../../table/layout/rect.ts';
import type { AnyGame } from '../match.ts';
import type { Concerns, Mark } from '../screens/replay.ts';
import type { TableLayout } from '../screens/table.ts';

/** What a coach says of a position, and what on the board that is about. */
export interface Remark {
  /** One sentence after the other. */
  readonly said: readonly string[];
  readonly concerns: Concerns;
}

/** What a coach would do. */
export interface Advice<T extends AnyGame = AnyGame> {
  /** Commands to be given in order; empty where ending the turn or phase is best. */
  readonly line: readonly T['command'][];
  /** The first step, and what it leads to. */
  readonly idea: Remark;
  /** The whole line step by step, with its numbers and the reason: one sentence after the other. */
  readonly best: readonly string[];
}

/** A decision in a game that is over, which was not the best. */
export interface Judgment {
  /** The chance to win after it, and after what would have been better; 0–1. */
  readonly chance: number;
  readonly best: number;
  /** What would have been better, and why. */
  readonly better: string;
}

/** A coach who is thinking; whoever asked stops it when the position changes. */
export interface Thought {
  stop(): void;
}

/** A coach for people who play a game. It knows a view, so it says nothing that its viewer cannot know. */
export interface GameCoach<T extends AnyGame = AnyGame> {
  /** People will soon want to hear something: loads and starts what that needs. Left out where nothing takes long to start. */
  prepare?(): void;
  /** The greatest danger that is coming; `null` without any. */
  danger(view: T['view']): Remark | null;
  /**
   * Thinks about what some seats should do. Calls `found` with a first advice at once, and with a better one when it has
   * thought longer; `isFinal` says that no other follows.
   */
  advise(view: T['view'], seats: readonly Seat[], found: (advice: Advice<T>, isFinal: boolean) => void): Thought;
  /** A command that a seat of the computer proposes, with its numbers and the reason. Left out by a game without `hasTeammates`. */
  proposal?(view: T['view'], command: T['command']): Promise<Remark>;
  /**
   * What the whole team should rather do than what people plan, with both chances; `null` where that is not much better. Left out by a
   * coach of a game without plans.
   */
  objection?(view: T['view'], planned: readonly T['command'][]): Promise<Remark | null>;
  /**
   * What would have been better than a command that was given in a view, where it decides for these seats; `null` where nothing would.
   * `isQuick`: without thinking long. Left out by a coach that does not look back at games.
   */
  judge?(view: T['view'], command: T['command'], seats: readonly Seat[], isQuick: boolean): Promise<Judgment | null>;
  /** Where it speaks. */
  places(layout: TableLayout): CoachPlaces;
  /** What on the table it speaks of; by default, as the replay marks that. */
  marks?(concerns: Concerns, view: T['view'], layout: TableLayout): readonly Mark[];
}

export interface CoachPlaces {
  readonly tag: Rect;
  /** Whether the tag has room for a sentence or two; otherwise it is a button. */
  readonly isRoomy: boolean;
  /** Where everything that it says is listed, once people open it. */
  readonly panel: Rect;
}
