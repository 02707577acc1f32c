// Small tools shared by every drawing: palette, seeded numbers, halftone, and SVG to pixels.
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

export const ink = '#1d1220';
export const paper = '#fff0cf';
export const white = '#fff8ea';
export const night = '#2b1736';
export const purple = '#5a2a66';
export const orange = '#f26a1b';
export const lightOrange = '#ff8a2a';
export const deepOrange = '#b93a0c';
export const amber = '#ffb52e';
export const yellow = '#ffd84a';
export const red = '#d62839';
export const live = '#c8ff3e';

/** Two decimals at most: precise enough for pixels, short in files. */
export const n = (value) => String(Math.round(value * 100) / 100);

/** Seeded numbers (mulberry32), so that every build draws the same picture. */
export function random(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    integer: (low, high) => Math.floor(low + (high - low + 1) * next()),
    chance: (p) => next() < p,
    pick: (list) => list[Math.floor(next() * list.length)],
  };
}

export const circle = (x, y, r) =>
  `M${n(x)} ${n(y - r)}a${n(r)} ${n(r)} 0 1 0 0 ${n(2 * r)}a${n(r)} ${n(r)} 0 1 0 0-${n(2 * r)}z`;

export const polygon = (points) => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`;

/** Halftone as one path: a 45-degree grid of dots; `size(x, y)` gives 0 (no dot) to 1 (dots touch). */
export function dots(x0, y0, x1, y1, cell, size) {
  const step = cell * Math.SQRT2;
  let path = '';
  for (let row = 0; y0 + (row * step) / 2 <= y1 + step; row++) {
    for (let x = x0 + (row % 2 ? step / 2 : 0); x <= x1 + step; x += step) {
      const y = y0 + (row * step) / 2;
      const r = Math.min(1.45, size(x, y)) * cell * 0.5;
      if (r > cell * 0.07) path += circle(x, y, r);
    }
  }
  return path;
}

/** Wedges of light around a center, every second one filled. */
export function rays(cx, cy, radius, count, turn = 0) {
  let path = '';
  for (let i = 0; i < count; i++) {
    const from = turn + (i / count) * 2 * Math.PI;
    const to = from + Math.PI / count;
    path += polygon([
      [cx, cy],
      [cx + radius * Math.cos(from), cy + radius * Math.sin(from)],
      [cx + radius * Math.cos(to), cy + radius * Math.sin(to)],
    ]);
  }
  return path;
}

export const svg = (width, height, body, defs = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `${defs ? `<defs>${defs}</defs>` : ''}${body}</svg>`;

/** Converts SVG text to straight RGBA pixels, exactly `width` wide. No text is ever drawn, so no font is loaded. */
export async function pixels(source, width) {
  const image = new Resvg(source, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render();
  const { data, info } = await sharp(image.asPng()).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * The same picture with clear pixels in its mean color: the sheet is compressed with loss, and a sharp edge to black
 * would cost bytes and darken the rims of tiles.
 */
export function filled(image) {
  const { data } = image;
  const sum = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3] === 0) continue;
    for (const channel of [0, 1, 2]) sum[channel] += data[i + channel];
    count++;
  }
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3] > 0) continue;
    for (const channel of [0, 1, 2]) data[i + channel] = Math.round(sum[channel] / count);
  }
  return image;
}
