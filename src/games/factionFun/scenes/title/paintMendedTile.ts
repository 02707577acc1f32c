import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { middle, type Rect, rect } from '../../../../table/layout/rect.ts';

/** The heights of the halves and of the break between them, as multiples of the tile's radius. */
const HALF = { w: 274 / 548, anchor: { x: 0.829, y: 0.48 } } as const;
const GOLD = { w: 122 / 571, h: 571 / 548, y: 0.491 } as const;
/** The height of a half, as a multiple of the radius of the whole tile. */
const TALL = 2.3;

/** How far the break can be filled with gold. */
export const FILLINGS = 4;

/** One tile, half cobalt and half amber, broken and mended with gold. */
export function paintMendedTile(g: CanvasPainter, area: Rect): void {
  paintBrokenTile(g, area);
  paintGold(g, area, FILLINGS);
}

/** The tile before it is mended. */
export function paintBrokenTile(g: CanvasPainter, area: Rect): void {
  const { x, y } = middle(area);
  const h = heightOf(area);
  const w = h * HALF.w;
  const down = (0.5 - HALF.anchor.y) * h;
  g.sprite('title/sailfolk', x - (HALF.anchor.x - 0.5) * w, y + down, h);
  g.sprite('title/hearthfolk', x + (HALF.anchor.x - 0.5) * w, y + down, h);
  paintBreak(g, area, 'title/gap');
}

/** The gold in the break, which rises from the bottom in `FILLINGS` steps. */
export function paintGold(g: CanvasPainter, area: Rect, filling: number): void {
  if (filling > 0) paintBreak(g, area, `title/gold/${filling}`);
}

/** Where the gold is. */
export function goldPlace(area: Rect): Rect {
  const { x, y } = middle(area);
  const h = heightOf(area) * GOLD.h;
  return rect(x - (h * GOLD.w) / 2, y - GOLD.y * h, h * GOLD.w, h);
}

function paintBreak(g: CanvasPainter, area: Rect, name: string): void {
  const { x, y, w, h } = goldPlace(area);
  g.sprite(name, x + w / 2, y + h / 2, h);
}

function heightOf(area: Rect): number {
  return Math.min(area.h * 0.94, area.w * 0.94 * (TALL / 2));
}
