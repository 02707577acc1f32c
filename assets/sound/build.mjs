/** `npm run sound`: renders every sound, evens out the levels, encodes, and checks the result. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { GAMES } from './albums.mjs';
import { toWav } from './buffer.mjs';
import { requireFfmpeg, SoundError } from './encode.mjs';
import { draw, measured, press, pressLayer, wavPath } from './press.mjs';
import { HEADER, row, sizes, summary } from './report.mjs';
import { BLEND, LEAD } from './segments.mjs';
import { milliseconds } from './sprite.mjs';

const HELP = `Usage: npm run sound -- [options]

Synthesises all effects, stingers and music of each game from code, evens their
loudness, and writes WebM/Opus and MP3 files with their descriptions
(effects.json, stingers.json, music.json). The files are then decoded and
measured: what clips, is off the loudness of its class by more than 1.5 LU, has
a seam or breaks the budget fails the build. The tables are kept in levels.txt
in assets/sound and the folders of the other games there. The same sources give
the same bytes on processors of the same make.

  --game <name>    only this game: faza, azardia, factionFun or faceOff (default: all)
  --out <folder>   where to write (default: public/game/sound)
  --wav <folder>   also write every sound as a WAV file, to listen to
  --only <names>   draw only these sounds, separated by commas (needs --game and --wav; writes no file of the game)
  --help           show this text

Takes three to six minutes on one core, and 1 GB of memory.
Needs ffmpeg with libopus and libmp3lame; it uses nothing else.`;

const OPTIONS = {
  game: { type: 'string' },
  out: { type: 'string', default: fileURLToPath(new URL('../../public/game/sound', import.meta.url)) },
  wav: { type: 'string' },
  only: { type: 'string' },
  help: { type: 'boolean', default: false },
};

/** The largest measured offset between layers, in samples: soft sounds cannot be located more precisely. */
const MOST_APART = 2;

const layersOf = ({ pieces }) => pieces.flatMap(({ layers }) => layers);

/** Renders some sounds of a game as WAV files only: the quick way while working on one. */
function sketch(game, names, wav) {
  const tracks = [...game.sprites, ...layersOf(game)].flatMap(({ title, tracks }) =>
    tracks.map((track) => ({ ...track, title })),
  );
  const chosen = names.map((name) => {
    const track = tracks.find((t) => t.name === name);
    if (track) return track;
    throw new SoundError(`no sound is called "${name}"; there are ${tracks.map((t) => t.name).join(', ')}`, 2);
  });
  mkdirSync(wav, { recursive: true });
  console.log(HEADER);
  for (const track of chosen) {
    const drawn = draw(track);
    writeFileSync(wavPath(wav, track.title, track.name), toWav(drawn.sound));
    console.log(row(measured(drawn, drawn.sound)));
  }
}

const lined = (entries) =>
  Object.entries(entries)
    .map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',\n');

/** The position of each sound in howler's format, and the class of each family. */
function spriteJson({ src, sprite, parts }) {
  const classes = Object.fromEntries(parts.map(({ family, kind }) => [family, kind]));
  return `{\n  "src": ${JSON.stringify(src)},\n  "sprite": {\n${lined(sprite)}\n  },\n  "classes": {\n${lined(classes)}\n  }\n}\n`;
}

/**
 * For each piece: the length of a bar and of a segment, how its segments are joined, all in ms; the files of its
 * layers, the calmest first.
 */
function musicJson(game, pressed) {
  const pieces = game.pieces.map(({ title, bar, segment, layers }) => {
    const [bars, segments] = [bar, segment].map((seconds) => milliseconds(seconds * 48_000));
    const files = layers.map((layer) => {
      const { src, cuts } = pressed.find((done) => done.title === layer.title);
      return src.map((file, format) => ({ file, cuts: cuts[format] }));
    });
    const entry = { bar: bars, segment: segments, lead: 1000 * LEAD, blend: 1000 * BLEND, layers: files };
    return `  ${JSON.stringify(title)}: ${JSON.stringify(entry)}`;
  });
  return `{\n${pieces.join(',\n')}\n}\n`;
}

