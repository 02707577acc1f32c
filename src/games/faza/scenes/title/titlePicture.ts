import { type Rect, rect } from '../../../../table/rect.ts';
import type { HeroId, ShipId } from '../../content/vocabulary.ts';
import type { TitleLayout } from './titleLayout.ts';

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
