/** `npm run sound`: draws every sound, evens the levels, encodes, checks what came out. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SAMPLE_RATE, secondsOf, slice, toWav } from './buffer.mjs';
import { effects } from './effects/index.mjs';
import { decode, encode, packets, requireFfmpeg, SoundError } from './encode.mjs';
import { CEILING_DB, evened, SUSTAINED_RMS_DB } from './levels.mjs';
import { loudestDb, peakDb, rmsDb, seam } from './measure.mjs';
import { assemble } from './sprite.mjs';
import { theme } from './theme.mjs';

const HELP = `Usage: npm run sound -- [options]

Synthesises the effects and the theme from code, evens their loudness, and writes
effects.webm, effects.mp3, effects.json, theme.webm, theme.mp3 and theme.json.
The files are then decoded and measured; a sound that clips, is silent or off its
level fails the build. The same sources always give the same bytes.

  --out <folder>   where to write (default: public/game/sound)
  --wav <folder>   also write every sound as a WAV file, to listen to
  --only <names>   draw only these sounds, separated by commas (needs --wav; writes no sprite)
  --help           show this text

Needs ffmpeg with libopus and libmp3lame.`;

const OPTIONS = {
  out: { type: 'string', default: fileURLToPath(new URL('../../public/game/sound', import.meta.url)) },
  wav: { type: 'string' },
  only: { type: 'string' },
  help: { type: 'boolean', default: false },
};

/** What goes into which files. */
const ALBUMS = [
  { title: 'effects', tracks: effects, opusKbps: 42, mp3Kbps: 80, mostKb: 450 },
  {
    title: 'theme',
    tracks: [{ name: 'theme', kind: 'sustained', loop: true, make: theme }],
    opusKbps: 62,
    mp3Kbps: 112,
    mostKb: 600,
  },
];

/**
 * Two codings of the same music differ by codec noise, here -13 dB at worst; a loop that is wrong by half a
 * millisecond measures -9 dB or more.
 */
const SEAM_LIMIT_DB = -10;

const kilobytes = (bytes) => bytes / 1024;

const draw = ({ name, kind, make }) => ({ name, kind, sound: evened(make(), kind) });

const measure = (sound) => ({
  seconds: secondsOf(sound),
  peakDb: peakDb(sound),
  rmsDb: rmsDb(sound),
  loudestDb: loudestDb(sound),
});

const HEADER = `${'name'.padEnd(14)}${'length s'.padStart(9)}${'peak dB'.padStart(9)}${'RMS dB'.padStart(9)}${'loudest'.padStart(9)}${'kB'.padStart(7)}  `;

function row(name, numbers, kb, remark) {
  const { seconds, ...levels } = numbers;
  const cells = [seconds.toFixed(2), ...Object.values(levels).map((db) => db.toFixed(1))];
  return `${name.padEnd(14)}${cells.map((cell) => cell.padStart(9)).join('')}${kb.toFixed(1).padStart(7)}  ${remark}`;
}

/** What is wrong with a decoded part, in words; nothing if it is as it should be. */
function faults(kind, numbers, seamDb) {
  return [
    numbers.peakDb > -0.3 && 'clips',
    numbers.loudestDb < -32 && 'silent',
    kind === 'transient' && Math.abs(numbers.peakDb - CEILING_DB) > 2 && `peak is off ${CEILING_DB} dB`,
    kind === 'sustained' && Math.abs(numbers.rmsDb - SUSTAINED_RMS_DB) > 1 && `RMS is off ${SUSTAINED_RMS_DB} dB`,
    seamDb > SEAM_LIMIT_DB && 'loop has a seam',
  ].filter(Boolean);
}

/** Decodes a finished file and measures every part of it; returns the number of faults. */
function check(path, places, kinds, print) {
  const file = decode(path);
  const stream = packets(path);
  let count = 0;
  for (const { name, start, length, loop } of places) {
    const numbers = measure(slice(file, start, start + length));
    const seamDb = loop ? seam(file, start, length) : Number.NEGATIVE_INFINITY;
    const [from, to] = [start / SAMPLE_RATE, (start + length) / SAMPLE_RATE];
    const bytes = stream.filter(({ at }) => at >= from && at < to).reduce((sum, p) => sum + p.bytes, 0);
    const wrong = faults(kinds.get(name), numbers, seamDb);
    count += wrong.length;
    const seamRemark = loop ? [`loop, seam ${seamDb.toFixed(0)} dB`] : [];
    if (print || wrong.length > 0) {
      console.log(row(name, numbers, kilobytes(bytes), [...seamRemark, ...wrong.map((w) => `FAULT: ${w}`)].join('; ')));
    }
  }
  return count;
}

