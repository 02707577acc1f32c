// Packs finished frames into one texture per grade, each with a JSON-hash of its frames for Phaser.

import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
// the package's main entry is a UMD file that imports as an empty object
import { MaxRectsPacker } from 'maxrects-packer/dist/maxrects-packer.mjs';
import sharp from 'sharp';
import { finish } from './finish.mjs';
import { encode, GRADES, scaled } from './grades.mjs';

/** The bounding box of non-transparent pixels. */
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
    frames.push({ name, image: await finish(join(folder, file), name) });
  }
  return frames;
}

/** Frames of the current atlas that are missing in `frames`. */
function lost(file, frames) {
  if (!existsSync(file)) return [];
  const names = new Set(frames.map((frame) => frame.name));
  return Object.keys(JSON.parse(readFileSync(file, 'utf8')).frames).filter((name) => !names.has(name));
}

const longest = ({ box }) => Math.max(box.width, box.height);

/** Lays frames onto one texture, in their own order or, if that wastes too much room, the largest first. */
function arranged(atlas, frames, largest) {
  for (const order of [frames, frames.toSorted((a, b) => longest(b) - longest(a))]) {
    const packer = new MaxRectsPacker(largest, largest, 2, {
      smart: true,
      pot: false,
      square: false,
      allowRotation: false,
    });
    for (const frame of order) packer.add(frame.box.width, frame.box.height, frame);
    if (packer.bins.length === 1) return packer.bins[0];
  }
  throw new Error(`${atlas} does not fit into one texture of ${largest} pixels`);
}

async function sheetOf({ width, height, rects }) {
  const layers = await Promise.all(
    rects.map(async ({ x, y, data: { image, box } }) => {
      const raw = { width: image.width, height: image.height, channels: 4 };
      return { input: await sharp(image.data, { raw }).extract(box).png().toBuffer(), left: x, top: y };
    }),
  );
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width, height, channels: 4, background } }).composite(layers);
}

function framesText(image, { width, height, rects }) {
  const entries = rects
    .map(({ x, y, data: { name, image: picture, box } }) => [
      name,
      {
        frame: { x, y, w: box.width, h: box.height },
        rotated: false,
        trimmed: box.width !== picture.width || box.height !== picture.height,
        spriteSourceSize: { x: box.left, y: box.top, w: box.width, h: box.height },
        sourceSize: { w: picture.width, h: picture.height },
      },
    ])
    .sort(([a], [b]) => inOrder(a, b));
  const meta = { image, format: 'RGBA8888', size: { w: width, h: height }, scale: '1' };
  const lines = entries.map(([name, entry]) => `"${name}":${JSON.stringify(entry)}`);
  return `{"frames":{\n${lines.join(',\n')}\n},"meta":${JSON.stringify(meta)}}\n`;
}

/**
 * Packs frames into the texture of one grade, and writes it with the JSON of its frames below `out`.
 *
 * @returns what was written
 */
export async function packGrade(atlas, frames, out, { grade, largest, extensions, scale }) {
  const graded = [];
  for (const { name, image } of frames) {
    const smaller = await scaled(image, name, scale(atlas));
    graded.push({ name, image: smaller, box: bounds(smaller) });
  }
  const bin = arranged(atlas.name, graded, largest);
  const folder = join(out, grade);
  mkdirSync(folder, { recursive: true });
  const files = extensions.map((extension) => `${atlas.name}.${extension}`);
  const sizes = [];
  for (const [i, file] of files.entries()) {
    await encode(await sheetOf(bin), extensions[i], atlas.quality).toFile(join(folder, file));
    sizes.push(`${extensions[i]} ${Math.round(statSync(join(folder, file)).size / 1024)} kB`);
  }
  writeFileSync(join(folder, `${atlas.name}.json`), framesText(files[0], bin));
  return `${grade} ${bin.width} x ${bin.height}, ${sizes.join(', ')}`;
}

/**
 * Packs the renders of an atlas, in every grade or in the one named `only`. `complete` means that everything was just
 * rendered, so missing frames may be removed.
 * @returns one line that says what was written
 */
export async function packAtlas(atlas, { renders, out, complete, only }) {
  const frames = await framesIn(join(renders, atlas.name));
  const missing = complete ? [] : lost(join(out, 'plain', `${atlas.name}.json`), frames);
  if (missing.length > 0) {
    return `${atlas.name}: kept as it is; ${missing.length} of its frames were not rendered here (${missing[0]} ...)`;
  }
  const said = [];
  for (const grade of GRADES) {
    if (only === undefined || only === grade.grade) said.push(await packGrade(atlas, frames, out, grade));
  }
  return `${atlas.name}: ${frames.length} frames; ${said.join('; ')}`;
}
