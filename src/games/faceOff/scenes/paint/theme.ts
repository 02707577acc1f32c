import { color, type Theme } from '../../../../table/theme.ts';
import { paint } from './paint.ts';

/** Alfa Slab One for names and numbers, IBM Plex Sans Condensed for everything else. */
const FONTS = { display: 'Alfa Slab One', text: 'IBM Plex Sans Condensed', rise: 0.03 } as const;

/** Larger letters than this find no room on the table. */
const MOST_TYPE = 1.4;
/** How much thicker frames and dashes are in high contrast. */
const WEIGHT = 1.4;

/** What is painted without a color of its own has this game's ink. */
const INK: ReadonlyMap<number, number> = new Map<number, number>([[color.ink, paint.ink]]);

/** In high contrast labels are white, and ink is black. */
const COLORS: ReadonlyMap<number, number> = new Map<number, number>([
  [color.ink, 0x000000],
  [paint.ink, 0x000000],
  [paint.soft, 0x000000],
  [paint.paper, paint.white],
  [paint.deep, paint.white],
  [paint.gray, 0x000000],
  [paint.line, paint.white],
  [paint.hint, paint.white],
  [paint.act, 0x8f0010],
  [paint.ground, 0x061327],
  [paint.arena, 0x000814],
]);

/** How everything is painted, in `high` contrast or not, with a text scale of 1 to 2. */
export function themeFor(high: boolean, textScale: number): Theme {
  return {
    colors: high ? COLORS : INK,
    weight: high ? WEIGHT : 1,
    type: Math.min(MOST_TYPE, textScale),
    fonts: FONTS,
  };
}