function press({ title, tracks, opusKbps, mp3Kbps, mostKb }, { out, wav, workshop }) {
  const parts = tracks.map(draw);
  const { file, places, sprite } = assemble(parts);
  if (wav) for (const { name, sound } of parts) writeFileSync(join(wav, `${name}.wav`), toWav(sound));

  const names = [`${title}.webm`, `${title}.mp3`];
  const [webm, mp3] = names.map((name) => join(workshop, name));
  encode(toWav(file), { webm, mp3, opusKbps, mp3Kbps });

  const kinds = new Map(parts.map(({ name, kind }) => [name, kind]));
  let wrong = check(webm, places, kinds, true);
  wrong += check(mp3, places, kinds, false);
  const size = kilobytes(statSync(webm).size);
  if (size > mostKb) {
    console.log(`${title}.webm has ${size.toFixed(0)} kB, ${mostKb} are allowed`);
    wrong++;
  }
  const lines = Object.entries(sprite).map(([name, place]) => `    ${JSON.stringify(name)}: ${JSON.stringify(place)}`);
  const json = `{\n  "src": ${JSON.stringify(names)},\n  "sprite": {\n${lines.join(',\n')}\n  }\n}\n`;
  for (const name of names) copyFileSync(join(workshop, name), join(out, name));
  writeFileSync(join(out, `${title}.json`), json);
  return wrong;
}

/** Draws some sounds as WAV files only: the quick way round while working on one. */
function sketch(names, wav) {
  const tracks = ALBUMS.flatMap((album) => album.tracks);
  const chosen = names.map((name) => {
    const track = tracks.find((t) => t.name === name);
    if (!track)
      throw new SoundError(`no sound is called "${name}"; there are ${tracks.map((t) => t.name).join(', ')}`, 2);
    return track;
  });
  mkdirSync(wav, { recursive: true });
  console.log(HEADER);
  for (const track of chosen) {
    const { name, sound } = draw(track);
    writeFileSync(join(wav, `${name}.wav`), toWav(sound));
    console.log(row(name, measure(sound), 0, 'not encoded'));
  }
}

function build({ out, wav, only }) {
  const started = performance.now();
  if (only) {
    sketch(only.split(','), wav);
    return 0;
  }
  requireFfmpeg();
  if (wav) mkdirSync(wav, { recursive: true });
  mkdirSync(out, { recursive: true });
  const workshop = mkdtempSync(join(tmpdir(), 'faza-sound-'));
  try {
    console.log(HEADER);
    const wrong = ALBUMS.reduce((sum, album) => sum + press(album, { out, wav, workshop }), 0);
    console.log();
    for (const { title } of ALBUMS) {
      const sizes = ['webm', 'mp3', 'json'].map((type) => {
        const { size } = statSync(join(out, `${title}.${type}`));
        return `${title}.${type} ${kilobytes(size).toFixed(0)} kB`;
      });
      console.log(sizes.join(', '));
    }
    console.log(`took ${((performance.now() - started) / 1000).toFixed(1)} s`);
    if (wrong > 0) console.error(`sound: ${wrong} faults, see above`);
    return wrong > 0 ? 1 : 0;
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

function readOptions() {
  try {
    const { values } = parseArgs({ options: OPTIONS });
    if (values.only && !values.wav) throw new Error('--only needs --wav <folder>');
    return values;
  } catch (error) {
    throw new SoundError(`${error.message.split('\n')[0]} (see --help)`, 2);
  }
}

try {
  const options = readOptions();
  if (options.help) console.log(HELP);
  else process.exitCode = build(options);
} catch (error) {
  // What the file system says (no permission, disk full) is one clear line already.
  if (!(error instanceof SoundError) && !error.syscall) throw error;
  console.error(`sound: ${error.message}`);
  process.exitCode = error.exitCode ?? 1;
}
