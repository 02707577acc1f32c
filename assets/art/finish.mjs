// Turns a raw render into a finished frame: reduce, add the halo, add the keyline.

import { existsSync } from 'node:fs';
import sharp from 'sharp';

/** The renderer draws everything at twice its final size (see scene.py). */
const SUPERSAMPLING = 2;

/** #fff0cf, the paper color of palette.py. */
const CREAM = [255, 240, 207];

/**
 * Width of the cream line relative to the frame's: small things need a wider one. Tiles, dice and portraits have none.
 */
function keylineOf(name, width) {
  if (/^(tile|die|face)\b/.test(name)) return 0;
  if (name.startsWith('big/')) return Math.round(width / 110);
  if (name.startsWith('ship/')) return Math.round(width / 80);
  if (/\/(act|near)$/.test(name)) return Math.round(width / 68);
  return Math.round(width / (name.endsWith('/small') ? 32 : 51));
}

/** Strength of the baked glow; stronger washes the ink lines out. */
const GLOW = 0.6;

/**
 * @typedef {{ data: Buffer, width: number, height: number }} Pixels straight RGBA
 */

/** @returns {Promise<Pixels>} */
async function pixels(image) {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function reduced(file) {
  const { width, height } = await sharp(file).metadata();
  const size = [Math.round(width / SUPERSAMPLING), Math.round(height / SUPERSAMPLING)];
  return sharp(file).resize(...size, { kernel: 'lanczos3', fit: 'fill' });
}

/** Screen-blends a blurred copy onto the picture; it never lightens empty space around it. */
async function addGlow(base, file) {
  const light = sharp(await (await reduced(file)).flatten({ background: '#000' }).toBuffer());
  const near = await light
    .clone()
    .blur(base.width / 96)
    .toBuffer();
  const far = await light
    .clone()
    .blur(base.width / 30)
    .removeAlpha()
    .raw()
    .toBuffer();
  const sum = await sharp(near).removeAlpha().raw().toBuffer();
  for (let i = 0; i < base.width * base.height; i++) {
    for (let c = 0; c < 3; c++) {
      const glow = Math.min(255, (sum[i * 3 + c] * 0.5 + far[i * 3 + c]) * GLOW);
      base.data[i * 4 + c] = 255 - ((255 - base.data[i * 4 + c]) * (255 - glow)) / 255;
    }
  }
}

/** Draws a cream line around the silhouette; it keeps pieces recognizable on busy tiles. */
function addKeyline({ data, width, height }, px) {
  const reach = px + 0.5;
  const ring = [];
  for (let dy = -px - 1; dy <= px + 1; dy++) {
    for (let dx = -px - 1; dx <= px + 1; dx++) {
      const cover = Math.max(0, Math.min(1, reach - Math.hypot(dx, dy) + 0.5));
      if (cover > 0) ring.push({ dx, dy, cover });
    }
  }
  const line = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const alpha = data[(y * width + x) * 4 + 3];
      // half-transparent pixels would make the line wobble
      if (alpha <= 110) continue;
      for (const { dx, dy, cover } of ring) {
        const [X, Y] = [x + dx, y + dy];
        if (X < 0 || Y < 0 || X >= width || Y >= height) continue;
        const i = Y * width + X;
        line[i] = Math.max(line[i], alpha * cover);
      }
    }
  }
  for (let i = 0; i < width * height; i++) {
    const over = data[i * 4 + 3] / 255;
    const under = (line[i] / 255) * (1 - over);
    const alpha = over + under;
    if (alpha === 0) continue;
    for (let c = 0; c < 3; c++) {
      data[i * 4 + c] = Math.round((data[i * 4 + c] * over + CREAM[c] * under) / alpha);
    }
    data[i * 4 + 3] = Math.round(alpha * 255);
  }
}

/**
 * @param {string} file raw render; `<file>.glow.png` beside it is optional
 * @param {string} name frame name
 * @returns {Promise<Pixels>}
 */
export async function finish(file, name) {
  const frame = await pixels(await reduced(file));
  const glow = file.replace(/\.png$/, '.glow.png');
  if (existsSync(glow)) await addGlow(frame, glow);
  const px = keylineOf(name, frame.width);
  if (px) addKeyline(frame, px);
  return frame;
}
