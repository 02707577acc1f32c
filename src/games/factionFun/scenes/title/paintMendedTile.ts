import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { middle, type Rect, type Spot } from '../../../../table/layout/rect.ts';
import { mix } from '../../../../table/theme.ts';
import { hexCorners } from '../../interaction/layout/hexBoard.ts';
import { PEOPLE_PAINT, paint } from '../paint/paint.ts';

/** The break from the top of the tile to its bottom, as parts of its radius. */
const BREAK: readonly (readonly [number, number])[] = [
  [0.05, -1.2],
  [-0.1, -0.8],
  [0.12, -0.5],
  [-0.14, -0.14],
  [0.1, 0.16],
  [-0.06, 0.48],
  [0.14, 0.78],
  [0, 1.2],
];

/** One tile, half cobalt and half amber, broken and mended with gold. */
export function paintMendedTile(g: CanvasPainter, area: Rect): void {
  const center = middle(area);
  const r = Math.min(area.w * 0.5, area.h * 0.43);
  const outline = hexCorners(center, r, false);
  const spots = BREAK.map(([x, y]): Spot => ({ x: center.x + x * r, y: center.y + y * r }));
  const below = outline.map(({ x, y }) => ({ x, y: y + r * 0.06 }));
  g.fill(hexCorners({ x: center.x, y: center.y + r * 0.08 }, r * 1.06, false), paint.wallDark, 0.6);
  g.fill(below, paint.clay);
  const half = (side: -1 | 1): Spot[] => [
    ...spots,
    { x: center.x + side * 2 * r, y: center.y + 1.2 * r },
    { x: center.x + side * 2 * r, y: center.y - 1.2 * r },
  ];
  g.within(outline, () => {
    for (const [side, people] of [
      [-1, 'sailfolk'],
      [1, 'hearthfolk'],
    ] as const) {
      const { main } = PEOPLE_PAINT[people];
      g.within(half(side), () => {
        g.fill(half(side), main);
        g.fill(
          hexCorners({ x: center.x - r * 0.1, y: center.y - r * 0.16 }, r * 0.86, false),
          mix(main, paint.white, 0.16),
          0.55,
        );
        g.sprite(`emblem/${people}`, center.x + side * r * 0.42, center.y, r * 0.72);
      });
    }
    g.stroke(hexCorners(center, r * 0.97, false), r * 0.03, paint.white);
    g.path(spots, r * 0.13, paint.goldDark);
    g.path(spots, r * 0.085, paint.gold);
    g.path(spots, r * 0.03, 0xfff3c4);
  });
}
