import { SKIP_TO_TURN } from '../../../module/screens/table.ts';
import type { Rect } from '../../../table/layout/rect.ts';
import type { ActionId } from '../content/cards.ts';
import type { CharacterId } from '../content/vocabulary.ts';
import type { ProspectEvent } from '../rules/forecast/prospects.ts';
import type { Card } from '../rules/state/state.ts';

/** What happens where a movement ends, with its symbol; further lines about the same event have none. */
export interface MoveLine {
  readonly text: string;
  readonly mark: ProspectEvent['kind'] | null;
}

/** How something on the table that can be pressed is drawn. */
export type WidgetLook =
  /** A button with a symbol above the board. */
  | { readonly kind: 'icon'; readonly symbol: 'menu' | 'log' | 'undo' | 'redo' }
  /** The button for the speed of animations. */
  | { readonly kind: 'speed'; readonly speed: string }
  /**
   * A rolled die; `face` 0 for one not yet rolled. `isPriced`: whether it or a die beside it can be raised, so that all
   * are in one line.
   */
  | { readonly kind: 'die'; readonly face: number; readonly isRaised: boolean; readonly isPriced: boolean }
  /** A way to move. */
  | {
      readonly kind: 'move';
      readonly how: 'sum' | 'difference' | 'single';
      readonly tiles: number;
      readonly tile: string;
      readonly lines: readonly MoveLine[];
      /** The same in a word or two, for phones. */
      readonly short: string;
      /** The same as marks, for places without room for words. */
      readonly marks: readonly ProspectEvent['kind'][];
      /** The faces that it uses, the larger one first, if there are more dice than these; otherwise `null`. */
      readonly pair: readonly [number, number] | null;
    }
  /**
   * Any other choice; `short` replaces its label, `tight` if neither fits, and `detail`, its target, is below if there
   * is room.
   */
  | { readonly kind: 'option'; readonly short?: string; readonly tight?: string; readonly detail?: string }
  /** The button that shows the hand while it is held. */
  | { readonly kind: 'peek' }
  /** A character to choose, with their abilities. */
  | { readonly kind: 'character'; readonly character: CharacterId; readonly ability: string }
  | { readonly kind: 'card'; readonly card: Card }
  /** In a duel, a die to raise or a card to play: its name, and the result. */
  | {
      readonly kind: 'duel';
      readonly face?: number;
      readonly card?: ActionId;
      readonly name: string;
      readonly about: string;
    }
  /** Something that another widget draws, such as the dice of a duel. */
  | { readonly kind: 'drawn' }
  /** The one button to press, with its result, `short` if that does not fit; `danger` if it can lose the game. */
  | { readonly kind: 'go'; readonly detail: string; readonly short?: string; readonly danger?: string };

/** Something on the table that can be pressed, or could be at another time. */
export interface Widget {
  readonly id: string;
  readonly rect: Rect;
  readonly label: string;
  /** The possible cost of a press, in two or three words, if the scene does not draw them. */
  readonly danger?: string;
  readonly group: string;
  readonly look: WidgetLook;
  /** Whether it can be pressed now. */
  readonly isOpen: boolean;
  /** Whether it is chosen. */
  readonly pressed?: boolean;
  readonly hint?: string;
  /** Why it cannot be pressed now, if people may want to press it; a press then says so. */
  readonly why?: string;
  /** What a press points at, by the keys of its steps; others act by their ID. */
  readonly path?: readonly string[];
  readonly key?: string;
  readonly otherKeys?: readonly string[];
  readonly main?: boolean;
  /** Whether to ignore a press that was meant for what was there before. */
  readonly guarded?: boolean;
  /** The command that a press carries out, in words. */
  readonly confirms?: string;
}

/** Whether a widget stays visible during an animation. */
export function staysOpen({ id, look }: Widget): boolean {
  return look.kind === 'icon' || look.kind === 'speed' || id === SKIP_TO_TURN;
}
