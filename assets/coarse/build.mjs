// Makes the coarse grade of the atlases that are shown first: small files, for use until the real ones have arrived.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { packGrade } from '../art/pack.mjs';

const HELP = `Makes the coarse grade of the atlases that the title and the table show first: half the width and height of
the plain one, as AVIF. Run it after "npm run art" or "npm run vector" has changed one of them.

Usage: npm run coarse
`;

/** Half of each side at low quality: legible until the real one arrives, at a quarter of the bytes. */
const COARSE = { grade: 'coarse', largest: 2048, extensions: ['avif'], scale: () => 1 / 2 };
const QUALITY = { avif: 36 };

const games = join(dirname(fileURLToPath(import.meta.url)), '../../src/games');
/** By game: the folder of the atlases for small screens, and their names. */
const ATLASES = [
  ['faza', 'every', ['ui', 'effects']],
  ['faza', 'plain', ['pieces', 'title', 'title-ships', 'tiles-earth']],
  ['azardia', 'plain', ['azardia-pieces', 'azardia-figures']],
  ['factionFun', 'plain', ['faction-pieces', 'faction-figures']],
  ['faceOff', 'every', ['face-pieces', 'face-starters']],
];

/** The frames of a packed atlas, each untrimmed. */
async function framesOf(folder, name) {
  const { frames } = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  const sheet = readFileSync(join(folder, `${name}.webp`));
  return Promise.all(
    Object.entries(frames).map(async ([frame, { frame: cut, spriteSourceSize: place, sourceSize }]) => {
      const part = await sharp(sheet)
        .extract({ left: cut.x, top: cut.y, width: cut.w, height: cut.h })
        .ensureAlpha()
        .png()
        .toBuffer();
      const { data, info } = await sharp({
        create: { width: sourceSize.w, height: sourceSize.h, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
      })
        .composite([{ input: part, left: place.x, top: place.y }])
        .raw()
        .toBuffer({ resolveWithObject: true });
      return { name: frame, image: { data, width: info.width, height: info.height } };
    }),
  );
}

const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } });
if (values.help) {
  process.stdout.write(HELP);
} else {
  for (const [game, folder, names] of ATLASES) {
    const atlases = join(games, game, 'atlases');
    for (const name of names) {
      const frames = await framesOf(join(atlases, folder), name);
      console.log(`${name}: ${await packGrade({ name, quality: QUALITY }, frames, atlases, COARSE)}`);
    }
  }
}
