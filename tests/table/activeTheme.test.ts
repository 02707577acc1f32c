import type Phaser from 'phaser';
import { afterEach, expect, test } from 'vitest';
import { CanvasPainter } from '../../src/table/canvasPainter.ts';
import { rect } from '../../src/table/layout/rect.ts';
import { applyTheme, defaultTheme } from '../../src/table/theme.ts';
import { fc } from '../kit/seeded.ts';

afterEach(() => applyTheme(defaultTheme));

/** A canvas on which every letter is half as wide as it is high, and which records font sizes. */
function paper(): { ctx: CanvasRenderingContext2D; sizes: number[] } {
  const sizes: number[] = [];
  let size = 0;
  const ctx = {
    set font(value: string) {
      size = Number(/([\d.]+)px/.exec(value)?.[1]);
    },
    measureText: (words: string) => ({ width: words.length * size * 0.5 }),
    fillText: () => sizes.push(size),
  };
  return { ctx: ctx as unknown as CanvasRenderingContext2D, sizes };
}

/** The font size of a paragraph, and its height. */
function set(words: string, w: number, h: number, size: number): { size: number; height: number } {
  const { ctx, sizes } = paper();
  const g = new CanvasPainter(ctx, {} as Phaser.Textures.TextureManager);
  const room = rect(0, 0, w, h);
  g.paragraph([{ text: words }], room, { size });
  return { size: sizes[0] ?? 0, height: g.paragraphHeight([{ text: words }], room, { size }) };
}

test('large text is larger on the table if there is room, never smaller, and never overflows', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom('a', 'b') }), { minLength: 1 }),
      fc.integer({ min: 120, max: 500 }),
      fc.integer({ min: 20, max: 300 }),
      fc.double({ min: 8, max: 30, noNaN: true }),
      (words, w, h, size) => {
        applyTheme(defaultTheme);
        const usual = set(words.join(' '), w, h, size);
        applyTheme({ ...defaultTheme, type: 1.5 });
        const large = set(words.join(' '), w, h, size);
        expect(large.size).toBeGreaterThanOrEqual(usual.size);
        if (large.size > usual.size) expect(large.height).toBeLessThanOrEqual(h);
      },
    ),
  );
});

test('with room to spare, text grows by exactly the chosen factor', () => {
  applyTheme({ ...defaultTheme, type: 1.5 });
  expect(set('a word', 400, 200, 16).size).toBe(24);
});
