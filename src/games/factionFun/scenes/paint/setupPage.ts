import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { inset } from '../../../../table/layout/rect.ts';
import type { PictureHeading, PicturePaint } from '../../../../table/pages/pictureScene.ts';
import { paintGround } from './ground.ts';
import { paint } from './paint.ts';
import { paintButton, paintSlab } from './slab.ts';

/** The choices before a game as glazed slabs on the wall. */
export const setupPage: PicturePaint = {
  ground: paintGround,
  heading,
  button: (g, button) => paintButton(g, button, 1, button.hint),
};

function heading(g: CanvasPainter, { title, lines, rect: area }: PictureHeading): void {
  const face = paintSlab(g, area);
  const inner = inset(face, 10);
  const size = Math.min(34, inner.h * 0.4, inner.w / 9);
  g.title(title, inner.x + inner.w / 2, inner.y + size * 0.6, { size, color: paint.ink, width: inner.w });
  const below = { ...inner, y: inner.y + size * 1.25, h: inner.h - size * 1.25 };
  if (below.h > 12)
    g.paragraph([{ text: lines.join(' ') }], below, { size: 16, weight: 500, align: 'center', middle: true });
}
