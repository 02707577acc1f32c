import type { Seat } from '../kernel/game.ts';
import type { Rect } from '../table/rect.ts';
import type { AnyGame } from './gameTypes.ts';

/** How a table is arranged: wide windows, upright phones, phones on their side. */
export type Form = 'wide' | 'portrait' | 'landscape';

/** Where the parts of a table lie that every game has, in CSS pixels. */
export interface TableLayout {
  readonly form: Form;
  /** Factor on the design sizes of this form. */
  readonly unit: number;
  readonly width: number;
  readonly height: number;
  /** Where the pieces lie. */
  readonly tray: Rect;
  /** What the next press will do: odds, choices, questions. */
  readonly bar: Rect;
  /** The one button to press. */
  readonly go: Rect;
  /** What ends the turn or phase. */
  readonly end: Rect;
  /** Where choices from a list may lie. */
  readonly sheet: Rect;
}

/** A table at one moment, ready to be drawn; what else it holds is the game's. */
export interface TableView<T extends AnyGame = AnyGame> {
  readonly state: T['view'];
  readonly layout: TableLayout;
  /** The seat in front. */
  readonly seat: Seat;
  /** The complete command that waits for a second press, if any. */
  readonly offer: T['command'] | null;
  /** While nothing is selected: the command that one press on the button gives. */
  readonly ready?: T['command'] | null;
  /** What `offer` is, in a sentence; what to point at next; or the question to be answered. Empty where there is nothing to say. */
  readonly caption: string;
  /** Whether the numbers of the command on offer lie open beside the board. */
  readonly numbersOpen?: boolean;
  /** While facts are played, nothing can be pressed. */
  readonly busy: boolean;
  /** Whether the board shows where a plan leads. */
  readonly planned?: boolean;
  /** Whether it is what a press would show on what is only pointed at: nobody has chosen anything of it. */
  readonly supposed?: boolean;
}
