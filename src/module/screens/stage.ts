import type { Pace } from '../../table/cutscenes/motion.ts';
import type { AnyGame } from '../match.ts';
import type { EndingView, PosterView } from './ending.ts';
import type { NewGameView } from './setups.ts';
import type { TableView } from './table.ts';
import type { TitleView } from './title.ts';

export type { Pace as AnimationPace } from '../../table/cutscenes/motion.ts';
export type { SceneHost as StageHost } from '../../table/pages/screen.ts';

/** The views of a game's screens: with more than the shell knows about them. */
export interface ScreenViews<T extends AnyGame = AnyGame> {
  readonly table: TableView<T>;
  readonly newGame: NewGameView;
  readonly ending: EndingView<T>;
}

/**
 * Everything that is drawn: one canvas, one scene at a time. Views of screens other than the table are the game's own.
 */
export interface Stage<T extends AnyGame = AnyGame, S extends ScreenViews<T> = ScreenViews<T>> {
  title(view: TitleView): void;
  newGame(view: S['newGame']): void;
  /** Shows a state of the game, at once. */
  board(view: S['table']): void;
  /**
   * Plays what happened between two states on the board. Resolves when the picture has caught up, at the latest soon after
   * `skip`. The game never waits for it: afterwards `board` is called with the true state in any case. `onProgress` hears of
   * each fact when it begins to be shown, by its place among them. `onRearranged` hears of a state that lies elsewhere on the screen than
   * what was shown until now: the view of that state is asked for at once, so that buttons go where they are drawn.
   */
  play(
    facts: readonly T['fact'][],
    before: T['view'],
    after: T['view'],
    onProgress?: (index: number) => void,
    onRearranged?: (state: T['view']) => void,
  ): Promise<void>;
  /**
   * Shows the cards that were drawn, each as a still picture until it has been read, where animations take no time; where
   * they take some, they show the cards themselves and nothing happens. None is shown any more once `isWanted` says no,
   * because their table was left.
   */
  cards(facts: readonly T['fact'][], before: T['view'], after: T['view'], isWanted: () => boolean): Promise<void>;
  skip(): void;
  /** Resolves when the page opened last is complete: turned to, laid out, its animation played or skipped. */
  settled(): Promise<void>;
  /** Pauses the animation, or resumes it. */
  hold(still: boolean): void;
  /** Plays to the end of the current fact, or otherwise through the next one, and pauses there. */
  step(): void;
  ending(view: S['ending']): void;
  /** Draws an ending as a picture to be shared (PNG); `null` where the browser has no room for it. */
  poster(view: PosterView<T>): Promise<Blob | null>;
  pace(tempo: Pace): void;
  /** Applies high contrast and the text scale (1–2). */
  theme(highContrast: boolean, textScale: number): void;
  /** Matches the canvas to the window. Views with the new size follow. */
  resize(width: number, height: number): void;
  destroy(): void;
}
