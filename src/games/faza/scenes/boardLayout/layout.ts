import type { Form } from '../../../../module/table.ts';
import { grid, trimmed, withRatio } from '../../../../table/layout/layout.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';

/** The six verbs, by their places in `BoardLayout.verbs`. */
export const VERBS = ['fight', 'board', 'recruit', 'recover', 'skill', 'cancel'] as const;
export type Verb = (typeof VERBS)[number];

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

/**
 * In wide windows: the line of a hero's panel with face, name, hearts and Points. It is all there is above the cards, except
 * where the skills take the lower part; `skills` is how high that part is. `u` is the unit of the layout.
 */
export function headLine({ panel, cards }: Pick<HeroLayout, 'panel' | 'cards'>, u: number): Rect & { skills: number } {
  const [card] = cards;
  const top = (card?.y ?? panel.y + 60 * u) - panel.y;
  const below = card ? panel.y + panel.h - card.y - card.h : 0;
  const line = 28 * Math.max(1, u);
  const isAbove = below < 50 * u && top - line >= 26;
  const skills = isAbove ? top - line : 0;
  // Beside skills the line starts a little lower, because it has no room to spare above it.
  return { ...rect(panel.x, panel.y + (skills > 0 ? 2 * u : 0), panel.w, top - skills), skills };
}

/** How much higher than wide the tray of a phone is, in units: for what stands up over the uppermost tiles. */
export const HEADROOM = 6;

/** How much of the window's short side a board has at least, before the rest may be drawn larger than fingers need. */
const BOARD_FIRST = 0.8;
/** The short side from which a unit is at least one CSS pixel, so that what is 44 units wide suits a finger. */
const PHONE = 360;

/**
 * How large everything but the board is drawn in a window on its side, or upright: `most` in one of the shape it was designed
 * for, less where the window is squarer and the board needs the room, but never smaller than fingers need. `rest` is what the
 * other parts need of the `long` side, in units.
 */
export function boardUnit(most: number, short: number, long: number, rest: number): number {
  const room = (long - BOARD_FIRST * short) / rest;
  return Math.max(Math.min(1, Math.min(short, long) / PHONE), Math.min(most, room));
}

/** The cells of a square board in its tray, row by row; above them is room for what stands up over its tile. */
export function cellsOf(tray: Rect, padding: number, headroom: number, side: number): Rect[] {
  return grid(withRatio(trimmed(inset(tray, padding), { top: headroom }), 1), side, side);
}
