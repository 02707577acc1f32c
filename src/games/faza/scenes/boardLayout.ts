import { landscape } from './boardLayout/landscape.ts';
import type { BoardLayout } from './boardLayout/layout.ts';
import { portrait } from './boardLayout/portrait.ts';
import { wide } from './boardLayout/wide.ts';

export { VERBS, type Verb } from './boardLayout/layout.ts';

/** How much smaller than on a phone's page the board may be, for everything about all heroes to be in sight. */
const WORTH_IT = 0.8;

/** In nearly square windows, rows above and below the board serve better than columns, if they cost it no more than this. */
const ROWS_FIRST = 0.92;

/**
 * Arranges the board screen for a window, a number of heroes and a square board of `side` × `side` tiles, in the form that
 * suits its shape: all heroes at once where columns beside the board have room for them, else one at a time.
 */
export function boardLayout(width: number, height: number, heroes: number, side = 4): BoardLayout {
  const key = [width, height, heroes, side].join();
  if (latest?.key !== key) latest = { key, layout: arrange(width, height, heroes, side) };
  return latest.layout;
}

/** The layout that was asked for last: every view of a table asks for the same one until the window changes. */
let latest: { readonly key: string; readonly layout: BoardLayout } | null = null;

function arrange(width: number, height: number, heroes: number, side: number): BoardLayout {
  const phone = phoneLayout(width, height, heroes, side);
  const large = wide(width, height, heroes, side);
  return large && large.tray.w >= WORTH_IT * phone.tray.w ? large : phone;
}

function phoneLayout(width: number, height: number, heroes: number, side: number): BoardLayout {
  const upright = portrait(width, height, heroes, side);
  if (height >= width) return upright;
  const lying = landscape(width, height, heroes, side);
  return upright.tray.w >= ROWS_FIRST * lying.tray.w ? upright : lying;
}
