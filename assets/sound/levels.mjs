/** Evening out: every sound leaves here trimmed, as loud as its class, and below the ceiling. */
import { eachSample, fromDb, SAMPLE_RATE, samplesIn, slice } from './buffer.mjs';
import { CLASSES } from './classes.mjs';
import { fadeOut } from './envelope.mjs';
import { integrated, momentary, peakDb } from './measure.mjs';

/** Room for what the codecs add: their decoded peaks overshoot by a decibel or two. */
const CEILING_DB = -3.5;

/** Below this, relative to the peak, an ending counts as over. */
const TAIL_DB = -40;

/** Seconds that the shortest sound takes, or its codec would smear it out of its place. */
const SHORTEST = 0.12;

/** Near enough, in LU, and how often it is tried. */
const NEAR = 0.1;
const TRIES = 8;

function amplify(sound, db) {
  const gain = fromDb(db);
  return eachSample(sound, (v) => v * gain);
}

const copy = ({ left, right, loop }) => ({ left: left.slice(), right: right.slice(), loop });

/** How loud a sound is by the measure of its class, in LUFS. */
export const loudness = (sound, kind) => (CLASSES[kind].lasts ? integrated(sound) : momentary(sound));

/** Removes what the ear cannot hear: an offset and everything below 25 Hz (in loops only the offset). */
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

/** Brings left and right nearer to each other. */
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

/** Cuts the inaudible end off, to a whole number of 20 ms codec frames. */
function trimmed(sound) {
  if (sound.loop) return sound;
  const { left, right } = sound;
  const threshold = fromDb(peakDb(sound) + TAIL_DB);
  let end = left.length;
  while (end > 1 && Math.max(Math.abs(left[end - 1]), Math.abs(right[end - 1])) < threshold) end--;
  const frame = samplesIn(0.02);
  end = Math.max(end, samplesIn(SHORTEST));
  const cut = slice(sound, 0, Math.min(Math.ceil(end / frame) * frame, Math.floor(left.length / frame) * frame));
  // Reverb that would ring on past the end is led out gently.
  const lead = Math.round(cut.left.length * 0.15);
  fadeOut(cut.left, lead);
  fadeOut(cut.right, lead);
  return cut;
}

/** Turns peaks down before they arrive: no sample passes the ceiling, and nothing is bent. */
function limited(sound, ceilingDb) {
  const ceiling = fromDb(ceilingDb);
  const { left, right, loop } = sound;
  const n = left.length;
  const reach = samplesIn(0.003);
  // The gain each sample needs, spread to its neighbours, then averaged over the same stretch so that it moves smoothly.
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

/** Makes a sound so many dB louder, below the ceiling. Changes it in place. */
export const raised = (sound, db) => limited(amplify(sound, db), CEILING_DB);

/**
 * @param {{ left: Float32Array, right: Float32Array, loop: boolean }} sound changed in place
 * @param {{ kind: keyof CLASSES, lufs: number, width: number }} goal its class, how loud and how wide it shall be
 */
export function evened(sound, { kind, lufs, width }) {
  const cut = trimmed(narrowed(cleaned(sound), width));
  let boost = lufs - loudness(cut, kind);
  // Limiting costs a little loudness, so it is asked for again.
  for (let round = 0; ; round++) {
    const result = raised(copy(cut), boost);
    const missing = lufs - loudness(result, kind);
    if (Math.abs(missing) < NEAR || round === TRIES) return result;
    boost += missing;
  }
}
