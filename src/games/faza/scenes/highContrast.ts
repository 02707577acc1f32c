import { color, defaultTheme, type Theme } from '../../../table/theme.ts';
import type { AreaId } from '../content/vocabulary.ts';
import { areaColor } from './areaLooks.ts';
import { OFF_INK, OFF_INK_AT_NIGHT, OFF_LINE } from './buttonFrame.ts';

/*
 * High contrast on the table: paper is white, ink is black, and backgrounds are plain and dark enough for all text on
 * them, without dots behind letters. Symbols and patterns do not change, because nothing depends on color alone.
 */

/** The backgrounds of the team, of the Faza and of dark panels, each without rays and dots. */
const TABLE = 0x571c00;
const FAZA_TABLE = 0x1c0a2a;
const NIGHT = 0x0b0311;
/** The background of the Faza's phases, which `board/pieces/ground.ts` uses. */
const FAZA_GROUND = { base: 0x34194a, ray: 0x43235c } as const;

const DEEP_AREA: Readonly<Record<AreaId, number>> = {
  medical: 0x0c5a22,
  tactical: 0xa80018,
  political: 0x6a4600,
  technological: 0x0d4a85,
};

/** The replacement of a color. */
const COLORS: ReadonlyMap<number, number> = new Map([
  [color.ink, 0x000000],
  [color.paper, color.white],
  [color.paperLit, color.white],
  [color.paperDim, 0xededed],
  [color.cream, color.white],
  [color.table, TABLE],
  [color.tableRay, TABLE],
  [color.tableDot, TABLE],
  [FAZA_GROUND.base, FAZA_TABLE],
  [FAZA_GROUND.ray, FAZA_TABLE],
  [color.night, NIGHT],
  [color.night2, NIGHT],
  [color.nightDot, NIGHT],
  [color.nightLine, 0xe6cdf0],
  [color.plum, 0x3a1645],
  [color.eventLong, 0x7d2400],
  [color.hurt, DEEP_AREA.tactical],
  [OFF_INK, 0x000000],
  [OFF_LINE, 0x000000],
  [OFF_INK_AT_NIGHT, 0xe0d0ea],
  [areaColor.medical, DEEP_AREA.medical],
  [areaColor.tactical, DEEP_AREA.tactical],
  [areaColor.political, DEEP_AREA.political],
  [areaColor.technological, DEEP_AREA.technological],
]);

/** How much thicker lines are. */
const WEIGHT = 1.4;
/** Larger letters than this do not fit on any board. */
const MOST_TYPE = 1.5;

/** How the table is painted in `high` contrast, and with a `textScale` of 1 to 2. */
export function themeFor(high: boolean, textScale: number): Theme {
  return {
    ...defaultTheme,
    colors: high ? COLORS : defaultTheme.colors,
    weight: high ? WEIGHT : 1,
    type: Math.min(MOST_TYPE, textScale),
  };
}
