import { SKIP_TO_TURN } from '../../../module/table.ts';
import type { Rect } from '../../../table/layout/rect.ts';
import type { Card, TileNo } from '../rules/state/state.ts';

/** How something on the table that can be pressed is drawn. */
export type WidgetLook =
  /** A button with a symbol in the top row. */
  | { readonly kind: 'icon'; readonly symbol: 'menu' | 'log' | 'undo' | 'redo' }
  /** The button for the speed of animations. */
  | { readonly kind: 'speed'; readonly speed: string }
  /** A tile, which the board draws. */
  | { readonly kind: 'tile'; readonly tile: TileNo }
  | { readonly kind: 'card'; readonly card: Card }
  /** The button that shows the hand while it is held. */
  | { readonly kind: 'peek' }
  /** Any other choice. */
  | { readonly kind: 'option' }
  /** The one button to press, with what it leads to. */
  | { readonly kind: 'go'; readonly detail: string };

/** Something on the table that can be pressed, or could be at another time. */
export interface Widget {
  readonly id: string;
  readonly rect: Rect;
  readonly label: string;
  readonly group: string;
  readonly look: WidgetLook;
  /** Whether it can be pressed now. */
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

/** Whether a widget stays visible during an animation. */
export function staysOpen({ id, look }: Widget): boolean {
  return look.kind === 'icon' || look.kind === 'speed' || id === SKIP_TO_TURN;
}
