import type { NewGameView } from '../../../module/setups.ts';
import type { TitleView } from '../../../module/title.ts';
import type { Rect } from '../../../table/rect.ts';
import type { Fact } from '../rules/fact.ts';
import type { State } from '../rules/state.ts';
import type { PosterView } from './ending/posterInk.ts';
import type { BoardView, EndingView } from './view.ts';

/** What the scenes ask of the page around them. */
export interface StageHost {
  /** Plays a sound of `assets/sound/README.md` by the name of its family; an unknown one is silent. */
  sound(name: string): void;
  /** Resolves when somebody asks to go on; used where something has to be read, such as an event card. */
  pause(kind: 'event'): Promise<void>;
  /** Where fights and event cards are told, in CSS pixels; `null` for the whole window. */
  frame(): Rect | null;
}

/** How fast facts are played: a factor, or not at all. */
export type Tempo = { readonly speed: number | 'instant'; readonly reducedMotion: boolean };

/** The whole of what is drawn: one canvas, one scene at a time. Made by `createStage`. */
export interface Stage {
  title(view: TitleView): void;
  newGame(view: NewGameView): void;
  /** Shows a moment of the game, at once. */
  board(view: BoardView): void;
  /**
   * Plays what happened between two states on the board: dice, walks, drops. Resolves when the picture has caught up, at
   * the latest soon after `skip`. The game never waits for it: afterwards `board` is called with the true state in any case.
   * `told` hears of each fact when it begins to be shown, by its place among them.
   */
  play(facts: readonly Fact[], before: State, after: State, told?: (index: number) => void): Promise<void>;
  /**
   * Shows the event cards that were drawn, each as a still picture until it has been read, where films take no time; where they
   * take some, they show the cards themselves and nothing happens. None is shown any more once `isWanted` says no, because their
   * table was left.
   */
  cards(facts: readonly Fact[], before: State, after: State, isWanted: () => boolean): Promise<void>;
  skip(): void;
  /** Resolves when the page opened last is there as a whole: turned to, laid out, its sequence told or skipped. */
  settled(): Promise<void>;
  /** Lets the film that is played stand still where it is, or go on. */
  hold(still: boolean): void;
  /** Lets the film go on to the end of the fact that it shows, or else through the next one, and stand still there. */
  step(): void;
  ending(view: EndingView): void;
  /** Draws an ending as a picture to be shared (PNG); `null` where the browser has no room for it. */
  poster(view: PosterView): Promise<Blob | null>;
  tempo(tempo: Tempo): void;
  /** Applies high contrast and the text scale (1–2). */
  look(highContrast: boolean, textScale: number): void;
  /** Matches the canvas to the window. Views with the new size follow. */
  resize(width: number, height: number): void;
  destroy(): void;
}
