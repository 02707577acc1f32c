import type { Path } from '../../../module/screens/table.ts';
import { column, row, share } from '../../../table/layout/layout.ts';
import type { Rect } from '../../../table/layout/rect.ts';
import type { Card } from '../rules/state/state.ts';
import { MOST_AT_ONCE } from './layout/handCells.ts';

/** The number of cards per page of a large hand, beside the button for the others. */
const PER_PAGE = 4;

/** The cards of a large hand that are shown, and where the buttons for the others are. */
export interface HandPage {
  readonly page: number;
  readonly pages: number;
  /** The first card that is shown, and the first after it that is not. */
  readonly from: number;
  readonly to: number;
  readonly cards: Rect;
  readonly more: Rect;
  /** The button for the previous page; `null` if that is also the next one. */
  readonly less: Rect | null;
}

/** The visible page of a hand: the requested one, or that of the chosen card. `null` if all cards fit. */
export function handPage(area: Rect, hand: readonly Card[], path: Path, wanted: number, unit: number): HandPage | null {
  if (hand.length <= MOST_AT_ONCE) return null;
  const pages = Math.ceil(hand.length / PER_PAGE);
  const size = Math.ceil(hand.length / pages);
  const chosen = hand.findIndex((card) => path[0]?.kind === `card:${card}`);
  const page = chosen < 0 ? (wanted + pages) % pages : Math.floor(chosen / size);
  const gap = 5 * unit;
  const [cards = area, side = area] = row(area, [share(), 44 * unit], gap);
  const [less = null, more = side] = pages > 2 ? column(side, 2, gap) : [null, side];
  return { page, pages, from: page * size, to: Math.min(hand.length, (page + 1) * size), cards, more, less };
}
