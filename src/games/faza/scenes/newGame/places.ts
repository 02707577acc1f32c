import type { Rect } from '../../../../table/rect.ts';
import type { Page } from '../page.ts';
import type { Toggle } from '../view.ts';

/** Where the parts of one seat are. On phones only the row is the seat's own; the rest is shared and shows one seat. */
export interface SeatLayout {
  readonly panel: Rect;
  /** Head of the panel: area and name of the area. */
  readonly head: Rect;
  readonly face: Rect;
  /** The other hero of the area. */
  readonly swap: Rect;
  /** Add or remove. */
  readonly toggle: Rect;
  readonly name: Rect;
  readonly skills: Rect;
  readonly cards: readonly Rect[];
  /** You, a friend, the computer. */
  readonly players: readonly Rect[];
}

/** Where everything of the new-game screen is, in CSS pixels. */
export interface NewGameLayout {
  readonly page: Page;
  /** Small screens: seats are rows, and one of them is shown in detail. */
  readonly compact: boolean;
  readonly back: Rect;
  readonly title: Rect;
  readonly seats: readonly SeatLayout[];
  /** Small screens: where the front seat's details lie. */
  readonly detail: Rect | null;
  readonly modePanel: Rect;
  readonly modes: readonly Rect[];
  readonly optionPanel: Rect;
  readonly healthLess: Rect;
  readonly health: Rect;
  readonly healthMore: Rect;
  readonly toggles: Readonly<Record<Toggle, Rect>>;
  /** Where the page lays a field to type a seed. */
  readonly seed: Rect;
  readonly newSeed: Rect;
  /** Why the game cannot start; on small screens it is read in the place of the button. */
  readonly problem: Rect;
  readonly start: Rect;
}
