import type { Form } from '../../../../module/table.ts';
import type { Rect } from '../../../../table/rect.ts';

export interface HeroLayout {
  /** Panel (wide) or tab (phones). */
  readonly panel: Rect;
  /** Where it is pressed: beside the cards that lie on it, which have buttons of their own. */
  readonly head: Rect;
  /** Where the four player cards lie; on phones the same place for every hero, used by the selected one. */
  readonly cards: readonly Rect[];
}

/** Where everything of the board screen is, in CSS pixels. */
export interface BoardLayout {
  readonly form: Form;
  /** Factor on the design sizes of this form (1280×720, 360×640, 640×360). */
  readonly unit: number;
  readonly width: number;
  readonly height: number;
  readonly menu: Rect;
  /** Round and phase. */
  readonly phase: Rect;
  /** What asks about things on the table; on phones the sign of the phase. */
  readonly help: Rect;
  /** The last thing that happened (wide), or the events in force (phones). */
  readonly news: Rect;
  readonly forecast: Rect;
  /** The button that begins a plan; `null` where there is no room, and the menu has it. */
  readonly plan: Rect | null;
  readonly undo: Rect;
  readonly redo: Rect;
  /** The tray that the tiles lie in. */
  readonly tray: Rect;
  /** By cell of the edition's board. */
  readonly cells: readonly Rect[];
  readonly heroes: readonly HeroLayout[];
  /** By place in the tracker's order. */
  readonly ships: readonly Rect[];
  /** The guide of the ship that acts next; `null` where there is no room. */
  readonly guide: Rect | null;
  /** On phones: the skills of the hero in front; `null` where there is no room, and in wide windows, where each panel has them. */
  readonly skills: Rect | null;
  readonly dronePool: Rect;
  readonly rebelPool: Rect;
  /** Deck and events in force. */
  readonly events: Rect;
  /** Where choices from a list may lie: never over the board, since tiles may be choices as well. */
  readonly sheet: Rect;
  /** Where the numbers of a command on offer may lie: neither over the board nor over the button that gives it. */
  readonly numbers: Rect;
  /** Where the forecast may lie as a list: never over the board. */
  readonly list: Rect;
  /** Fight, board, recruit, recover, skill, cancel. */
  readonly verbs: readonly Rect[];
  /** What the next press will do: odds, choices, questions. */
  readonly bar: Rect;
  /** The one button to press. */
  readonly go: Rect;
  readonly end: Rect;
}
