import type { Refusal } from '../../rules/refusal.ts';
import type { Path } from '../picks.ts';

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
  refuse(refusal: Refusal): void;
  /** Says something about the board. */
  say(sentence: string): void;
}
