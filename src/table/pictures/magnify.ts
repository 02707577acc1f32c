import type { CanvasPainter } from '../canvasPainter.ts';
import type { Rect } from '../layout/rect.ts';
import type { Cut } from './frames.ts';

/** Which part of a frame is looked at: its middle and its width, as parts of the frame's. */
export interface Lens {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

/**
 * Fills an area with a part of a frame as a print under a magnifying glass: dots on the diagonal, each of one color, the
 * lighter the larger. However small the frame is, what is shown is as sharp as the screen.
 */
export function magnify(
  g: CanvasPainter,
  name: string,
  area: Rect,
  { lens, cell, atlas }: { readonly lens: Lens; readonly cell: number; readonly atlas?: string },
): void {
  const step = cell / Math.SQRT2;
  const [columns, rows] = [Math.ceil(area.w / step) + 1, Math.ceil(area.h / step) + 1];
  const pixels = sampled(g.cut(name, atlas), lens, columns, rows);
  if (!pixels) return;
  const { ctx } = g;
  for (let row = 0; row < rows; row++) {
    for (let column = row % 2; column < columns; column += 2) {
      const at = (row * columns + column) * 4;
      const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
      const light = (0.3 * red + 0.6 * green + 0.1 * blue) / 255;
      ctx.fillStyle = `rgb(${red} ${green} ${blue})`;
      ctx.beginPath();
      ctx.arc(area.x + column * step, area.y + row * step, step * (0.62 + 0.46 * light), 0, 2 * Math.PI);
      ctx.fill();
    }
  }
}

/** The part of the frame under the lens, one pixel for each place of the grid. */
function sampled(cut: Cut | null, lens: Lens, columns: number, rows: number): Uint8ClampedArray | null {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [columns, rows];
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (!cut || !ctx) return null;
  const w = cut.w * lens.w;
  const h = Math.min(cut.h, (w * rows) / columns);
  const x = Math.max(0, Math.min(cut.w - w, cut.w * lens.x - w / 2));
  const y = Math.max(0, Math.min(cut.h - h, cut.h * lens.y - h / 2));
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(cut.image, cut.x + x, cut.y + y, w, h, 0, 0, columns, rows);
  return ctx.getImageData(0, 0, columns, rows).data;
}
