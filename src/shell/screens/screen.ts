import type { Rect } from '../../table/layout/rect.ts';
import type { Match } from '../match.ts';

/** One screen of the page: it shows itself, again whenever something around it changed, until it is closed. */
export interface Screen {
  refresh(): void;
  close(): void;
  /** The match that it shows and stores, over whatever another tab has stored. A screen that stores none omits it. */
  held?(): Match;
  /** Told of the control that is pointed at without being pressed, by its ID; `null` for none. */
  pointed?(id: string | null): void;
  /** Where fights and event cards are told, in CSS pixels; by default in the whole window. */
  frame?(): Rect;
  /** Resolves when an event card that an animation shows has been read; by default somebody puts it away. */
  read?(): Promise<void>;
}
