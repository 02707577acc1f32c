/** Turns recipes into files: renders, evens out levels, arranges, encodes, decodes again and measures. */
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_RATE, samplesIn, secondsOf, slice, toWav } from './buffer.mjs';
import { CLASSES, TOLERANCE } from './classes.mjs';
import { decode, encodeMp3, encodeWebm, packets, secondOpinion } from './encode.mjs';
import { evened, loudness, raised } from './levels.mjs';
import { lag, seam, truePeakDb } from './measure.mjs';
import { inSegments } from './segments.mjs';
import { assemble } from './sprite.mjs';

/** The highest true peak after decoding, in dBTP. */
const MOST_PEAK = -0.5;
/** The largest difference between a loop's end and its start, relative to its level. */
const MOST_SEAM = -6;
/** How much of a codec's loss is compensated in advance; the other codec loses less. */
const COMPENSATED = 0.7;
/** The largest difference between our loudness and ffmpeg's, in LU. */
const MOST_DOUBT = 0.3;

/** Renders one sound and evens out its level. */
export function draw({ name, family = name, kind, make, lufs = CLASSES[kind].lufs, width = CLASSES[kind].width }) {
  return { name, family, kind, lufs, sound: evened(make(), { kind, lufs, width }) };
}

/** One line of the table: { name, kind, lufs (wanted), seconds, peak (dBTP), loud (LUFS), seam (dB), bytes, faults }. */
export function measured({ name, kind, lufs }, sound, { seamDb = null, bytes = 0, lagging = null } = {}) {
  const line = { name, kind, lufs, seconds: secondsOf(sound), peak: truePeakDb(sound), loud: loudness(sound, kind) };
  const faults = [
    line.peak > MOST_PEAK && 'clips',
    Math.abs(line.loud - lufs) > TOLERANCE && `not ${lufs} LUFS`,
    kind === 'loop' && seamDb > MOST_SEAM && 'loop has a seam',
  ].filter(Boolean);
  return { ...line, seam: seamDb, bytes, lag: lagging, faults };
}

/** Decodes a finished file and measures every part of it. */
function check(path, parts, places, channels) {
  const file = decode(path, channels);
  const stream = packets(path);
  return places.map(({ start, length, loop }, k) => {
    const [from, to] = [start / SAMPLE_RATE, (start + length) / SAMPLE_RATE];
    const bytes = stream.filter(({ at }) => at >= from && at < to).reduce((sum, p) => sum + p.bytes, 0);
    const seamDb = loop ? seam(file, start, length) : null;
    return measured(parts[k], slice(file, start, start + length), { seamDb, bytes });
  });
}

/** A codec makes some sounds quieter than others. A trial finds the loss, which is then added in advance. */
function compensated(parts, { title, channels, opusKbps, out }) {
  const { file, places } = assemble(parts);
  const trial = join(out, `${title}-trial.webm`);
  encodeWebm(toWav(file, channels), trial, opusKbps);
  const decoded = decode(trial, channels);
  return parts.map((part, k) => {
    const { start, length } = places[k];
    const missing = part.lufs - loudness(slice(decoded, start, start + length), part.kind);
    return { ...part, sound: raised(part.sound, COMPENSATED * missing) };
  });
}

/**
 * Makes the two files of an album in `out`.
 * @returns lines of the table (for the WebM; for the MP3 only problems), the sprite, and the files' sizes in bytes
 */
export function press({ title, tracks, channels, opusKbps, mp3Kbps }, { out, wav }) {
  const drawn = tracks.map(draw);
  const parts = drawn.length > 1 ? compensated(drawn, { title, channels, opusKbps, out }) : drawn;
  if (wav) for (const { name, sound } of parts) writeFileSync(wavPath(wav, title, name), toWav(sound));
  const { file, places, sprite } = assemble(parts);
  const src = [`${title}.webm`, `${title}.mp3`];
  const [webm, mp3] = src.map((name) => join(out, name));
  const contents = toWav(file, channels);
  encodeWebm(contents, webm, opusKbps);
  encodeMp3(contents, mp3, mp3Kbps);

  const lines = check(webm, parts, places, channels);
  const twins = check(mp3, parts, places, channels).filter(({ faults }) => faults.length > 0);
  return {
    title,
    src,
    sprite,
    parts: parts.map(({ name, family, kind }) => ({ name, family, kind })),
    lines: [...lines, ...twins.map((line) => ({ ...line, name: `${line.name} (mp3)` }))],
    bytes: src.map((name) => statSync(join(out, name)).size),
  };
}

/**
 * Makes the two files of a layer of music in `out`, in segments.
 * @returns lines of the table as `press` does, the positions of the segments in each file, and the files' sizes in
 * bytes
 */
export function pressLayer({ title, tracks: [track], segment, channels, opusKbps, mp3Kbps }, { out, wav }) {
  const drawn = draw(track);
  if (wav) writeFileSync(wavPath(wav, title, drawn.name), toWav(drawn.sound));
  const count = drawn.sound.left.length / samplesIn(segment);
  const made = [
    { extension: 'webm', encode: (contents, path) => encodeWebm(contents, path, opusKbps) },
    { extension: 'mp3', encode: (contents, path) => encodeMp3(contents, path, mp3Kbps) },
  ].map(({ extension, encode }) => {
    const { contents, cuts, decoded } = inSegments(drawn.sound, { count, channels, out, encode, extension });
    const file = `${title}.${extension}`;
    writeFileSync(join(out, file), contents);
    const lagging = lag(drawn.sound, decoded);
    return { file, cuts, decoded, line: measured(drawn, decoded, { bytes: contents.length, lagging }) };
  });
  const [webm, mp3] = made;
  const heard = join(out, `${title}-heard.wav`);
  writeFileSync(heard, toWav(webm.decoded, channels));
  const said = secondOpinion(heard, channels);
  if (!(Math.abs(said - webm.line.loud) <= MOST_DOUBT)) webm.line.faults.push(`ffmpeg measures ${said} LUFS`);
  return {
    title,
    src: made.map(({ file }) => file),
    cuts: made.map(({ cuts }) => cuts),
    lines: [webm.line, ...(mp3.line.faults.length > 0 ? [{ ...mp3.line, name: `${mp3.line.name} (mp3)` }] : [])],
    bytes: made.map(({ line }) => line.bytes),
  };
}

/** The path for a sound's WAV file. */
export const wavPath = (folder, title, name) => join(folder, `${title}-${name.replaceAll('/', '_')}.wav`);
