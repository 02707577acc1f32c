import { defaultTheme, type Theme } from '../../../../table/theme.ts';
import { paint } from './paint.ts';

/** Bagel Fat One for names and numbers, Rubik for everything else. */
const FONTS = { display: 'Bagel Fat One', text: 'Rubik', rise: 0.03 } as const;

/** Larger letters than this find no room on the table. */
const MOST_TYPE = 1.4;
/** How much thicker frames and dashes are in high contrast. */
const WEIGHT = 1.4;

/** In high contrast paper is white and ink is black, and what lies on colored paper is as dark as it can be. */
const COLORS: ReadonlyMap<number, number> = new Map<number, number>([
  [paint.ink, 0x000000],
  [paint.soft, 0x000000],
  [paint.number, 0x000000],
  [paint.towerInk, 0x000000],
  [paint.offInk, 0x000000],
  [paint.idleInk, 0x000000],
  [paint.offLine, 0x000000],
  [paint.line, 0x000000],
  [paint.paper, paint.white],
  [paint.paperDim, paint.white],
  [paint.off, paint.white],
  [paint.idle, paint.white],
  [paint.edge, 0x4a5d61],
  [paint.tileLight, paint.white],
  [paint.tileDark, 0xffeadb],
  [paint.towerTile, paint.white],
  [paint.towerTileDark, 0xe2f4f4],
  [paint.act, 0x0a1f9e],
  [paint.danger, 0x8f0010],
]);

/** How everything is painted, in `high` contrast or not, with a text scale of 1 to 2. */
export function themeFor(high: boolean, textScale: number): Theme {
  return {
    colors: high ? COLORS : defaultTheme.colors,
    weight: high ? WEIGHT : 1,
    type: Math.min(MOST_TYPE, textScale),
    fonts: FONTS,
  };
}
