import { type Rect, row } from '../../../../table/rect.ts';
import { type Page, pageOf } from '../page.ts';
import type { TitleView } from '../view.ts';

/** What can be pressed on the title, in reading order. */
export type TitleItem =
  | 'continue'
  | 'newGame'
  | 'quickStart'
  | 'rulebook'
  | 'dice'
  | 'openFile'
  | 'settings'
  | 'sound'
  | 'install'
  | 'update';

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

function bigItems(view: TitleView): TitleItem[] {
  return view.continue === null ? ['quickStart', 'newGame'] : ['continue', 'newGame', 'quickStart'];
}

function smallItems(view: TitleView): TitleItem[] {
  const items: TitleItem[] = ['rulebook', 'dice', 'openFile', 'settings', 'sound'];
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
  const big = bigItems(view).map((item, i): TitleButton => {
    const rect = page.at(56, i === 0 ? 262 : 270 + i * 84, 340, i === 0 ? 80 : 68);
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
  const [first = 'quickStart', ...others] = bigItems(view);
  const pair = row(page.at(16, 494, 328, 52, 0.5), others.length, 10 * page.unit);
  const lines = [
    { item: first, rect: page.at(16, 424, 328, 58, 0.5), rank: 'first' as const },
    ...others.map((item, i) => ({ item, rect: pair[i] ?? page.at(16, 494, 328, 52, 0.5), rank: 'big' as const })),
  ];
  return {
    page,
    logo: page.at(14, 18, 332, 94, -0.4),
    tagline: page.at(14, 116, 332, 24, -0.4),
    buttons: [...lines, ...small(items, row(page.at(16, 560, 328, 60, 0.5), items.length, 6 * page.unit))],
    menu: page.at(0, 414, 360, 226, 0.5),
    menuOnInk: true,
  };
}

function landscape(page: Page, view: TitleView): TitleLayout {
  const items = smallItems(view);
  const big = bigItems(view).map((item, i): TitleButton => {
    const rect = page.at(16, i === 0 ? 124 : 130 + i * 54, 252, i === 0 ? 52 : 46);
    return { item, rect, rank: i === 0 ? 'first' : 'big' };
  });
  return {
    page,
    logo: page.at(14, 12, 270, 76),
    tagline: page.at(16, 92, 270, 24),
    buttons: [...big, ...small(items, row(page.at(16, 294, 316, 54), items.length, 6 * page.unit))],
    menu: page.at(8, 8, 268, 344),
    menuOnInk: false,
  };
}
