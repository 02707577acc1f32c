// The two grades of every sprite: as it was rendered, and smaller for small screens.

import sharp from 'sharp';

/** The usual scale of a side in the plain grade. */
const PLAIN = 2 / 3;

/**
 * Pictures are AVIF, at about half the size of WebP and with full color along the ink lines; browsers that cannot read
 * it get plain ones as WebP. No phone gets a texture of more than 2048 pixels.
 */
export const GRADES = [
  { grade: 'fine', largest: 4096, extensions: ['avif'], scale: () => 1 },
  { grade: 'plain', largest: 2048, extensions: ['avif', 'webp'], scale: (atlas) => atlas.plain ?? PLAIN },
];

/** Sprites for less than 60 CSS pixels are drawn for that size, and are never reduced. */
const isSmall = (name) => name.endsWith('/small');

/**
 * @param {import('./finish.mjs').Pixels} image
 * @returns {Promise<import('./finish.mjs').Pixels>} the same sprite with so much of its sides
 */
export async function scaled(image, name, scale) {
  if (scale === 1 || isSmall(name)) return image;
  const { width, height } = image;
  const { data, info } = await sharp(image.data, { raw: { width, height, channels: 4 } })
    .resize(Math.round(width * scale), Math.round(height * scale), { kernel: 'lanczos3', fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Encodes a sheet; `quality` is that of the atlas in each format. */
export function encode(sheet, extension, quality) {
  return extension === 'avif'
    ? sheet.avif({ quality: quality.avif, effort: 6, chromaSubsampling: '4:4:4' })
    : sheet.webp({ quality: quality.webp, alphaQuality: 100, effort: 6, smartSubsample: true });
}
