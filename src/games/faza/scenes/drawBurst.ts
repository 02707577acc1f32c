import type { CanvasPainter } from '../../../table/canvasPainter.ts';
import type { Rect } from '../../../table/layout/rect.ts';
import { color } from '../../../table/theme.ts';

/** Lettering in a burst. */
export function drawBurst(g: CanvasPainter, r: Rect, frame: string, words: string): void {
  g.sprite(frame, r.x + r.w / 2, r.y + r.h / 2, r.h);
  const middle = { x: r.x + r.w / 2, y: r.y + r.h * 0.485 };
  g.within(
    null,
    () =>
      g.title(words, middle.x, middle.y, {
        size: r.h * 0.3,
        color: color.paperLit,
        outline: r.h * 0.026,
        shadow: r.h * 0.016,
        width: r.w * 0.56,
      }),
    { degrees: -7, about: middle },
  );
}
