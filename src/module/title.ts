import type { Control } from '../table/control.ts';
import type { Rect } from '../table/layout/rect.ts';
import type { AnyGame } from './match.ts';

/** What the title shows. */
export interface TitleView {
  readonly width: number;
  readonly height: number;
  /** What Continue would continue, ready to be shown; `null` where there is no game. */
  readonly continue: string | null;
  /** How hard the game is that Quick start begins, ready to be shown. */
  readonly quickStart: string;
  /**
   * Today's game: what it is or how it went, ready to be shown, and whether it was played to its end; `null` for a game
   * without one.
   */
  readonly daily: { readonly line: string; readonly done: boolean } | null;
  /** Whether the browser offers to install the game. */
  readonly canInstall: boolean;
  /** Whether a newer version waits. */
  readonly update: boolean;
  readonly muted: boolean;
}

/** What can be pressed on the title. */
export type TitleItem =
  | 'continue'
  | 'newGame'
  | 'quickStart'
  | 'daily'
  | 'learn'
  | 'replays'
  | 'records'
  | 'rulebook'
  | 'settings'
  | 'sound'
  | 'install'
  | 'update';

/** What each button of the title does. */
export type TitleActions = Readonly<Record<TitleItem, () => void>>;

/** The title of a game. */
export interface TitlePage<T extends AnyGame = AnyGame> {
  /** The buttons in reading order. */
  controls(view: TitleView, actions: TitleActions): Control[];
  /** The row for the page's own buttons, at least 44 CSS pixels high. The title has no text or buttons of its own there. */
  corner(view: Pick<TitleView, 'width' | 'height'>): Rect;
  /** What Continue would continue, in words. */
  continued(state: T['view']): string;
}
