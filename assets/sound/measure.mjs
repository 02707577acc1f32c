/**
 * Measures sounds: peak, true peak and loudness after ITU-R BS.1770-4, which EBU R128 builds on, and how well a loop
 * closes.
 */
import { samplesIn, slice, toDb } from './buffer.mjs';

/** The K-weighting of BS.1770 at 48 kHz: a shelf for the head, a high-pass. */
const EAR = [
  { b: [1.53512485958697, -2.69169618940638, 1.19839281085285], a: [-1.69065929318241, 0.73248077421585] },
  { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] },
];

function heard(samples) {
  let out = samples;
  for (const { b, a } of EAR) {
    const input = out;
    out = new Float32Array(input.length);
    let [x1, x2, y1, y2] = [0, 0, 0, 0];
    for (let i = 0; i < input.length; i++) {
      const x = input[i];
      const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      out[i] = y;
    }
  }
  return out;
}

const inDb = (squared) => 10 * Math.log10(Math.max(squared, 1e-12));

/** Both sides' weighted power → LUFS. */
const lufs = (squared) => -0.691 + inDb(squared);

/** Window of the momentary loudness, and the step at which gated blocks begin, in samples. */
const BLOCK = samplesIn(0.4);
const HOP = samplesIn(0.1);
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

/** Running sum of both sides' weighted power, so that any window's power is one subtraction. */
function energy({ left, right }) {
  const [l, r] = [heard(left), heard(right)];
  const sums = new Float64Array(left.length + 1);
  for (let i = 0; i < left.length; i++) sums[i + 1] = sums[i] + l[i] ** 2 + r[i] ** 2;
  return sums;
}

/** The loudest 400 ms in LUFS; shorter sounds are padded with silence. The measure for short, struck sounds. */
export function momentary(sound) {
  const sums = energy(sound);
  const n = sums.length - 1;
  let most = 0;
  for (let i = 0; i <= n; i++) most = Math.max(most, sums[Math.min(n, i + BLOCK)] - sums[i]);
  return lufs(most / BLOCK);
}

/** Integrated loudness with both gates in LUFS. The measure for music and sustained sounds. */
export function integrated(sound) {
  const sums = energy(sound);
  const blocks = [];
  for (let i = 0; i + BLOCK < sums.length; i += HOP) blocks.push((sums[i + BLOCK] - sums[i]) / BLOCK);
  if (blocks.length === 0) return momentary(sound);
  const mean = (gate) => {
    const loud = blocks.filter((power) => lufs(power) > gate);
    return loud.reduce((sum, power) => sum + power, 0) / Math.max(1, loud.length);
  };
  return lufs(mean(Math.max(ABSOLUTE_GATE, lufs(mean(ABSOLUTE_GATE)) + RELATIVE_GATE)));
}

/** The highest sample, in dB below full scale. */
export function peakDb({ left, right }) {
  let peak = 0;
  for (const side of [left, right]) for (const v of side) peak = Math.max(peak, Math.abs(v));
  return toDb(peak);
}

/** Three windowed sinc filters that interpolate a quarter, a half and three quarters of the way between two samples. */
const REACH = 6;
const BETWEEN = [0.25, 0.5, 0.75].map((part) =>
  Array.from({ length: 2 * REACH }, (_, k) => {
    const x = k - REACH + 1 - part;
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * Math.cos((Math.PI * x) / (2 * REACH + 1)) ** 2;
  }),
);

/** The peak of the curve through the samples, four times oversampled, in dBTP. */
export function truePeakDb(sound) {
  let peak = 10 ** (peakDb(sound) / 20);
  // Where the samples are low, the curve between them is low too.
  const worth = peak * 0.6;
  for (const side of [sound.left, sound.right]) {
    for (let i = REACH - 1; i < side.length - REACH; i++) {
      if (Math.abs(side[i]) < worth && Math.abs(side[i + 1]) < worth) continue;
      for (const curve of BETWEEN) {
        let value = 0;
        for (let k = 0; k < curve.length; k++) value += side[i + k - REACH + 1] * curve[k];
        peak = Math.max(peak, Math.abs(value));
      }
    }
  }
  return toDb(peak);
}

function power(samples) {
  let sum = 0;
  for (const v of samples) sum += v * v;
  return sum / Math.max(1, samples.length);
}

/**
 * How well a loop closes: compares the millisecond around its end with that around its start, which is the same music
 * encoded separately.
 * @param {number} from first sample of the loop in `file`
 * @param {number} length of the loop in samples
 * @returns {number} level of the difference relative to the loop's own, in dB: an audible click if high
 */
export function seam(file, from, length) {
  const reach = samplesIn(0.0005);
  const around = (at) => slice(file, at - reach, at + reach).left;
  const [before, after] = [around(from), around(from + length)];
  return inDb(power(before.map((v, i) => v - after[i]))) - inDb(power(file.left.subarray(from, from + length)));
}

/**
 * By how many samples a decoded file lags behind its source: where the two fit best around a loud stretch.
 * @returns {number} samples, positive if the file is late
 */
export function lag(drawn, decoded) {
  const most = samplesIn(0.08);
  const length = samplesIn(0.5);
  const [a, b] = [inOne(drawn), inOne(decoded)];
  const from = busiest(a, length, most);
  let best = { fit: Number.NEGATIVE_INFINITY, by: 0 };
  for (let by = -most; by <= most; by++) {
    let fit = 0;
    for (let i = 0; i < length; i += 2) fit += a[from + i] * (b[from + i + by] ?? 0);
    if (fit > best.fit) best = { fit, by };
  }
  return best.by;
}

const inOne = ({ left, right }) => left.map((v, i) => (v + right[i]) / 2);

/** The start of a voice's loudest stretch, a margin away from both ends. */
function busiest(voice, length, margin) {
  let best = { loud: -1, from: margin };
  for (let from = margin; from + length + margin < voice.length; from += length) {
    const loud = power(voice.subarray(from, from + length));
    if (loud > best.loud) best = { loud, from };
  }
  return best.from;
}
