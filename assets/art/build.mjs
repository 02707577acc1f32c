// npm run art: renders every sprite with Blender and packs the atlases of public/game.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { GRADES } from './grades.mjs';
import { packAtlas } from './pack.mjs';

const HELP = `Usage: npm run art -- [options]

Renders the sprites with Blender and packs them into src/games/faza/atlases,
fine (AVIF) and plain (AVIF, and WebP for browsers that cannot read it). The
results are committed, so this is needed only after a change in assets/art.
Everything takes about an hour on two cores.

Needs Blender 3.4 on the path (or its file in the variable BLENDER).

  --only <regexp>  render only sprites whose "atlas/frame" matches,
                   for example --only '^pieces/hero' or --only 'tile/5$'
  --pack           do not render, only pack what is in assets/art/.renders;
                   with --only, the atlases whose name matches
  --grade <name>   pack only this grade, fine or plain
  --help           show this text
`;

const here = dirname(fileURLToPath(import.meta.url));
const renders = join(here, '.renders');
const out = join(here, '../../src/games/faza/atlases');
/** `plain`: the scale of a side in the plain grade, where that is not the usual one (see grades.mjs). */
const ATLASES = [
  { name: 'pieces', quality: { avif: 62, webp: 86 } },
  { name: 'drama', quality: { avif: 60, webp: 84 } },
  { name: 'fight', quality: { avif: 60, webp: 84 }, plain: 1 / 2 },
  { name: 'heroes-more', quality: { avif: 60, webp: 84 } },
  { name: 'title-ships', quality: { avif: 62, webp: 86 } },
  { name: 'tiles-earth', quality: { avif: 60, webp: 84 } },
  { name: 'tiles-faza', quality: { avif: 58, webp: 82 } },
  { name: 'tiles-more', quality: { avif: 58, webp: 82 } },
];

function fail(message, code) {
  console.error(message);
  process.exit(code);
}

function readOptions() {
  const options = {
    only: { type: 'string' },
    pack: { type: 'boolean', default: false },
    grade: { type: 'string' },
    help: { type: 'boolean', default: false },
  };
  try {
    const { values } = parseArgs({ options });
    new RegExp(values.only ?? '');
    if (values.grade !== undefined && !GRADES.some(({ grade }) => grade === values.grade)) {
      throw new Error(`there is no grade '${values.grade}'`);
    }
    return values;
  } catch (error) {
    return fail(`art: ${error.message.split('\n')[0].split('. ')[0]} (see --help)`, 2);
  }
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

/** One Blender process for everything: starting it and compiling its shaders takes seconds. */
async function render(only) {
  const blender = process.env.BLENDER ?? 'blender';
  const probe = spawnSync(blender, ['--version'], { encoding: 'utf8' });
  if (probe.status !== 0) fail('art: Blender 3.4 was not found; install it or set BLENDER', 1);
  // A full run starts clean, so that sprites which no longer exist leave the atlas.
  if (only === undefined) rmSync(renders, { recursive: true, force: true });
  mkdirSync(renders, { recursive: true });
  // One thread: several add up the normals of a mesh in a varying order (drawing has its own threads).
  const script = ['-t', '1', '--factory-startup', '--python-exit-code', '1', '-P', join(here, 'render.py')];
  const child = spawn(blender, ['-b', ...script, '--', renders, only ?? ''], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let trouble = '';
  child.stderr.on('data', (text) => {
    trouble += text;
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  let count = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const found = /^sprite (\S+) (\S+) (\S+)$/.exec(line);
    if (!found) continue;
    count++;
    console.log(`  ${found[1]} ${found[2]}: ${found[3]} s`);
  }
  if ((await ended) !== 0) fail(`art: Blender failed\n${trouble.trim()}`, 1);
  if (count === 0) fail(`art: no sprite matches ${only}`, 2);
  return count;
}

const options = readOptions();
if (options.help) {
  process.stdout.write(HELP);
  process.exit(0);
}
const began = performance.now();
if (!options.pack) {
  const count = await render(options.only);
  console.log(`rendered ${count} sprites in ${seconds(began)}`);
}
const wanted = new RegExp((options.pack && options.only) || '');
const complete = !options.pack && options.only === undefined;
for (const atlas of ATLASES) {
  if (!wanted.test(atlas.name)) continue;
  if (!existsSync(join(renders, atlas.name))) {
    console.log(`${atlas.name}: nothing rendered yet`);
    continue;
  }
  console.log(await packAtlas(atlas, { renders, out, complete, only: options.grade }));
}
console.log(`done in ${seconds(began)}`);
