import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import type { Rect } from '../../../../table/layout/rect.ts';
import { currentTheme } from '../../../../table/theme.ts';

/** The side of the sheet of grain that is laid out again and again, in CSS pixels. */
const SIDE = 160;
/** How much the darkest and lightest spots are seen, of 255. */
const STRENGTH = 13;

let sheet: HTMLCanvasElement | null = null;

/** Noise that is the same each time, from 0 to 1. */
function noise(spot: number): number {
  const wave = Math.sin(spot * 12.9898) * 43758.5453;
  return wave - Math.floor(wave);
}

/** A sheet of fine spots, lighter and darker than the paint below. */
function grainSheet(): HTMLCanvasElement {
  if (sheet) return sheet;
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  const picture = context?.createImageData(SIDE, SIDE);
  if (context && picture) {
    for (let spot = 0; spot < SIDE * SIDE; spot++) {
      const part = 2 * noise(spot) - 1;
      picture.data.fill(part > 0 ? 255 : 0, spot * 4, spot * 4 + 3);
      picture.data[spot * 4 + 3] = Math.abs(part) * STRENGTH;
    }
    context.putImageData(picture, 0, 0);
  }
  sheet = canvas;
  return canvas;
}

/**
 * Adds a paper grain to everything painted in an area; empty parts get none. It belongs below words, so it is added
 * before them; high contrast has none.
 */
export function paintGrain({ ctx }: CanvasPainter, { x, y, w, h }: Rect): void {
  // Tests draw without a page.
  if (typeof document === 'undefined' || currentTheme().weight > 1) return;
  const pattern = ctx.createPattern(grainSheet(), 'repeat');
  if (!pattern) return;
  ctx.save();
  ctx.globalCompositeOperation = 'source-atop';
  ctx.fillStyle = pattern;
  ctx.fillRect(x, y, w, h);
  ctx.restore();
}
