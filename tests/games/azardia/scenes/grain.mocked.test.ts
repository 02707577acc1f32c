import { afterEach, expect, test, vi } from 'vitest';
import { paintGrain } from '../../../../src/games/azardia/scenes/paint/grain.ts';
import { themeFor } from '../../../../src/games/azardia/scenes/paint/theme.ts';
import type { CanvasPainter } from '../../../../src/table/canvasPainter.ts';
import { rect } from '../../../../src/table/layout/rect.ts';
import { applyTheme, defaultTheme } from '../../../../src/table/theme.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  applyTheme(defaultTheme);
});

/** The overlay of an area: its blend mode and its position. */
function grainOn(isHigh: boolean): unknown[] {
  const pixels = { data: new Uint8ClampedArray(160 * 160 * 4) };
  const sheet = { getContext: () => ({ createImageData: () => pixels, putImageData: () => undefined }) };
  vi.stubGlobal('document', { createElement: () => sheet });
  applyTheme(themeFor(isHigh, 1));
  const laid: unknown[] = [];
  const ctx = {
    globalCompositeOperation: '',
    save: () => undefined,
    restore: () => undefined,
    createPattern: () => ({}),
    fillRect: (...area: number[]) => void laid.push(ctx.globalCompositeOperation, area),
  };
  const pen: unknown = { ctx };
  paintGrain(pen as CanvasPainter, rect(1, 2, 30, 40));
  return laid;
}

test('grain appears only on paper, and not in high contrast', () => {
  expect(grainOn(false)).toEqual(['source-atop', [1, 2, 30, 40]]);
  expect(grainOn(true)).toEqual([]);
});
