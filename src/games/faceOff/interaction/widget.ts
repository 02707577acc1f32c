import type { Widget as SmallWidget, TopLook } from '../../../smallGame/table/widget.ts';
import type { Rect } from '../../../table/layout/rect.ts';
import type { CardId } from '../content/cards.ts';
import type { FactionId } from '../content/vocabulary.ts';

/** What a widget looks like. */
export type WidgetLook =
  | TopLook
  /** A card of the hand, of a tree, or one that can be chosen in the arena; small ones are labels of one line. */
  | {
      readonly kind: 'card';
      readonly card: CardId;
      readonly place: 'hand' | 'tree' | 'arena';
      /** Where it lies, if a part of it cannot be pressed because another card covers it. */
      readonly whole?: Rect;
      /** What it is worth, below it. */
      readonly note: string;
      /** How wide the note may be; by default a little wider than the card. */
      readonly noteRoom?: number;
      /** Whether it can only be looked at, because others are chosen now, or it lies behind the row. */
      readonly isDimmed: boolean;
    }
  /** A faction that can be picked, and who has it. */
  | { readonly kind: 'faction'; readonly faction: FactionId; readonly taken: string | null }
  /** Any other choice. */
  | { readonly kind: 'option'; readonly note: string }
  /** The one button to press, with what it leads to. */
  | { readonly kind: 'go'; readonly detail: string };

export { staysOpen } from '../../../smallGame/table/widget.ts';

/** Something on the table that can be pressed: a press on a card that is not open shows it larger. */
export type Widget = SmallWidget<WidgetLook>;
