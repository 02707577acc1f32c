import { at } from '../../../../kernel/values/at.ts';
import type { TitleItem } from '../../../../module/screens/title.ts';
import { aligned, column, row, type Share, scaled, share, trimmed } from '../../../../table/layout/layout.ts';
import { type Rect, rect } from '../../../../table/layout/rect.ts';
import type { HeroId, ShipId } from '../../content/vocabulary.ts';
import { type Arrangement, arrangedPageOf, type Page } from '../page.ts';
import type { TitleView } from '../view.ts';

export interface TitleButton {
  readonly item: TitleItem;
  readonly rect: Rect;
  /** The one to press first, the other big ones, or the small ones. */
  readonly rank: 'first' | 'big' | 'small';
}

/** The positions of everything on the title, in CSS pixels. */
export interface TitleLayout {
  readonly page: Page;
  readonly logo: Rect;
  readonly tagline: Rect;
  readonly buttons: readonly TitleButton[];
  /** Where the buttons stand; the picture leaves this free. */
  readonly menu: Rect;
  /** Whether the picture is above the menu, which has an ink background, instead of around it. */
  readonly isStacked: boolean;
}

/** The parts of the page, in units of its design. */
type Parts = Omit<TitleLayout, 'page' | 'isStacked'>;

const ARRANGE: Readonly<Record<Arrangement, (page: Page, view: TitleView) => Parts>> = {
  wide,
  tablet,
  portrait,
  landscape,
};

/** Arranges the title. Without a game to continue, Quick start comes first. */
export function titleLayout(view: TitleView): TitleLayout {
  const page = arrangedPageOf(view.width, view.height);
  const isStacked = page.arrangement === 'portrait' || page.arrangement === 'tablet';
  return { page, isStacked, ...scaled(ARRANGE[page.arrangement](page, view), page.unit) };
}

/** The big buttons, row by row where they stand side by side. New players may want to learn first. */
function bigRows(view: TitleView): readonly (readonly TitleItem[])[] {
  return view.continue === null
    ? [['quickStart'], ['newGame', 'learn'], ['daily']]
    : [['continue'], ['newGame', 'quickStart'], ['daily', 'learn']];
}

function smallItems(view: TitleView): TitleItem[] {
  const items: TitleItem[] = ['replays', 'records', 'rulebook', 'settings', 'sound'];
  if (view.canInstall) items.push('install');
  if (view.update) items.push('update');
  return items;
}

function buttonsAt(items: readonly TitleItem[], places: readonly Rect[], rank: TitleButton['rank']): TitleButton[] {
  return items.map((item, i) => ({ item, rect: at(places, i), rank }));
}

function wide({ area, window }: Page, view: TitleView): Parts {
  const menu = trimmed(area, { left: 40, right: 740, top: 24, bottom: 136 });
  const [first = [], ...rows] = bigRows(view);
  const others = rows.flat();
  // Three leave more room than four.
  const heights = { logo: 128, tagline: 40, first: 76, others: others.length > 3 ? 266 : 230 };
  const lines = column(trimmed(menu, { left: 16, right: 144 }), heights, [10, 16, 22, 12], area.h > 720 ? 0.5 : 0);
  const items = smallItems(view);
  const foot = trimmed({ ...area, h: window.h - area.y }, { right: 28, bottom: 24 });
  return {
    menu,
    // Both are wider than the buttons.
    logo: trimmed(lines.logo, { left: -12, right: -100 }),
    tagline: trimmed(lines.tagline, { right: -140 }),
    buttons: [
      ...buttonsAt(first, [lines.first], 'first'),
      ...buttonsAt(others, column(lines.others, others.length, 10), 'big'),
      ...buttonsAt(items, row(aligned(foot, items.length * 144 - 12, 48, 1, 1), items.length, 12), 'small'),
    ],
  };
}

/** The row for the page's own buttons, in CSS pixels: beside the logo, or above it on upright phones and tablets. */
export function cornerPlace(view: Pick<TitleView, 'width' | 'height'>): Rect {
  const { arrangement, unit, area } = arrangedPageOf(view.width, view.height);
  const end = LOGO_END[arrangement];
  const left = end === null ? EDGE : (area.x + end) * unit;
  return rect(left, EDGE, view.width - EDGE - left, FINGER);
}

/** Between the page's own buttons and the edges of the window, and how high they are, in CSS pixels. */
const EDGE = 6;
const FINGER = 44;
/** Where the letters of the logo end, in units; `null` where the logo is below. */
const LOGO_END = { wide: 520, landscape: 300, portrait: null, tablet: null } as const;

function portrait({ area, unit }: Page, view: TitleView): Parts {
  const corner = (EDGE + FINGER) / unit;
  const { head, menu } = column(area, { corner, head: 122, menu: 270 }, [0, 6, 180], [0, 0.1, 0.9]);
  const heights = { first: 54, second: 50, third: 50, small: 60 };
  const { small, ...big } = column(trimmed(menu, { left: 16, right: 16 }), heights, [10, 10, 8, 12]);
  return {
    menu,
    ...column(trimmed(head, { left: 14, right: 14 }), { logo: 94, tagline: 24 }, 4),
    buttons: phoneButtons(view, Object.values(big), aligned(small, 356, small.h)),
  };
}

