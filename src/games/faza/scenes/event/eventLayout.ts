import type { Form } from '../../../../module/screens/table.ts';
import type { Control } from '../../../../table/control.ts';
import { aligned, column, row, scaled, trimmed } from '../../../../table/layout/layout.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import { type Page, pageOf } from '../../interaction/page.ts';
import { text } from '../../text/en.ts';

/** Where everything of an event being read is, in CSS pixels. */
export interface EventLayout {
  readonly page: Page;
  readonly card: Rect;
  /** The card's picture is no higher than this: on a large phone its figures would be shown larger than they are painted. */
  readonly highestPicture: number;
  /** Who boarded what, and the effect on the ship. */
  readonly story: Rect;
  readonly ship: Rect;
  /** The hero who boarded; empty if there is no room. */
  readonly hero: Rect;
  /** A small board with the event's effects; empty if there is no room. */
  readonly now: Rect;
  /** Cards left in the deck. */
  readonly deck: Rect;
  /** The Continue button. */
  readonly resolve: Rect;
}

/** The parts of the page, in units of its design. */
type Parts = Omit<EventLayout, 'page' | 'highestPicture'>;

/** The sizes at which plain pictures suffice at two device pixels per CSS pixel. */
const SHARP_ON_PHONES = 181;

const ARRANGE: Readonly<Record<Form, (page: Rect) => Parts>> = { wide, portrait, landscape };
const NOWHERE = rect(0, 0, 0, 0);

/** Arranges an event card that is being read. */
export function eventLayout(width: number, height: number): EventLayout {
  const page = pageOf(width, height);
  const highestPicture = page.form === 'wide' ? Number.POSITIVE_INFINITY : SHARP_ON_PHONES;
  return { page, highestPicture, ...scaled(ARRANGE[page.form](page.area), page.unit) };
}

function wide(page: Rect): Parts {
  const { left, middle, right } = row(page, { left: 320, middle: 444, right: 264 }, [56, 42, 74]);
  return {
    ...column(left, { story: 96, ship: 250, deck: 40 }, [150, 12, 92]),
    ...column(middle, { card: 626 }, [26]),
    ...rightColumn(right, { hero: 206, now: 288, resolve: 76 }, [40, 26, 28]),
  };
}

function landscape(page: Rect): Parts {
  const { left, middle, right } = row(page, { left: 156, middle: 262, right: 168 }, [12, 10, 20]);
  return {
    ...column(left, { story: 110, ship: 130, deck: 36 }, [20, 8, 42]),
    ...column(middle, { card: 344 }, [8]),
    ...rightColumn(right, { hero: 84, now: 174, resolve: 60 }, [8, 10, 8]),
  };
}

/** The pictures are a little narrower than the button below them. */
function rightColumn(right: Rect, sizes: Readonly<Record<'hero' | 'now' | 'resolve', number>>, gaps: number[]) {
  const { hero, now, resolve } = column(right, sizes, gaps);
  const sides = { left: 8, right: 8 };
  return { hero: trimmed(hero, sides), now: trimmed(now, sides), resolve };
}

/** Upright phones: the story above the card, the button below it. */
function portrait(page: Rect): Parts {
  const { head, middle, foot } = column(page, { head: 78, middle: 452, foot: 60 }, [8, 6, 22, 14], [0.2, 0.3, 0.4]);
  const { ship, story } = row(head, { ship: 74, story: 268 }, [6, 4]);
  const parts = { story, ship, card: aligned(middle, 316, middle.h), hero: NOWHERE };
  // Tall phones have room for the small board below the card, left of the button.
  if (page.h <= 748) return { ...parts, now: NOWHERE, ...row(foot, { deck: 120, resolve: 194 }, [16, 14]) };
  const { below } = column({ ...page, y: middle.y + middle.h }, { below: 138 }, [10]);
  const { now, deck } = row(below, { now: 122, deck: 190 }, [16, 16]);
  return { ...parts, now, deck: { ...deck, h: 30 }, resolve: { ...foot, x: deck.x, w: deck.w } };
}

/** Where a card's band, with the type of its event, and its picture below are; `highest` is the most for the picture. */
export function cardParts(
  card: Rect,
  highest: number,
): { readonly frame: Rect; readonly band: Rect; readonly picture: Rect } {
  const u = card.w / 444;
  // Upright phones give the card less height than its width needs; text then has to share it.
  const v = Math.min(u, card.h / 626);
  const frame = inset(card, 12 * u);
  // Two cards side by side on a phone (V3) are so narrow that their lines need more of the height.
  const picture = Math.min(highest, frame.h * (u < 0.45 ? 0.36 : 0.42));
  return { frame, ...column(frame, { band: Math.max(30, 54 * v), picture }) };
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
