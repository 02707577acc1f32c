import type { CanvasPainter, TextStyle } from '../../../table/canvasPainter.ts';

/** The smallest letters that can be read, in CSS pixels. */
const SMALLEST = 12;

/** How far a line may be condensed. A line that needs more is omitted. */
const NARROWEST = 0.74;

/** Whether a line fits into a width without becoming too small to read. */
export function canFit(g: CanvasPainter, words: string, room: number, weight: 500 | 600 | 700 = 600): boolean {
  return g.measure(words, { size: SMALLEST, weight }) * NARROWEST <= room;
}

/**
 * One line of text in the text face that fits its `width`: first it gets smaller, down to 12, then its letters get narrower,
 * so that nothing is ever cut or runs over an edge.
 */
export function fitText(
  g: CanvasPainter,
  words: string,
  x: number,
  y: number,
  style: TextStyle & { readonly width: number },
): void {
  const { width, ...rest } = style;
  const wide = g.measure(words, rest);
  const size = Math.max(SMALLEST, wide > width ? (style.size * width) / wide : style.size);
  const squeeze = Math.min(1, width / Math.max(1, g.measure(words, { ...rest, size })));
  g.within(null, () => {
    g.ctx.translate(x, y);
    g.ctx.scale(squeeze, 1);
    g.text(words, 0, 0, { ...rest, size });
  });
}
