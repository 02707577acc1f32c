// A contact sheet for visual review: every icon at 72, 24 and 18 px on paper and on night, and every other frame. Not
// shipped.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { ink, night, paper, svg } from './svg.mjs';

/** Converts WOFF 1 to plain OpenType: the same tables, decompressed. */
function openType(woff) {
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(12 + 16 * count);
  woff.copy(header, 0, 4, 8);
  const power = 2 ** Math.floor(Math.log2(count));
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(power * 16, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((count - power) * 16, 10);
  const tables = [];
  let offset = header.length;
  for (let i = 0; i < count; i++) {
    const entry = woff.subarray(44 + 20 * i, 64 + 20 * i);
    const packed = woff.subarray(entry.readUInt32BE(4), entry.readUInt32BE(4) + entry.readUInt32BE(8));
    const length = entry.readUInt32BE(12);
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packed.length < length ? inflateSync(packed) : packed).copy(table);
    entry.copy(header, 12 + 16 * i, 0, 4);
    entry.copy(header, 16 + 16 * i, 16, 20);
    header.writeUInt32BE(offset, 20 + 16 * i);
    header.writeUInt32BE(length, 24 + 16 * i);
    tables.push(table);
    offset += table.length;
  }
  return Buffer.concat([header, ...tables]);
}

const label = (x, y, text, color = ink) =>
  `<text x="${x}" y="${y}" font-family="Bangers" font-size="15" letter-spacing=".5" fill="${color}">${text}</text>`;
const icon = (shapes, x, y, size, color) =>
  `<g transform="translate(${x} ${y}) scale(${size / 24})" fill="${color}" color="${color}">${shapes}</g>`;

export async function contactSheet(icons, frames) {
  const width = 1640;
  const columns = 12;
  let body = '';
  let i = 0;
  for (const [name, shapes] of icons) {
    const x = 12 + (i % columns) * 135;
    const y = 12 + Math.floor(i / columns) * 112;
    body += `<rect x="${x + 76}" y="${y - 2}" width="50" height="82" fill="${night}"/>`;
    body +=
      icon(shapes, x, y, 72, ink) + icon(shapes, x + 80, y + 4, 24, paper) + icon(shapes, x + 80, y + 38, 18, paper);
    body += icon(shapes, x + 106, y + 38, 16, '#ffd84a') + label(x, y + 92, name);
    i++;
  }
  const top = 30 + Math.ceil(i / columns) * 112;
  let left = 12;
  let line = top;
  let rowHeight = 0;
  const images = [];
  for (const frame of frames) {
    const scale = frame.width > 1000 ? 0.5 : frame.width > 500 ? 0.6 : 0.7;
    const w = Math.round(frame.width * scale);
    const h = Math.round(frame.height * scale);
    if (left + w > width) {
      left = 12;
      line += rowHeight + 34;
      rowHeight = 0;
    }
    const raw = { width: frame.width, height: frame.height, channels: 4 };
    images.push({ input: await sharp(frame.data, { raw }).resize(w, h).png().toBuffer(), left, top: line });
    body += label(left, line + h + 18, frame.name, '#fff');
    left += w + 20;
    rowHeight = Math.max(rowHeight, h);
  }
  const height = line + rowHeight + 40;
  const ground = `<rect width="${width}" height="${height}" fill="${paper}"/><rect y="${top - 14}" width="${width}" height="${height}" fill="#d65c17"/>`;
  const folder = mkdtempSync(join(tmpdir(), 'faza-sheet-'));
  try {
    const font = join(folder, 'bangers.otf');
    const source = new URL(import.meta.resolve('@fontsource/bangers/files/bangers-latin-400-normal.woff'));
    writeFileSync(font, openType(readFileSync(source)));
    const sheet = new Resvg(svg(width, height, ground + body), { font: { fontFiles: [font], loadSystemFonts: false } });
    return await sharp(sheet.render().asPng()).composite(images).png().toBuffer();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
