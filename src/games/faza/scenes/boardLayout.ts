import type { Rect } from '../../../table/rect.ts';
import { landscape } from './boardLayout/landscape.ts';
import { portrait } from './boardLayout/portrait.ts';
import { wide } from './boardLayout/wide.ts';

export { VERBS, type Verb } from './boardLayout/verbs.ts';

/** How the board screen is arranged: wide windows, upright phones, phones on their side. */
export type Form = 'wide' | 'portrait' | 'landscape';

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

/** How much smaller than on a phone's page the board may be, for everything about all heroes to be in sight. */
const WORTH_IT = 0.8;

/** In nearly square windows, rows above and below the board serve better than columns, if they cost it no more than this. */
const ROWS_FIRST = 0.92;

/**
 * Arranges the board screen for a window, a number of heroes and a square board of `side` × `side` tiles, in the form that
 * suits its shape: all heroes at once where columns beside the board have room for them, else one at a time.
 */
export function boardLayout(width: number, height: number, heroes: number, side = 4): BoardLayout {
  const phone = phoneLayout(width, height, heroes, side);
  const large = wide(width, height, heroes, side);
  return large && large.tray.w >= WORTH_IT * phone.tray.w ? large : phone;
}

function phoneLayout(width: number, height: number, heroes: number, side: number): BoardLayout {
  const upright = portrait(width, height, heroes, side);
  if (height >= width) return upright;
  const lying = landscape(width, height, heroes, side);
  return upright.tray.w >= ROWS_FIRST * lying.tray.w ? upright : lying;
}
