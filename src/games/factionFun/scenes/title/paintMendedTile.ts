import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { middle, type Rect } from '../../../../table/layout/rect.ts';

/** The heights of the halves and of the break between them, as multiples of the tile's radius. */
const HALF = { w: 274 / 548, anchor: { x: 0.829, y: 0.48 } } as const;
const GOLD = { h: 571 / 548, y: 0.491 } as const;
/** The height of a half, as a multiple of the radius of the whole tile. */
const TALL = 2.3;

/** One tile, half cobalt and half amber, broken and mended with gold. */
export function paintMendedTile(g: CanvasPainter, area: Rect): void {
  const { x, y } = middle(area);
  const h = Math.min(area.h * 0.94, area.w * 0.94 * (TALL / 2));
  const w = h * HALF.w;
  const down = (0.5 - HALF.anchor.y) * h;
  g.sprite('title/sailfolk', x - (HALF.anchor.x - 0.5) * w, y + down, h);
  g.sprite('title/hearthfolk', x + (HALF.anchor.x - 0.5) * w, y + down, h);
  const gold = h * GOLD.h;
  for (const name of ['title/gap', 'title/gold/4']) g.sprite(name, x, y + (0.5 - GOLD.y) * gold, gold);
}
