import type { Widget as SmallWidget, TopLook } from '../../../smallGame/table/widget.ts';
import type { Card, TileNo } from '../rules/state/state.ts';

/** How something on the table that can be pressed is drawn. */
export type WidgetLook =
  | TopLook
  /** A tile, which the board draws. */
  | { readonly kind: 'tile'; readonly tile: TileNo }
  | { readonly kind: 'card'; readonly card: Card }
  /** The button that shows the hand while it is held. */
  | { readonly kind: 'peek' }
  /** Any other choice. */
  | { readonly kind: 'option' }
  /** The one button to press, with what it leads to. */
  | { readonly kind: 'go'; readonly detail: string };

export { staysOpen } from '../../../smallGame/table/widget.ts';

/** Something on the table that can be pressed, or could be at another time. */
export type Widget = SmallWidget<WidgetLook>;
