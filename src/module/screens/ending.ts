import type { Seat } from '../../kernel/game.ts';
import type { Session } from '../../kernel/session.ts';
import type { Control } from '../../table/control.ts';
import type { Rect } from '../../table/layout/rect.ts';
import type { Chances } from '../capabilities/chances.ts';
import type { AnyGame } from '../match.ts';

/** The action of an ending's first button: the same setup with new luck, or help after an early defeat. */
export type FirstAction =
  | { readonly kind: 'again' }
  | { readonly kind: 'easy' }
  | { readonly kind: 'lesson'; readonly lesson: string }
  | { readonly kind: 'round'; readonly round: number };

/** What is known about a finished game, and about its players. */
export interface Finished<T extends AnyGame = AnyGame> {
  readonly setup: T['setup'];
  readonly state: T['view'];
  /** Games that were finished on this device, this one among them. */
  readonly games: number;
  /** The lessons that were played. */
  readonly learned: readonly string[];
}

/** The parts of a match's ending. */
export interface EndingContent<T extends AnyGame = AnyGame> {
  readonly width: number;
  readonly height: number;
  readonly session: Session<T>;
  /** Why it ended, in a sentence. */
  readonly reason: string;
  readonly chances: Chances;
  /** The action of the first button. */
  readonly first: FirstAction;
  /** The seat of the only person who played; `null` if several did, or nobody at this device. */
  readonly viewer: Seat | null;
  /** Whether a coach can tell which decisions of people cost most; left out if not. */
  readonly isJudged?: boolean;
}

/** The shell's part of an ending's view. The views of each game have more. */
export interface EndingView<T extends AnyGame = AnyGame> {
  readonly width: number;
  readonly height: number;
  readonly state: T['view'];
  readonly reason: string;
  readonly chances: Chances;
}

/** An ending as a picture to be shared. */
export interface PosterView<T extends AnyGame = AnyGame> extends Omit<EndingView<T>, 'width' | 'height'> {
  /** The code of the setup; `null` if it has none. */
  readonly code: string | null;
}

/** The action of each button of an ending. */
export interface EndingActions {
  /** The offer of the first button. */
  help(): void;
  /** The same set-up with a new seed. */
  again(): void;
  newGame(): void;
  share(): void;
  figures(): void;
  /** Tells which decisions of people cost most. */
  costly(): void;
  /** A look at the board. */
  look(): void;
  dice(): void;
  title(): void;
  /** Opens the rule by which the game ended. */
  rule(): void;
  /** Opens the round at whose end an entry of the history stands. */
  round(end: number): void;
  /** Opens the replay after a number of commands. */
  moment(age: number): void;
}

/** The most instructive round of a finished game. */
export interface KeyRound {
  /** The index of its end in the history. */
  readonly end: number;
  /** The turning point, certain or probable, or otherwise the round that cost most. */
  readonly kind: 'turn' | 'maybeTurn' | 'hardest';
}

/** The text shared with the picture of an ending. */
export interface ShareWords {
  readonly headline: string;
  readonly title: string;
  readonly words: string;
  /** Its file name. */
  readonly file: string;
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
  /** What is known as soon as a game ends, in a sentence or two. */
  helpLine(view: View): string;
  /** The lesson of a game, in a sentence or two, as far as its chances are known. */
  lessonLine(view: View): string;
  /** The names of the figures' columns. */
  figureNames(): readonly string[];
  /** By entry of the history, then by column; `null` for unknown values. */
  figures(view: View): readonly (readonly (string | null)[])[];
  /** The round at whose end an entry of the history stands; 0 is the beginning. */
  roundAt(view: View, end: number): number;
  /** The most instructive round; `null` while it is being computed. */
  keyRound(view: View): KeyRound | null;
  shareWords(view: View): ShareWords;
}
