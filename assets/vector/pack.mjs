// Packs frames into one atlas: maxrects-packer finds the places, sharp encodes the picture, the JSON is in Phaser's
// format. No trimming and no rotation: a frame keeps its size, so tinting, tiling and origins need no offsets.
import { MaxRectsPacker } from 'maxrects-packer/dist/maxrects-packer.mjs';
import sharp from 'sharp';

const gutter = 4; // clear pixels between frames; wrapping frames fill their half of it with their own far edge
const bleed = 2;

/**
 * Copies `frame` into `sheet`; a wrapping frame also gets its opposite edges around it, so that tiling shows no seam.
 */
function draw(sheet, sheetWidth, frame, left, top) {
  const extra = frame.wrap ? bleed : 0;
  for (let y = -extra; y < frame.height + extra; y++) {
    const fromY = (y + frame.height) % frame.height;
    for (let x = -extra; x < frame.width + extra; x++) {
      const fromX = (x + frame.width) % frame.width;
      const source = (fromY * frame.width + fromX) * 4;
      const target = ((top + y) * sheetWidth + left + x) * 4;
      frame.data.copy(sheet, target, source, source + 4);
    }
  }
}

/** The smallest sheet: the packer fills whatever height a width needs, so try a few widths. */
function arrange(frames, largest) {
  const sorted = [...frames].sort(
    (a, b) => Math.max(b.width, b.height) - Math.max(a.width, a.height) || (a.name < b.name ? -1 : 1),
  );
  let best;
  for (let wide = largest / 2; wide <= largest; wide += 64) {
    const packer = new MaxRectsPacker(wide, largest, gutter, {
      smart: false,
      pot: false,
      square: false,
      border: bleed,
    });
    for (const frame of sorted) packer.add(frame.width, frame.height, frame);
    if (packer.bins.length !== 1 || packer.bins[0].rects.some((rect) => rect.oversized)) continue;
    const { rects } = packer.bins[0];
    const width = Math.max(...rects.map((rect) => rect.x + rect.width)) + bleed;
    const height = Math.max(...rects.map((rect) => rect.y + rect.height)) + bleed;
    if (!best || width * height < best.width * best.height) best = { rects, width, height };
  }
  return best;
}

/**
 * Packs frames onto one sheet of at most `largest` pixels per side; `formats` says by extension how to encode the
 * sheet, a sharp image. The frames' table names the first of the files.
 */
export async function pack(name, frames, largest, formats) {
  const best = arrange(frames, largest);
  if (!best) throw new Error(`${name}: does not fit into ${largest}x${largest}`);
  const { rects, width, height } = best;
  const sheet = Buffer.alloc(width * height * 4);
  const table = {};
  const placed = rects.map(({ x, y, data }) => ({ x, y, frame: data }));
  placed.sort((a, b) => (a.frame.name < b.frame.name ? -1 : 1));
  for (const { x, y, frame } of placed) {
    draw(sheet, width, frame, x, y);
    const size = { w: frame.width, h: frame.height };
    table[frame.name] = {
      frame: { x, y, ...size },
      rotated: false,
      trimmed: false,
      spriteSourceSize: { x: 0, y: 0, ...size },
      sourceSize: size,
    };
  }
  const images = new Map();
  for (const [extension, encode] of Object.entries(formats)) {
    const image = await encode(sharp(sheet, { raw: { width, height, channels: 4 } })).toBuffer();
    images.set(`${name}.${extension}`, image);
  }
  const [imageName] = images.keys();
  const meta = { image: imageName, format: 'RGBA8888', size: { w: width, h: height }, scale: '1' };
  const lines = Object.entries(table).map(([name, entry]) => `${JSON.stringify(name)}:${JSON.stringify(entry)}`);
  const json = `{"frames":{\n${lines.join(',\n')}\n},\n"meta":${JSON.stringify(meta)}}\n`;
  return { images, json, width, height, count: placed.length };
}
