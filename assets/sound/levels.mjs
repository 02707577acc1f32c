/** Levels: trims every sound, and brings it to the loudness of its class and below the ceiling. */
import { eachSample, fromDb, SAMPLE_RATE, samplesIn, slice } from './buffer.mjs';
import { CLASSES } from './classes.mjs';
import { fadeOut } from './envelope.mjs';
import { integrated, momentary, peakDb } from './measure.mjs';

/** Headroom for the codecs: their decoded peaks overshoot by a decibel or two. */
const CEILING_DB = -3.5;

/** Below this, relative to the peak, the end counts as silent. */
const TAIL_DB = -40;

/** The minimum length of a sound in seconds, or its codec would smear it out of its place. */
const SHORTEST = 0.12;

/** The tolerance in LU, and the number of attempts. */
const NEAR = 0.1;
const TRIES = 8;

function amplify(sound, db) {
  const gain = fromDb(db);
  return eachSample(sound, (v) => v * gain);
}

const copy = ({ left, right, loop }) => ({ left: left.slice(), right: right.slice(), loop });

/** The loudness of a sound by the measure of its class, in LUFS. */
export const loudness = (sound, kind) => (CLASSES[kind].lasts ? integrated(sound) : momentary(sound));

/** Removes inaudible parts: an offset and everything below 25 Hz (in loops only the offset). */
function cleaned(sound) {
  for (const side of [sound.left, sound.right]) {
    if (sound.loop) {
      const mean = side.reduce((sum, v) => sum + v, 0) / side.length;
      for (let i = 0; i < side.length; i++) side[i] -= mean;
      continue;
    }
    const keep = Math.exp((-2 * Math.PI * 25) / SAMPLE_RATE);
    let before = 0;
    let value = 0;
    for (let i = 0; i < side.length; i++) {
      value = keep * (value + side[i] - before);
      before = side[i];
      side[i] = value;
    }
  }
  return sound;
}

/** Narrows the stereo image. */
function narrowed(sound, width) {
  const { left, right } = sound;
  for (let i = 0; i < left.length; i++) {
    const middle = (left[i] + right[i]) / 2;
    const side = ((left[i] - right[i]) / 2) * width;
    left[i] = middle + side;
    right[i] = middle - side;
  }
  return sound;
}

/** Trims the inaudible end, to a whole number of 20 ms codec frames. */
function trimmed(sound) {
  if (sound.loop) return sound;
  const { left, right } = sound;
  const threshold = fromDb(peakDb(sound) + TAIL_DB);
  let end = left.length;
  while (end > 1 && Math.max(Math.abs(left[end - 1]), Math.abs(right[end - 1])) < threshold) end--;
  const frame = samplesIn(0.02);
  end = Math.max(end, samplesIn(SHORTEST));
  const cut = slice(sound, 0, Math.min(Math.ceil(end / frame) * frame, Math.floor(left.length / frame) * frame));
  // Fades out reverb that would ring on past the end.
  const lead = Math.round(cut.left.length * 0.15);
  fadeOut(cut.left, lead);
  fadeOut(cut.right, lead);
  return cut;
}

/** A limiter with look-ahead: no sample exceeds the ceiling, without distortion. */
function limited(sound, ceilingDb) {
  const ceiling = fromDb(ceilingDb);
  const { left, right, loop } = sound;
  const n = left.length;
  const reach = samplesIn(0.003);
  // Each sample's required gain is spread to its neighbors, then averaged over the same stretch so that it moves
  // smoothly.
  const lowest = new Float32Array(n).fill(1);
  for (let i = 0; i < n; i++) {
    const gain = ceiling / Math.max(Math.abs(left[i]), Math.abs(right[i]), ceiling);
    if (gain === 1) continue;
    for (let k = i - reach; k <= i + reach; k++) {
      const at = loop ? (k + n) % n : k;
      if (gain < lowest[at]) lowest[at] = gain;
    }
  }
  const around = (i) => lowest[loop ? (i + n) % n : Math.max(0, Math.min(n - 1, i))];
  let sum = 0;
  for (let k = -reach; k <= reach; k++) sum += around(k);
  for (let i = 0; i < n; i++) {
    const gain = sum / (2 * reach + 1);
    left[i] *= gain;
    right[i] *= gain;
    sum += around(i + reach + 1) - around(i - reach);
  }
  return sound;
}

/** Makes a sound louder by that many dB, below the ceiling, in place. */
export const raised = (sound, db) => limited(amplify(sound, db), CEILING_DB);

/**
 * @param {{ left: Float32Array, right: Float32Array, loop: boolean }} sound changed in place
 * @param {{ kind: keyof CLASSES, lufs: number, width: number }} goal its class, loudness and width
 */
export function evened(sound, { kind, lufs, width }) {
  const cut = trimmed(narrowed(cleaned(sound), width));
  let boost = lufs - loudness(cut, kind);
  // Limiting costs a little loudness, so the gain is corrected again.
  for (let round = 0; ; round++) {
    const result = raised(copy(cut), boost);
    const missing = lufs - loudness(result, kind);
    if (Math.abs(missing) < NEAR || round === TRIES) return result;
    boost += missing;
  }
}
