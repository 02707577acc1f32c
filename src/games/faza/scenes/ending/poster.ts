import type Phaser from 'phaser';
import { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { frameOf } from '../../../../table/frames.ts';
import { pixelRatio } from '../../../../table/pixelRatio.ts';
import { drawPosterPage, POSTER, type PosterView } from './drawPosterPage.ts';

/** An ending as a PNG picture. `null` where the browser has no room for it. */
export async function drawPoster(textures: Phaser.Textures.TextureManager, view: PosterView): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = POSTER.width;
  canvas.height = POSTER.height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  drawPosterPage(new CanvasPainter(context, textures), view);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/**
 * How high a frame may be shown, before it was trimmed and in CSS pixels, without being larger than it was painted; any
 * height where there is none.
 */
export function sharpHeight(textures: Phaser.Textures.TextureManager, name: string, atlas?: string): number {
  return (frameOf(textures, name, atlas)?.realHeight ?? Infinity) / pixelRatio();
}
