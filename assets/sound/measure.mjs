import { samplesIn, slice, toDb } from './buffer.mjs';

/** The ear's frequency curve of ITU-R BS.1770, at 48 kHz: a shelf for the head, a high-pass. */
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

function power(samples) {
  let sum = 0;
  for (const v of samples) sum += v * v;
  return sum / Math.max(1, samples.length);
}

const inDb = (squared) => 10 * Math.log10(Math.max(squared, 1e-12));

export function peakDb({ left, right }) {
  let peak = 0;
  for (const side of [left, right]) for (const v of side) peak = Math.max(peak, Math.abs(v));
  return toDb(peak);
}

/** Over the whole sound, both sides together. */
export const rmsDb = ({ left, right }) => inDb((power(left) + power(right)) / 2);

/** The loudest 100 ms as the ear weighs it; shorter sounds count as 100 ms long. */
export function loudestDb(sound) {
  const [left, right] = [heard(sound.left), heard(sound.right)];
  const window = samplesIn(0.1);
  let sum = 0;
  let most = 0;
  for (let i = 0; i < left.length; i++) {
    sum += left[i] ** 2 + right[i] ** 2;
    if (i >= window) sum -= left[i - window] ** 2 + right[i - window] ** 2;
    most = Math.max(most, sum);
  }
  return inDb(most / window / 2);
}

/**
 * How well a loop closes: its last moments compared with what was laid before its start.
 * @param {number} from first sample of the loop in `file`
 * @param {number} length of the loop in samples
 * @returns {number} level of the difference in dB; the lower, the closer to seamless
 */
export function seam(file, from, length) {
  const reach = samplesIn(0.05);
  const before = slice(file, from - reach, from + reach);
  const after = slice(file, from + length - reach, from + length + reach);
  const difference = before.left.map((v, i) => v - after.left[i]);
  return inDb(power(difference)) - inDb(power(before.left));
}
