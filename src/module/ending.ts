import type { Seat } from '../kernel/game.ts';
import type { Session } from '../kernel/session.ts';
import type { Control } from '../table/control.ts';
import type { Rect } from '../table/layout/rect.ts';
import type { AnyGame } from './match.ts';
import type { Estimate } from './swing.ts';

/** What is known about the chance to win from one position. */
export interface MomentChance {
  /** `null` where a defeat is ahead and too few games were played on to tell whether the players would prevent it. */
  readonly estimate: Estimate | null;
  /** Whether the game is lost unless the players prevent it before the phase or turn ends. */
  readonly isDefeatAhead: boolean;
}

/** What is known so far about the chance to win, round by round. */
export interface Chances {
  /** One for each entry of the history; the last is the outcome. Empty until there is a first estimate of each. */
  readonly estimates: readonly Estimate[];
  /** The same as it is said in words, as a replay says it of the same position. */
  readonly moments: readonly MomentChance[];
  /** How many games count that the computer has played on from a round: the fewest from any, and the most. */
  readonly games: { readonly least: number; readonly most: number };
  /** How many games it has played, of how many that are wanted by now: more, where it proves undecided. */
  readonly work: { readonly done: number; readonly wanted: number };
  /** `done` once it is decided where the game turned, as far as it can be; `failed` where this browser cannot play on. */
  readonly progress: 'counting' | 'done' | 'failed';
}

/** How a game went on that the computer played from a position; what of it counts, each game knows for itself. */
export type Rollout = object;

/** A thread that works out chances to win; its promises reject where the browser allows no threads. */
export interface ChanceThread<T extends AnyGame = AnyGame> {
  /** The first estimate of the chance to win from each position, from 0 to 1. */
  expected(positions: readonly T['view'][]): Promise<readonly number[]>;
  /** Plays a game on from a position to its end. The same position and luck always give the same. */
  playOn(position: T['view'], luck: string): Promise<Rollout>;
  /** Ends it, whatever it is at. */
  close(): void;
}

/** What the first button of an ending does: the same set-up with new luck, or what helps after an early defeat. */
export type FirstAction =
  | { readonly kind: 'again' }
  | { readonly kind: 'easy' }
  | { readonly kind: 'lesson'; readonly lesson: string }
  | { readonly kind: 'round'; readonly round: number };

/** What is known of a game that is over, and of who played it. */
export interface Finished<T extends AnyGame = AnyGame> {
  readonly setup: T['setup'];
  readonly state: T['view'];
  /** Games that were finished on this device, this one among them. */
  readonly games: number;
  /** The lessons that were played. */
  readonly learned: readonly string[];
}

/** What the ending of a match is made of. */
export interface EndingContent<T extends AnyGame = AnyGame> {
  readonly width: number;
  readonly height: number;
  readonly session: Session<T>;
  /** Why it ended, in a sentence. */
  readonly reason: string;
  readonly chances: Chances;
  /** What the first button does. */
  readonly first: FirstAction;
  /** The seat of the one person who played; `null` where several did, or nobody at this device. */
  readonly viewer: Seat | null;
}

/** What the shell knows of an ending as it is shown. The views of each game have more. */
export interface EndingView<T extends AnyGame = AnyGame> {
  readonly width: number;
  readonly height: number;
  readonly state: T['view'];
  readonly reason: string;
  readonly chances: Chances;
}

/** An ending as a picture to be shared. */
export interface PosterView<T extends AnyGame = AnyGame> extends Omit<EndingView<T>, 'width' | 'height'> {
  /** The code of the set-up; `null` where it has none. */
  readonly code: string | null;
}

/** What each button of an ending does. */
export interface EndingActions {
  /** What the first button offers. */
  help(): void;
  /** The same set-up with a new seed. */
  again(): void;
  newGame(): void;
  share(): void;
  figures(): void;
  /** A look at the board. */
  look(): void;
  dice(): void;
  title(): void;
  /** Opens the rule by which the game ended. */
  rule(): void;
  /** Opens the round at whose end an entry of the history stands. */
  round(end: number): void;
  /** Opens the replay at the moment after a number of commands. */
  moment(age: number): void;
}

/** The round of a game that is over from which there is most to learn. */
export interface KeyRound {
  /** Which entry of the history stands at its end. */
  readonly end: number;
  /** Where the game turned, surely or probably, or else what cost most. */
  readonly kind: 'turn' | 'maybeTurn' | 'hardest';
}

/** What is said with the picture of an ending. */
export interface ShareWords {
  readonly headline: string;
  readonly title: string;
  readonly words: string;
  /** What a file of it is called. */
  readonly file: string;
}

/** How the computer tells what the chances were: by a first estimate, then by playing games on. */
export interface GameChances<T extends AnyGame = AnyGame> {
  openThread(): ChanceThread<T>;
  /** The chance to win from a position, by its first estimate and some games that were played on from there. */
  estimate(expected: number, games: readonly Rollout[]): Estimate;
  /** Whether the game is lost unless the players prevent it before the phase or turn ends. A game without a forecast omits it. */
  isDefeatAhead?(position: T['view']): boolean;
}

/** The ending of a game: a view with the history of the match, entry by entry the beginning and the end of each round. */
export interface GameEnding<T extends AnyGame = AnyGame, View extends EndingView<T> = EndingView<T>> {
  /** Why a game ended, in a sentence; empty for one that is not over. */
  reason(state: T['view']): string;
  /** What helps most after a game. */
  firstAction(finished: Finished<T>): FirstAction;
  /** The same set-up, played the easiest way. */
  easier(setup: T['setup']): T['setup'];
  view(content: EndingContent<T>): View;
  controls(view: View, actions: EndingActions): Control[];
  /** Where the page may say something without covering anything that is read. */
  toasts(view: View): Rect;
  /** What is known the moment a game ends, in a sentence or two. */
  helpLine(view: View): string;
  /** What a game teaches, in a sentence or two, as far as its chances are known. */
  lessonLine(view: View): string;
  /** What the columns of the figures are called. */
  figureNames(): readonly string[];
  /** By entry of the history, then by column; `null` for what is not known yet. */
  figures(view: View): readonly (readonly (string | null)[])[];
  /** The round at whose end an entry of the history stands; 0 is the beginning. */
  roundAt(view: View, end: number): number;
  /** The round from which there is most to learn; `null` as long as that is being worked out. */
  keyRound(view: View): KeyRound | null;
  shareWords(view: View): ShareWords;
  /** `null` for a game whose chances are not estimated. */
  readonly chances: GameChances<T> | null;
}
