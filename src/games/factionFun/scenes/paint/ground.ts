import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import type { Rect } from '../../../../table/layout/rect.ts';
import { css, currentTheme, mix } from '../../../../table/theme.ts';
import { paint } from './paint.ts';

/** The side of a square tile of the wall, in CSS pixels. */
const SIDE = 88;

/** The wall of bottle-green tiles behind everything; in high contrast it is plain. */
export function paintGround(g: CanvasPainter, { x, y, w, h }: Rect): void {
  g.fill({ x, y, w, h }, paint.wall);
  if (currentTheme().weight > 1) return;
  for (let row = 0; row * SIDE < h; row++)
    for (let column = 0; column * SIDE < w; column++)
      wallTile(g, x + column * SIDE, y + row * SIDE, (row * 7 + column * 3) % 5);
}

function wallTile(g: CanvasPainter, x: number, y: number, variant: number): void {
  const { ctx } = g;
  const shade = mix(paint.wall, variant % 2 ? paint.wallLight : paint.wallDark, 0.05 + variant * 0.035);
  g.panel(
    { x: x + 1.5, y: y + 1.5, w: SIDE - 3, h: SIDE - 3 },
    { fill: shade, line: 1.5, lineColor: paint.wallDark, radius: 5 },
  );
  g.segment(x + 8, y + 5, x + SIDE - 8, y + 5, 2, mix(shade, paint.wallLight, 0.5));
  g.segment(x + 5, y + 8, x + 5, y + SIDE * 0.6, 2, mix(shade, paint.wallLight, 0.35));
  // The pressed pattern of the tile: a diamond in its middle.
  const [middleX, middleY, r] = [x + SIDE / 2, y + SIDE / 2, 9];
  ctx.strokeStyle = css(paint.wallDark, 0.5);
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.moveTo(middleX, middleY - r);
  ctx.lineTo(middleX + r, middleY);
  ctx.lineTo(middleX, middleY + r);
  ctx.lineTo(middleX - r, middleY);
  ctx.closePath();
  ctx.stroke();
}
