import { at } from '../../../../kernel/at.ts';
import type { TitleItem } from '../../../../module/title.ts';
import { row } from '../../../../table/layout.ts';
import { type Rect, rect } from '../../../../table/rect.ts';
import type { HeroId, ShipId } from '../../content/vocabulary.ts';
import { type Page, pageOf } from '../page.ts';
import type { TitleView } from '../view.ts';

export interface TitleButton {
  readonly item: TitleItem;
  readonly rect: Rect;
  /** The one to press first, the other big ones, or the small ones. */
  readonly rank: 'first' | 'big' | 'small';
}

/** Where everything on the title goes, in CSS pixels. */
export interface TitleLayout {
  readonly page: Page;
  readonly logo: Rect;
  readonly tagline: Rect;
  readonly buttons: readonly TitleButton[];
  /** Where the buttons stand; the picture leaves this free. */
  readonly menu: Rect;
  /** Whether the menu stands on ink instead of on the picture. */
  readonly menuOnInk: boolean;
}

/** Arranges the title. Without a game to continue, Quick start comes first. */
export function titleLayout(view: TitleView): TitleLayout {
  const page = pageOf(view.width, view.height);
  if (page.form === 'portrait') return portrait(page, view);
  return page.form === 'landscape' ? landscape(page, view) : wide(page, view);
}

/** The big buttons, row by row where they stand side by side. New players may want to learn first. */
function bigRows(view: TitleView): readonly (readonly TitleItem[])[] {
  return view.continue === null
    ? [['quickStart'], ['newGame', 'learn'], ['daily']]
    : [['continue'], ['newGame', 'quickStart'], ['daily', 'learn']];
}

/** The big buttons of a narrow page, those of one row side by side. */
function inRows(page: Page, view: TitleView, places: readonly Rect[]): TitleButton[] {
  return bigRows(view).flatMap((items, line) => {
    const rects = row(at(places, line), items.length, 10 * page.unit);
    return items.map((item, i): TitleButton => ({ item, rect: at(rects, i), rank: line === 0 ? 'first' : 'big' }));
  });
}

function smallItems(view: TitleView): TitleItem[] {
  const items: TitleItem[] = ['replays', 'records', 'rulebook', 'settings', 'sound'];
  if (view.canInstall) items.push('install');
  if (view.update) items.push('update');
  return items;
}

/** The small buttons, side by side. */
function smallRow(items: readonly TitleItem[], place: Rect, gap: number): TitleButton[] {
  const rects = row(place, items.length, gap);
  return items.map((item, i) => ({ item, rect: at(rects, i), rank: 'small' }));
}

function wide(page: Page, view: TitleView): TitleLayout {
  const all = bigRows(view).flat();
  // Four leave more room than five.
  const step = all.length > 4 ? 69 : 80;
  const big = all.map((item, i): TitleButton => {
    const rect = page.at(56, i === 0 ? 240 : 252 + (i - 1) * step + 76, 340, i === 0 ? 76 : step - 10);
    return { item, rect, rank: i === 0 ? 'first' : 'big' };
  });
  const items = smallItems(view);
  const width = items.length * 132 + (items.length - 1) * 12;
  const small = smallRow(items, page.at(1280 - 28 - width, 648, width, 48, 0.5), 12 * page.unit);
  return {
    page,
    logo: page.at(44, 34, 452, 128),
    tagline: page.at(56, 178, 480, 40),
    buttons: [...big, ...small],
    menu: page.at(40, 24, 500, 560),
    menuOnInk: false,
  };
}

function portrait(page: Page, view: TitleView): TitleLayout {
  const places = [page.at(16, 380, 328, 54, 0.5), page.at(16, 444, 328, 50, 0.5), page.at(16, 502, 328, 50, 0.5)];
  const small = smallRow(smallItems(view), page.at(2, 564, 356, 60, 0.5), 4 * page.unit);
  return {
    page,
    logo: page.at(14, 18, 332, 94, -0.4),
    tagline: page.at(14, 116, 332, 24, -0.4),
    buttons: [...inRows(page, view, places), ...small],
    menu: page.at(0, 370, 360, 270, 0.5),
    menuOnInk: true,
  };
}

function landscape(page: Page, view: TitleView): TitleLayout {
  const places = [page.at(16, 122, 270, 50), page.at(16, 181, 270, 46), page.at(16, 235, 270, 46)];
  const items = smallItems(view);
  // No wider than necessary: heroes stand beside it.
  const small = smallRow(items, page.at(16, 294, Math.min(352, 54 * items.length), 54), 4 * page.unit);
  return {
    page,
    logo: page.at(14, 12, 270, 76),
    tagline: page.at(16, 92, 270, 24),
    buttons: [...inRows(page, view, places), ...small],
    menu: page.at(8, 8, 278, 344),
    menuOnInk: false,
  };
}

