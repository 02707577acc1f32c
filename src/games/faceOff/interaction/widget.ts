import { SKIP_TO_TURN } from '../../../module/table.ts';
import type { Rect } from '../../../table/layout/rect.ts';
import type { CardId } from '../content/cards.ts';

/** What a widget looks like. */
export type WidgetLook =
  | { readonly kind: 'icon'; readonly symbol: string }
  | { readonly kind: 'speed'; readonly speed: string }
  /** A card of the hand, of a tree, or one that can be chosen in the arena; small ones are labels of one line. */
  | {
      readonly kind: 'card';
      readonly card: CardId;
      readonly place: 'hand' | 'tree' | 'arena';
      /** Where it lies, if a part of it cannot be pressed because another card covers it. */
      readonly whole?: Rect;
      /** What it is worth, below it. */
      readonly note: string;
      /** Whether it can only be looked at, because others are chosen now, or it lies behind the row. */
      readonly isDimmed: boolean;
    }
  /** Any other choice. */
  | { readonly kind: 'option'; readonly note: string }
  /** The one button to press, with what it leads to. */
  | { readonly kind: 'go'; readonly detail: string };

/** Something on the table that can be pressed. */
export interface Widget {
  readonly id: string;
  readonly rect: Rect;
  readonly label: string;
  readonly group: string;
  readonly look: WidgetLook;
  /** Whether a press chooses something or acts; a press on another card shows it larger. */
  readonly isOpen: boolean;
  /** Whether it is chosen. */
  readonly pressed?: boolean;
  readonly hint?: string;
  /** What a press points at, by the keys of its steps; others act by their ID. */
  readonly path?: readonly string[];
  readonly key?: string;
  readonly main?: boolean;
  /** Whether to ignore a press that was meant for what was there before. */
  readonly guarded?: boolean;
  /** The command that a press carries out, in words. */
  readonly confirms?: string;
}

/** Whether a widget can be pressed during an animation. */
export function staysOpen({ id, look }: Widget): boolean {
  return look.kind === 'icon' || look.kind === 'speed' || id === SKIP_TO_TURN;
}
