#!/usr/bin/env node
// npm run vector: draws every vector picture of the game. Needs no browser, no font, no network; output is byte-stable.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { bleedIcon, monoIcon, tileIcon } from './appicon.mjs';
import { azardiaAtlases } from './azardia/atlases.mjs';
import { bursts } from './bursts.mjs';
import { cards } from './cards.mjs';
import { city } from './city.mjs';
import { cursorFrames, cursorSheet } from './cursors.mjs';
import { faceOffAtlases, faceOffFineAtlases } from './faceOff/atlases.mjs';
import { factionFunAtlases } from './factionFun/atlases.mjs';
import { effects, sun } from './halftone.mjs';
import { iconFrames, iconSprite, readIcons } from './icons.mjs';
import { logo } from './logo.mjs';
import { pack } from './pack.mjs';
import { seven } from './seven.mjs';
import { contactSheet } from './sheet.mjs';
import { pixels } from './svg.mjs';

const help = `Draws the vector art: the game's atlases, the icons of the page and of the app, the mouse pointers.
Needs nothing but Node: no browser, no font, no network. Takes about five minutes; the same bytes every time.

  npm run vector                     everything
  npm run vector -- --only ui,title  parts: ui, title, sprite, cursors, icons, azardia, factionFun, faceOff
  npm run vector -- --check          draw, compare with the files on disk, write nothing (exit 1 if they differ)
  npm run vector -- --sheet FILE     also a contact sheet (PNG) of all icons and frames
  npm run vector -- --help           this text`;

const names = ['ui', 'title', 'sprite', 'cursors', 'icons', 'seven', 'azardia', 'factionFun', 'faceOff'];
const root = fileURLToPath(new URL('../../', import.meta.url));

function fail(message) {
  console.error(`vector: ${message} (see --help)`);
  process.exit(2);
}

function options() {
  const known = {
    help: { type: 'boolean', short: 'h' },
    check: { type: 'boolean' },
    only: { type: 'string' },
    sheet: { type: 'string' },
  };
  let values;
  try {
    ({ values } = parseArgs({ options: known }));
  } catch (error) {
    fail(error.message.split(/[.\n]/)[0]);
  }
  const only = values.only === undefined ? names : values.only.split(',');
  const odd = only.find((name) => !names.includes(name));
  if (odd !== undefined) fail(`--only knows ${names.join(', ')}, not '${odd}'`);
  if (values.sheet === '') fail('--sheet needs a file name');
  return { help: values.help, check: values.check, sheet: values.sheet, parts: new Set(only) };
}

/** Converts [name, width, svg, options] to a frame of pixels. */
const frames = (list) =>
  Promise.all(list.map(async ([name, width, source, extra]) => ({ name, ...extra, ...(await pixels(source, width)) })));

async function png(source, width) {
  const { data, height } = await pixels(source, width);
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 9, adaptiveFiltering: true })
    .toBuffer();
}

/**
 * Icons are drawn as large as the game ever shows them, in device pixels on a screen of 1280 × 720 with two per CSS
 * pixel: most of them at most 96, in buttons and on cards; larger in the pictures of events.
 */
const large = new Map(
  Object.entries({
    gear: 360,
    fist: 128,
    hand: 128,
    heart: 136,
    home: 184,
    lock: 168,
    pay: 128,
    shield: 144,
    skull: 144,
    warn: 152,
  }),
);
const iconSize = (name) => large.get(name) ?? 96;

/** Grades and formats as in assets/art/grades.mjs; full-screen pictures have a fine grade. */
const avif = (sheet) => sheet.avif({ quality: 68, effort: 6, chromaSubsampling: '4:4:4' });
const webp = (sheet) => sheet.webp({ lossless: true, effort: 6 });
const thriftyAvif = (sheet) => sheet.avif({ quality: 52, effort: 6, chromaSubsampling: '4:4:4' });
const lossyWebp = (sheet) => sheet.webp({ quality: 86, effort: 6 });
/** Pictures in few inks: a palette keeps their edges sharp and is smaller than AVIF, so they need no second format. */
const paletteWebp = (sheet) => ({
  toBuffer: async () =>
    sharp(await sheet.png({ palette: true, quality: 70, dither: 0 }).toBuffer())
      .webp({ lossless: true, effort: 6 })
      .toBuffer(),
});
const GRADES = {
  every: { largest: 2048, formats: { webp } },
  plain: { largest: 2048, formats: { avif, webp } },
  fine: { largest: 4096, formats: { avif } },
  flat: { largest: 2048, formats: { avif, webp: lossyWebp } },
  inks: { largest: 2048, formats: { webp: paletteWebp } },
  fineInks: { largest: 4096, formats: { webp: paletteWebp } },
  thrifty: { largest: 2048, formats: { avif: thriftyAvif, webp: lossyWebp } },
};
/** Width of the title's frames in each of its grades: the city fills the window, the sun only a part of it. */
const WALL = { plain: { logo: 1180, sun: 860, city: 1600 }, fine: { logo: 1638, sun: 1290, city: 2880 } };

