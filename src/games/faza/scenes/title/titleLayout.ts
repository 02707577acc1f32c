import type { TitleItem } from '../../../../module/title.ts';
import { row } from '../../../../table/layout.ts';
import type { Rect } from '../../../../table/rect.ts';
import { type Page, pageOf } from '../page.ts';
import type { TitleView } from '../view.ts';

export interface TitleButton {
  readonly item: TitleItem;
  readonly rect: Rect;
  /** The one to press first, the other big ones, or the small ones. */
  readonly rank: 'first' | 'big' | 'small';
}

/** Where everything of the title is, in CSS pixels. */
export interface TitleLayout {
  readonly page: Page;
  readonly logo: Rect;
  readonly tagline: Rect;
  readonly buttons: readonly TitleButton[];
  /** Where the buttons stand; the picture leaves this free. */
  readonly menu: Rect;
  /** The ground of the menu is ink instead of the picture. */
  readonly menuOnInk: boolean;
}

/** Arranges the title. Without a game to continue, Quick start comes first. */
export function titleLayout(view: TitleView): TitleLayout {
  const page = pageOf(view.width, view.height);
  if (page.form === 'portrait') return portrait(page, view);
  return page.form === 'landscape' ? landscape(page, view) : wide(page, view);
}

/** The big buttons, row by row where they stand side by side. Who has no game to continue may want to learn first. */
function bigRows(view: TitleView): readonly (readonly TitleItem[])[] {
  return view.continue === null
    ? [['quickStart'], ['newGame', 'learn'], ['daily']]
    : [['continue'], ['newGame', 'quickStart'], ['daily', 'learn']];
}

/** The big buttons of a narrow page: rows in their places, those of one row side by side. */
function inRows(page: Page, view: TitleView, places: readonly Rect[]): TitleButton[] {
  return bigRows(view).flatMap((items, line) => {
    const place = places[line];
    const rects = place ? row(place, items.length, 10 * page.unit) : [];
    return items.flatMap((item, i): TitleButton[] => {
      const rect = rects[i];
      return rect ? [{ item, rect, rank: line === 0 ? 'first' : 'big' }] : [];
    });
  });
}

function smallItems(view: TitleView): TitleItem[] {
  const items: TitleItem[] = ['replays', 'records', 'rulebook', 'settings', 'sound'];
  if (view.canInstall) items.push('install');
  if (view.update) items.push('update');
  return items;
}

const small = (items: readonly TitleItem[], rects: readonly Rect[]): TitleButton[] =>
  items.flatMap((item, i) => {
    const rect = rects[i];
    return rect ? [{ item, rect, rank: 'small' as const }] : [];
  });

function wide(page: Page, view: TitleView): TitleLayout {
  const all = bigRows(view).flat();
  // Four leave more room than five.
  const step = all.length > 4 ? 69 : 80;
  const big = all.map((item, i): TitleButton => {
    const rect = page.at(56, i === 0 ? 240 : 252 + (i - 1) * step + 76, 340, i === 0 ? 76 : step - 10);
    return { item, rect, rank: i === 0 ? 'first' : 'big' };
  });
  const items = smallItems(view);
  const width = 132;
  const from = 1280 - 28 - items.length * width - (items.length - 1) * 12;
  const bottom = page.at(from, 648, items.length * width + (items.length - 1) * 12, 48, 0.5);
  return {
    page,
    logo: page.at(44, 34, 452, 128),
    tagline: page.at(56, 178, 480, 40),
    buttons: [...big, ...small(items, row(bottom, items.length, 12 * page.unit))],
    menu: page.at(40, 24, 500, 560),
    menuOnInk: false,
  };
}

function portrait(page: Page, view: TitleView): TitleLayout {
  const items = smallItems(view);
  const big = inRows(page, view, [
    page.at(16, 380, 328, 54, 0.5),
    page.at(16, 444, 328, 50, 0.5),
    page.at(16, 502, 328, 50, 0.5),
  ]);
  return {
    page,
    logo: page.at(14, 18, 332, 94, -0.4),
    tagline: page.at(14, 116, 332, 24, -0.4),
    buttons: [...big, ...small(items, row(page.at(2, 564, 356, 60, 0.5), items.length, 4 * page.unit))],
    menu: page.at(0, 370, 360, 270, 0.5),
    menuOnInk: true,
  };
}

function landscape(page: Page, view: TitleView): TitleLayout {
  const items = smallItems(view);
  // No wider than it must be: heroes stand beside it.
  const smallWidth = Math.min(352, 54 * items.length);
  const big = inRows(page, view, [page.at(16, 122, 270, 50), page.at(16, 181, 270, 46), page.at(16, 235, 270, 46)]);
  return {
    page,
    logo: page.at(14, 12, 270, 76),
    tagline: page.at(16, 92, 270, 24),
    buttons: [...big, ...small(items, row(page.at(16, 294, smallWidth, 54), items.length, 4 * page.unit))],
    menu: page.at(8, 8, 278, 344),
    menuOnInk: false,
  };
}
