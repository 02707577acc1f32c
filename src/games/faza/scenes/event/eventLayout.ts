import type { Control } from '../../../../table/control.ts';
import { inset, type Rect, rect } from '../../../../table/rect.ts';
import { text } from '../../text/en.ts';
import { type Page, pageOf } from '../page.ts';

/** Where everything of an event being read is, in CSS pixels. */
export interface EventLayout {
  readonly page: Page;
  readonly card: Rect;
  /** The card's picture is no higher than this: on a large phone its figures would be shown larger than they are painted. */
  readonly highestPicture: number;
  /** Who boarded what, and what it did to the ship. */
  readonly story: Rect;
  readonly ship: Rect;
  /** The hero who boarded; empty where there is no room. */
  readonly hero: Rect;
  /** The board in small, with what the event does on it; empty where there is no room. */
  readonly now: Rect;
  /** Cards left in the deck. */
  readonly deck: Rect;
  /** The button that goes on. */
  readonly resolve: Rect;
}

/** What plain pictures are enough for at two device pixels to a CSS pixel. */
const SHARP_ON_PHONES = 181;

/** Arranges an event card that is being read. */
export function eventLayout(width: number, height: number): EventLayout {
  const page = pageOf(width, height);
  switch (page.form) {
    case 'wide':
      return {
        page,
        card: page.at(418, 26, 444, 626),
        highestPicture: Number.POSITIVE_INFINITY,
        story: page.at(56, 150, 320, 96),
        ship: page.at(56, 258, 320, 250),
        hero: page.at(944, 40, 248, 206),
        now: page.at(944, 272, 248, 288),
        deck: page.at(56, 600, 320, 40),
        resolve: page.at(936, 588, 264, 76),
      };
    case 'portrait': {
      // Tall phones have room for the small board below the card, left of the button.
      const tall = page.spare.y * 0.5 > 54 * page.unit;
      return {
        page,
        card: page.at(22, 92, 316, 452),
        highestPicture: SHARP_ON_PHONES,
        story: page.at(84, 8, 268, 78, -0.3),
        ship: page.at(6, 8, 74, 78, -0.3),
        hero: page.at(0, 0, 0, 0),
        now: tall ? page.at(16, 554, 122, 138) : page.at(0, 0, 0, 0),
        deck: tall ? page.at(154, 554, 190, 30) : page.at(16, 566, 120, 60, 0.4),
        resolve: tall ? page.at(154, 566, 190, 60, 0.4) : page.at(150, 566, 194, 60, 0.4),
      };
    }
    case 'landscape':
      return {
        page,
        card: page.at(178, 8, 262, 344),
        highestPicture: SHARP_ON_PHONES,
        story: page.at(12, 20, 156, 110),
        ship: page.at(12, 138, 156, 130),
        hero: page.at(468, 8, 152, 84),
        now: page.at(468, 102, 152, 174),
        deck: page.at(12, 310, 156, 36),
        resolve: page.at(460, 284, 168, 60),
      };
  }
}

/** Where a card's band, with the type of its event, and its picture below are; `highest` is the most for the picture. */
export function cardParts(
  card: Rect,
  highest: number,
): { readonly frame: Rect; readonly band: Rect; readonly picture: Rect } {
  const u = card.w / 444;
  // Upright phones give the card less height than its width asks for; text then has to share it.
  const v = Math.min(u, card.h / 626);
  const frame = inset(card, 12 * u);
  const band = rect(frame.x, frame.y, frame.w, Math.max(30, 54 * v));
  // Two cards side by side on a phone (V3) are so narrow that their lines need more of the height.
  const high = Math.min(highest, frame.h * (u < 0.45 ? 0.36 : 0.42));
  const picture = rect(frame.x, frame.y + band.h, frame.w, high);
  return { frame, band, picture };
}

/** The button of an event that is read in a part of the window. */
export function eventControl({ x, y, w, h }: Rect, press: () => void): Control {
  const { resolve } = eventLayout(w, h);
  return {
    id: 'event:resolve',
    label: text.screens.event.resolve,
    rect: rect(x + resolve.x, y + resolve.y, resolve.w, resolve.h),
    group: 'event',
    key: 'Enter',
    press,
  };
}
