import { cardsEach, editionById } from '../../content/editions.ts';
import type { EditionId } from '../../content/vocabulary.ts';
import { landscape } from './landscape.ts';
import type { BoardLayout, TableShape } from './layout.ts';
import { portrait } from './portrait.ts';
import { tablet } from './tablet.ts';
import { wide } from './wide.ts';

export { VERBS, type Verb } from './layout.ts';

/** How much smaller than on a phone's page the board may be, for everything about all heroes to be in sight. */
const WORTH_IT = 0.74;

/** In nearly square windows, rows above and below the board serve better than columns, if they cost it no more than this. */
const ROWS_FIRST = 0.92;

/** A game, as far as its table depends on it: a setup, or a state. */
export interface TableSetup {
  readonly edition: EditionId;
  readonly heroes: { readonly length: number };
}

/**
 * Arranges the board screen for a window and a game, in the form that suits the window's shape: all heroes at once where columns
 * beside the board have room for them, else one at a time. The edition says where tiles lie and how many cards a hero has.
 */
export function boardLayout(width: number, height: number, { edition, heroes }: TableSetup): BoardLayout {
  const key = [width, height, heroes.length, edition].join();
  if (latest?.key !== key) {
    const spec = editionById(edition);
    const shape = { heroes: heroes.length, cells: spec.cells, cards: cardsEach(spec) };
    latest = { key, layout: arrange(width, height, shape) };
  }
  return latest.layout;
}

/** The last requested layout: every view of a table needs the same one until the window changes. */
let latest: { readonly key: string; readonly layout: BoardLayout } | null = null;

/** Wide columns are worth some of the board's size: the desktop layout is used where its board is at least this part of the tablet's. */
const DESK_FIRST = 0.93;

function arrange(width: number, height: number, shape: TableShape): BoardLayout {
  const phone = phoneLayout(width, height, shape);
  const large = largeLayout(width, height, shape);
  return large && large.tray.w >= WORTH_IT * phone.tray.w ? large : phone;
}

function largeLayout(width: number, height: number, shape: TableShape): BoardLayout | null {
  const desk = wide(width, height, shape);
  const square = tablet(width, height, shape);
  if (!desk || !square) return desk ?? square;
  return desk.tray.w >= DESK_FIRST * square.tray.w ? desk : square;
}

function phoneLayout(width: number, height: number, shape: TableShape): BoardLayout {
  const upright = portrait(width, height, shape);
  if (height >= width) return upright;
  const lying = landscape(width, height, shape);
  return upright.tray.w >= ROWS_FIRST * lying.tray.w ? upright : lying;
}
