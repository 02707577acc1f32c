// Packs finished frames into one WebP texture and a JSON-hash for Phaser's load.atlas.

import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
// the package's main entry is a UMD file that imports as an empty object
import { MaxRectsPacker } from 'maxrects-packer/dist/maxrects-packer.mjs';
import sharp from 'sharp';
import { finish } from './finish.mjs';

const LARGEST = 2048;

/** The box of pixels that are not empty. */
function bounds({ data, width, height }) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3] <= 2) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (right < 0) throw new Error('a frame is empty');
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** Renders are stored flat: `hero-doctor.png` holds the frame `hero/doctor`. */
const frameName = (file) => file.replace(/\.png$/, '').replaceAll('-', '/');

/** Natural order, so that `tile/10` follows `tile/9` and the JSON reads well. */
const inOrder = (a, b) => a.localeCompare(b, 'en', { numeric: true });

async function framesIn(folder) {
  const files = readdirSync(folder).filter((f) => f.endsWith('.png') && !f.endsWith('.glow.png'));
  const frames = [];
  for (const file of files.sort(inOrder)) {
    const name = frameName(file);
    const image = await finish(join(folder, file), name);
    frames.push({ name, image, box: bounds(image) });
  }
  return frames;
}

/** Frames of the atlas as it is now that `frames` would lose. */
function lost(file, frames) {
  if (!existsSync(file)) return [];
  const names = new Set(frames.map((frame) => frame.name));
  return Object.keys(JSON.parse(readFileSync(file, 'utf8')).frames).filter((name) => !names.has(name));
}

/**
 * `complete` says that everything was rendered just now, so missing frames are meant to go.
 *
 * @returns one line that says what was written
 */
export async function packAtlas({ atlas, renders, out, quality, complete }) {
  const frames = await framesIn(join(renders, atlas));
  const missing = complete ? [] : lost(join(out, `${atlas}.json`), frames);
  if (missing.length > 0) {
    return `${atlas}: kept as it is; ${missing.length} of its frames were not rendered here (${missing[0]} ...)`;
  }
  const packer = new MaxRectsPacker(LARGEST, LARGEST, 2, {
    smart: true,
    pot: false,
    square: false,
    allowRotation: false,
  });
  for (const frame of frames) packer.add(frame.box.width, frame.box.height, frame);
  if (packer.bins.length !== 1) throw new Error(`${atlas} does not fit into one texture`);
  const [{ width, height, rects }] = packer.bins;

  const layers = rects.map(({ x, y, data: { image, box } }) => ({
    input: sharp(image.data, { raw: { width: image.width, height: image.height, channels: 4 } })
      .extract(box)
      .png()
      .toBuffer(),
    left: x,
    top: y,
  }));
  for (const layer of layers) layer.input = await layer.input;
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const sheet = sharp({ create: { width, height, channels: 4, background } }).composite(layers);

  const entries = rects
    .map(({ x, y, data: { name, image, box } }) => [
      name,
      {
        frame: { x, y, w: box.width, h: box.height },
        rotated: false,
        trimmed: box.width !== image.width || box.height !== image.height,
        spriteSourceSize: { x: box.left, y: box.top, w: box.width, h: box.height },
        sourceSize: { w: image.width, h: image.height },
      },
    ])
    .sort(([a], [b]) => inOrder(a, b));
  const meta = { image: `${atlas}.webp`, format: 'RGBA8888', size: { w: width, h: height }, scale: '1' };

  mkdirSync(out, { recursive: true });
  const target = join(out, atlas);
  await sheet.webp({ quality, alphaQuality: 100, effort: 6 }).toFile(`${target}.webp`);
  const lines = entries.map(([name, entry]) => `"${name}":${JSON.stringify(entry)}`);
  const json = `{"frames":{\n${lines.join(',\n')}\n},"meta":${JSON.stringify(meta)}}\n`;
  writeFileSync(`${target}.json`, json);
  const kB = (file) => `${Math.round(statSync(file).size / 1024)} kB`;
  return `${atlas}: ${frames.length} frames, ${width} x ${height}, ${kB(`${target}.webp`)} + ${kB(`${target}.json`)}`;
}
