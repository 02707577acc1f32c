import { expect, test } from 'vitest';
import { paintTag } from '../../../../src/games/factionFun/scenes/paint/slab.ts';
import type { CanvasPainter } from '../../../../src/table/canvasPainter.ts';
import type { Rect } from '../../../../src/table/layout/rect.ts';

/** Draws a tag with letters of a size; returns the scale, and the width of the tag and of its words. */
function drawn(size: number) {
  const seen = { scale: 1, tag: 0, words: 0 };
  const measure = (words: string, style: { readonly size: number }): number => words.length * style.size;
  const painter = {
    ctx: {
      save: () => undefined,
      translate: () => undefined,
      restore: () => undefined,
      scale: (to: number) => {
        seen.scale = to;
      },
    },
    measure,
    panel: ({ w }: Rect) => {
      seen.tag = w;
    },
    // As the painter does, which writes nothing smaller than 12.
    text: (words: string, _x: number, _y: number, style: { readonly size: number }) => {
      seen.words = measure(words, { size: Math.max(12, style.size) });
    },
  };
  paintTag(painter as unknown as CanvasPainter, 100, 50, '8 + 3: 8%', size, { fill: 0, color: 0, line: 0 });
  return seen;
}

test('the words of a tag fit on it, however small it is', () => {
  for (const size of [6, 9, 12, 18]) {
    const { scale, tag, words } = drawn(size);
    expect(words, `${size}`).toBeLessThan(tag);
    expect(tag * scale, `${size}`).toBeCloseTo(9.9 * size, 6);
  }
});
