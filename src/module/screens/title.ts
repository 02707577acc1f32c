import type { Control } from '../../table/control.ts';
import type { Rect } from '../../table/layout/rect.ts';
import type { AnyGame } from '../match.ts';

/** What the title shows. */
export interface TitleView {
  readonly width: number;
  readonly height: number;
  /** The game that Continue would continue, ready to be shown; `null` if there is none. */
  readonly continue: string | null;
  /** The difficulty of Quick start's game, ready to be shown. */
  readonly quickStart: string;
  /**
   * The daily game: its description or its result, ready to be shown, and whether it was played to its end; `null` for
   * a game without one.
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

/** The action of each button of the title. */
export type TitleActions = Readonly<Record<TitleItem, () => void>>;

/** The title of a game. */
export interface TitlePage<T extends AnyGame = AnyGame> {
  /** The buttons in reading order. */
  controls(view: TitleView, actions: TitleActions): Control[];
  /** The row for the page's own buttons, at least 44 CSS pixels high. The title has no text or buttons of its own there. */
  corner(view: Pick<TitleView, 'width' | 'height'>): Rect;
  /** The game that Continue would continue, in words. */
  continued(state: T['view']): string;
}
