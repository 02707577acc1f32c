import type { TileNo } from '../../content/vocabulary.ts';
import type { Path } from '../picks.ts';
import type { Told } from '../whyNot.ts';

/** What the buttons over the board set going. */
export interface BoardActions {
  menu(): void;
  log(): void;
  /** Lets people ask what things on the table are. */
  ask(): void;
  toggleForecast(): void;
  /** Shows the numbers of the command on offer, or hides them. */
  toggleNumbers(): void;
  /** Begins to plan, or ends it. */
  plan(): void;
  undo(): void;
  redo(): void;
  cancel(): void;
  /** Points at something, given by its whole path. */
  point(path: Path): void;
  /** Carries out what is on offer. */
  commit(): void;
  /** Says why something cannot be done. */
  refuse(refusal: Told): void;
  /** Says something about the board. */
  say(sentence: string): void;
  /** Brings a tile close, or puts it back where it is close already. */
  closeUp(tile: TileNo): void;
}

const nothing = (): void => undefined;

/** Actions that do nothing: for whoever presses a control only to see what it would do. */
export const idleActions: BoardActions = {
  menu: nothing,
  log: nothing,
  ask: nothing,
  toggleForecast: nothing,
  toggleNumbers: nothing,
  plan: nothing,
  undo: nothing,
  redo: nothing,
  cancel: nothing,
  point: nothing,
  commit: nothing,
  refuse: nothing,
  say: nothing,
  closeUp: nothing,
};