/** file name -> bytes, and a note about it. */
async function draw(parts, icons) {
  const files = new Map();
  const atlas = async (folder, name, list, { game = 'faza', grade = folder } = {}) => {
    const { largest, formats } = GRADES[grade];
    const made = await pack(name, list, largest, formats);
    for (const [file, image] of made.images) {
      files.set(`src/games/${game}/atlases/${folder}/${file}`, [
        image,
        `${made.count} frames, ${made.width}x${made.height}`,
      ]);
    }
    files.set(`src/games/${game}/atlases/${folder}/${name}.json`, [Buffer.from(made.json), '']);
  };
  const shown = [];
  if (parts.has('ui')) {
    const drawn = await frames([...bursts(), ...cards()]);
    const light = await frames(effects());
    shown.push(...drawn, ...light);
    await atlas('every', 'ui', [...(await iconFrames(icons, iconSize)), ...drawn]);
    await atlas('every', 'effects', light);
  }
  if (parts.has('title')) {
    for (const [folder, wide] of Object.entries(WALL)) {
      const drawn = await frames([['logo', wide.logo, logo()], ['sun', wide.sun, sun()], ...city(wide.city)]);
      if (folder === 'plain') shown.push(...drawn);
      await atlas(folder, 'title', drawn);
    }
  }
  if (parts.has('azardia')) {
    for (const [name, list] of await azardiaAtlases()) {
      shown.push(...list);
      // A unique name: the worker and the page identify atlases only by name.
      await atlas('plain', `azardia-${name}`, list, { game: 'azardia', grade: 'flat' });
    }
  }
  if (parts.has('factionFun')) {
    for (const [name, list] of await factionFunAtlases()) {
      shown.push(...list);
      await atlas('plain', `faction-${name}`, list, { game: 'factionFun', grade: 'thrifty' });
    }
  }
  if (parts.has('faceOff')) {
    for (const [name, list] of await faceOffAtlases()) {
      shown.push(...list);
      await atlas('every', `face-${name}`, list, { game: 'faceOff', grade: 'inks' });
    }
    for (const [name, list] of await faceOffFineAtlases())
      await atlas('fine', `face-${name}`, list, { game: 'faceOff', grade: 'fineInks' });
  }
  if (parts.has('sprite'))
    files.set('public/game/icons.svg', [Buffer.from(iconSprite(icons)), `${icons.size} symbols`]);
  if (parts.has('cursors')) {
    files.set('src/shell/cursor.css', [Buffer.from(cursorSheet()), '']);
    shown.push(...(await frames(cursorFrames())));
  }
  if (parts.has('seven')) files.set('src/shell/letters/seven.otf', [seven(), '1 letter']);
  if (parts.has('icons')) {
    const set = (name, bytes) => files.set(`public/icons/${name}`, [bytes, '']);
    set('icon-192.png', await png(tileIcon(), 192));
    set('icon-512.png', await png(tileIcon(), 512));
    set('icon-maskable-512.png', await png(bleedIcon(0.86), 512));
    set('icon-monochrome-512.png', await png(monoIcon(), 512));
    set('apple-touch-icon.png', await png(bleedIcon(0.96), 180));
    set('favicon.svg', Buffer.from(`${tileIcon(false)}\n`));
  }
  return { files, shown };
}

function sameOnDisk(file, bytes) {
  try {
    return bytes.equals(readFileSync(join(root, file)));
  } catch {
    return false;
  }
}

async function main() {
  const { help: wantsHelp, check, sheet, parts } = options();
  if (wantsHelp) return console.log(help);
  const start = performance.now();
  const icons = readIcons();
  const { files, shown } = await draw(parts, icons);
  let different = 0;
  for (const [file, [bytes, note]] of files) {
    const same = sameOnDisk(file, bytes);
    if (!same) different++;
    if (!check) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), bytes);
    }
    const state = same ? 'same' : check ? 'DIFFERS' : 'written';
    console.log(`${file.padEnd(36)}${(bytes.length / 1024).toFixed(1).padStart(8)} KB  ${state.padEnd(8)} ${note}`);
  }
  if (sheet !== undefined) {
    writeFileSync(sheet, await contactSheet(icons, shown));
    console.log(`contact sheet: ${sheet}`);
  }
  console.log(`${files.size} files in ${((performance.now() - start) / 1000).toFixed(1)} s, by Node alone`);
  if (check && different > 0) {
    console.error(`vector: ${different} file(s) differ from the sources; run npm run vector`);
    process.exit(1);
  }
}

await main();