/** Problems of the whole: exceeded budgets, and layers that are out of sync. */
function faultsOfAll({ pieces, budget }, pressed) {
  const webm = (titles) => pressed.filter(({ title }) => titles(title)).reduce((sum, { bytes }) => sum + bytes[0], 0);
  const spent = { effects: webm((title) => title === 'effects'), music: webm((title) => title !== 'effects') };
  const over = Object.entries(spent)
    .filter(([what, bytes]) => bytes > budget[what])
    .map(([what, bytes]) => `${what} take ${bytes} bytes, ${budget[what]} are allowed`);
  const apart = pieces
    .filter(({ layers }) => {
      const done = layers.map((layer) => pressed.find(({ title }) => title === layer.title));
      const counts = new Set(done.flatMap(({ cuts }) => cuts.map(({ length }) => length)));
      const lags = done.map(({ lines }) => lines[0].lag);
      return counts.size > 1 || Math.max(...lags) - Math.min(...lags) > MOST_APART;
    })
    .map(({ title }) => `the layers of ${title} are not in step`);
  return [...over, ...apart];
}

/** Makes all files of a game, and returns the problems. */
function build(game, { out, wav }) {
  const { sprites, folder } = game;
  if (wav) mkdirSync(wav, { recursive: true });
  mkdirSync(out, { recursive: true });
  const workshop = mkdtempSync(join(tmpdir(), 'game-sound-'));
  try {
    console.log(HEADER);
    const pressed = [...sprites, ...layersOf(game)].map((album) => {
      const done = (album.segment ? pressLayer : press)(album, { out: workshop, wav });
      for (const line of done.lines)
        console.log(row({ ...line, name: line.kind === 'music' ? done.title : line.name }));
      return done;
    });
    const lines = pressed.flatMap((done) =>
      done.lines.map((line) => (line.kind === 'music' ? { ...line, name: done.title } : line)),
    );
    const end = ['', ...summary(lines), '', ...sizes(pressed)];
    console.log(end.join('\n'));
    const levels = fileURLToPath(new URL(`${folder}/levels.txt`, import.meta.url));
    writeFileSync(levels, `${[HEADER, ...lines.map(row), ...end].join('\n')}\n`);
    for (const { src } of pressed) for (const name of src) copyFileSync(join(workshop, name), join(out, name));
    for (const done of pressed.slice(0, sprites.length))
      writeFileSync(join(out, `${done.title}.json`), spriteJson(done));
    writeFileSync(join(out, 'music.json'), musicJson(game, pressed));
    return [...faultsOfAll(game, pressed), ...lines.flatMap(({ name, faults }) => faults.map((f) => `${name}: ${f}`))];
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/** Builds or sketches the selected games; returns the command's exit code. */
function run({ game: wanted, out, wav, only }) {
  const started = performance.now();
  const games = wanted ? [GAMES[wanted]] : Object.values(GAMES);
  const within = (base, { folder }) => base && join(base, folder);
  if (only) {
    for (const game of games) sketch(game, only.split(','), within(wav, game));
    return 0;
  }
  requireFfmpeg();
  const faults = games.flatMap((game) => build(game, { out: within(out, game), wav: within(wav, game) }));
  console.log(`took ${((performance.now() - started) / 1000).toFixed(0)} s`);
  for (const fault of faults) console.error(`sound: ${fault}`);
  return faults.length > 0 ? 1 : 0;
}

function readOptions() {
  try {
    const { values } = parseArgs({ options: OPTIONS });
    if (values.game && !(values.game in GAMES)) throw new Error(`no game is called "${values.game}"`);
    if (values.only && !values.wav) throw new Error('--only needs --wav <folder>');
    if (values.only && !values.game) throw new Error('--only needs --game <name>');
    return values;
  } catch (error) {
    throw new SoundError(`${error.message.split('\n')[0]} (see --help)`, 2);
  }
}

try {
  const options = readOptions();
  if (options.help) console.log(HELP);
  else process.exitCode = run(options);
} catch (error) {
  // Errors of the file system (no permission, disk full) are one clear line already.
  if (!(error instanceof SoundError) && !error.syscall) throw error;
  console.error(`sound: ${error.message}`);
  process.exitCode = error.exitCode ?? 1;
}