/** Upright tablets: the picture has the upper part of the page; the first button is wide, and the others stand side by side. */
function tablet({ area, unit }: Page, view: TitleView): Parts {
  const corner = (EDGE + FINGER) / unit;
  const [first = [], ...rows] = bigRows(view);
  // Three stand side by side, four in two rows.
  const lines = rows.flat().length > 3 ? rows : [rows.flat()];
  const big = lines.length * (BIG + 12) - 12;
  const menuHeight = 20 + 76 + 12 + big + 16 + 62 + 24;
  const { head, menu } = column(area, { corner, head: 216, menu: menuHeight }, [0, 6, 0], [0, 0, 1]);
  const parts = column(trimmed(menu, { left: 24, right: 24 }), { first: 76, big, small: 62 }, [20, 12, 16]);
  const places = column(parts.big, lines.length, 12);
  const items = smallItems(view);
  return {
    menu,
    ...column(trimmed(head, { left: 14, right: 14 }), { logo: 168, tagline: 40 }, 8),
    buttons: [
      ...buttonsAt(first, [parts.first], 'first'),
      ...lines.flatMap((line, i) => buttonsAt(line, row(at(places, i), line.map(widthOf), 12), 'big')),
      ...buttonsAt(items, row(parts.small, items.length, 8), 'small'),
    ],
  };
}

/** The text about the daily game needs the most room. */
const widthOf = (item: TitleItem): Share => share(item === 'daily' ? 1.4 : 1);

/** The height of the big buttons but the first on a tablet, in units. */
const BIG = 76;

function landscape({ area }: Page, view: TitleView): Parts {
  const menu = trimmed(area, { left: 8, right: 354, top: 8, bottom: 8 });
  // In a window that is higher than the design, buttons and the room between them grow alike.
  const k = menu.h / 344;
  const heights = { logo: 76 + 16 * (k - 1), tagline: 24, first: 50 * k, second: 46 * k, third: 46 * k, small: 54 * k };
  const gaps = [4, 4, 6, 9, 8, 13].map((gap) => gap * k);
  const { logo, tagline, small, ...big } = column(trimmed(menu, { left: 8 }), heights, gaps);
  // No wider than necessary: heroes are beside it.
  const w = Math.min(352, 54 * smallItems(view).length);
  const buttons = phoneButtons(view, Object.values(big), { ...small, w });
  return { menu, logo: { ...logo, x: logo.x - 2 }, tagline, buttons };
}

/** The big buttons of a phone, those of one row side by side, and the small ones. */
function phoneButtons(view: TitleView, lines: readonly Rect[], small: Rect): TitleButton[] {
  const big = bigRows(view).flatMap((items, line) =>
    buttonsAt(items, row(at(lines, line), items.length, 10), line === 0 ? 'first' : 'big'),
  );
  const items = smallItems(view);
  return [...big, ...buttonsAt(items, row(small, items.length, 4), 'small')];
}

/** Where the title's actors stand, in CSS pixels. */
export interface TitlePicture {
  readonly sun: Rect;
  /** The top of the ground, on which the city stands. */
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
  readonly roof: Rect;
  readonly heroes: readonly { readonly id: HeroId; readonly x: number; readonly y: number; readonly size: number }[];
}

const TEAM: readonly HeroId[] = ['scout', 'doctor', 'engineer', 'senator'];
/** How far down the square around it a ship's picture begins, as a part of the square. */
const HEADROOM: Readonly<Record<ShipId, number>> = { destroyer: 0.16, former: 0.12, carrier: 0.19 };
/** How far ships rise as they hover, in units. */
const HOVER = 4;
const YELLOW = 0xfff2a8;
const ACID = 0xd6ff6a;

/** Places the title's actors around its menu. */
export function titlePicture(layout: TitleLayout): TitlePicture {
  const { page, menu } = layout;
  const { width: w, height: h, unit: u, form } = page;
  const square = (x: number, y: number, size: number): Rect => rect(x - size / 2, y - size / 2, size, size);
  if (layout.isStacked) {
    const top = layout.tagline.y + layout.tagline.h;
    const room = menu.y - top;
    const block = room * 0.42;
    const roof = rect(w * 0.5, menu.y - block * 0.3, w * 0.5 + 8 * u, block * 0.34);
    // In a low room a ship is smaller rather than behind the words above it.
    const under = (id: ShipId, x: number, y: number, size: number): Rect => {
      const floor = y + size / 2;
      const fits = Math.min(size, (floor - top - HOVER * u) / (1 - HEADROOM[id]));
      return square(x, floor - fits / 2, fits);
    };
    return {
      sun: square(w * 0.5, top + room * 0.6, w * 0.72),
      horizon: menu.y + 4 * u,
      block,
      ships: [
        { id: 'destroyer', at: under('destroyer', w * 0.2, top + room * 0.2, w * 0.38), beam: null, tint: YELLOW },
        { id: 'former', at: under('former', w * 0.8, top + room * 0.22, w * 0.4), beam: room * 0.62, tint: ACID },
        { id: 'carrier', at: under('carrier', w * 0.36, top + room * 0.5, w * 0.7), beam: room * 0.5, tint: YELLOW },
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