/** Where the title's actors stand, in CSS pixels. */
export interface TitlePicture {
  readonly sun: Rect;
  /** Where the ground begins; the city stands on it. */
  readonly horizon: number;
  /** Height of a city block. */
  readonly block: number;
  /** From back to front; `beam` is the length of a ship's beam. */
  readonly ships: readonly {
    readonly id: ShipId;
    readonly at: Rect;
    readonly beam: number | null;
    readonly tint: number;
  }[];
  readonly roof: Rect | null;
  readonly heroes: readonly { readonly id: HeroId; readonly x: number; readonly y: number; readonly size: number }[];
}

const TEAM: readonly HeroId[] = ['scout', 'doctor', 'engineer', 'senator'];
const YELLOW = 0xfff2a8;
const ACID = 0xd6ff6a;

/** Places the title's actors around its menu. */
export function titlePicture(layout: TitleLayout): TitlePicture {
  const { page, menu } = layout;
  const { width: w, height: h, unit: u, form } = page;
  const square = (x: number, y: number, size: number): Rect => rect(x - size / 2, y - size / 2, size, size);
  if (form === 'portrait') {
    const top = layout.tagline.y + layout.tagline.h;
    const room = menu.y - top;
    const block = room * 0.42;
    const roof = rect(w * 0.5, menu.y - block * 0.3, w * 0.5 + 8 * u, block * 0.34);
    return {
      sun: square(w * 0.5, top + room * 0.6, w * 0.72),
      horizon: menu.y + 4 * u,
      block,
      ships: [
        { id: 'destroyer', at: square(w * 0.2, top + room * 0.2, w * 0.38), beam: null, tint: YELLOW },
        { id: 'former', at: square(w * 0.8, top + room * 0.22, w * 0.4), beam: room * 0.62, tint: ACID },
        { id: 'carrier', at: square(w * 0.36, top + room * 0.5, w * 0.7), beam: room * 0.5, tint: YELLOW },
      ],
      roof,
      heroes: team(roof, w * 0.19),
    };
  }
  const left = menu.x + menu.w;
  const middle = left + (w - left) * 0.5;
  const tall = form === 'wide' ? 1 : 0.96;
  const size = Math.min(h * 0.78, (w - left) * 0.76) * tall;
  const floor = form === 'wide' ? h * 0.865 : h * 0.86;
  const roofLeft = form === 'wide' ? left - 126 * u : left + 2 * u;
  const roof = rect(roofLeft, floor, Math.min(size * 0.76, 420 * u), h - floor + 4);
  return {
    sun: square(middle, h * 0.56, size),
    horizon: h + 2,
    block: h * 0.44,
    ships: [
      { id: 'destroyer', at: square(left + size * 0.18, h * 0.22, size * 0.44), beam: null, tint: YELLOW },
      { id: 'former', at: square(w - size * 0.24, h * 0.25, size * 0.52), beam: h * 0.72, tint: ACID },
      { id: 'carrier', at: square(middle + size * 0.02, h * 0.42, size * 0.94), beam: h * 0.56, tint: YELLOW },
    ],
    roof,
    heroes: team(roof, form === 'wide' ? 168 * u : 84 * u),
  };
}

function team(roof: Rect, size: number): TitlePicture['heroes'] {
  const step = (roof.w * 0.92) / TEAM.length;
  return TEAM.map((id, i) => ({
    id,
    x: roof.x + roof.w * 0.04 + step * (i + 0.5),
    y: roof.y + roof.h * 0.06 + 2,
    size,
  }));
}

/** The gleam is cut into this many strips, each a little further left than the one above, so that it slants as the letters do. */
export const GLEAM_STRIPS = 12;
/** How far the letters lean: sideways for each pixel of height (9 degrees, as the logo is drawn). */
const LEAN = Math.tan((9 * Math.PI) / 180);
/** How wide the band of light is, as a part of the logo. */
const BAND = 0.12;

/**
 * The parts of the brightened logo that are visible at a point of the gleam's way, from 0 to 1: one for each strip, in the
 * logo's own picture of that size; empty where the gleam has not come yet, or has passed.
 */
export function gleamAt(progress: number, { width, height }: { width: number; height: number }): Rect[] {
  const [band, lean, strip] = [width * BAND, height * LEAN, height / GLEAM_STRIPS];
  return Array.from({ length: GLEAM_STRIPS }, (_, i) => {
    const left = progress * (width + band + lean) - band - lean * ((i + 0.5) / GLEAM_STRIPS);
    const [from, to] = [Math.min(width, Math.max(0, left)), Math.min(width, left + band)];
    return rect(from, i * strip, progress > 0 && progress < 1 ? Math.max(0, to - from) : 0, strip);
  });
}
