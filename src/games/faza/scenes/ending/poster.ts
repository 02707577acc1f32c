import type Phaser from 'phaser';
import { CanvasPainter } from '../../../../table/canvasPainter.ts';
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
