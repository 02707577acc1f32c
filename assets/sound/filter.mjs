import { SAMPLE_RATE } from './buffer.mjs';

/**
 * State-variable filter (trapezoidal, stable while the cutoff moves).
 * @param {'low' | 'band' | 'high'} kind
 * @param {number | ((t: number) => number)} hz cutoff, or a function of time
 * @param q resonance: .7 is flat, 10 whistles
 */
export function filtered(voice, kind, hz, q = 0.7) {
  const cutoff = typeof hz === 'function' ? hz : () => hz;
  const out = new Float32Array(voice.length);
  let a = 0;
  let b = 0;
  let g = 0;
  for (let i = 0; i < voice.length; i++) {
    if (i % 16 === 0) {
      g = Math.tan((Math.PI * Math.min(cutoff(i / SAMPLE_RATE), SAMPLE_RATE * 0.45)) / SAMPLE_RATE);
    }
    const high = (voice[i] - (g + 1 / q) * a - b) / (1 + g * (g + 1 / q));
    const band = g * high + a;
    const low = g * band + b;
    a = g * high + band;
    b = g * band + low;
    if (kind === 'low') out[i] = low;
    else if (kind === 'high') out[i] = high;
    else out[i] = band / q;
  }
  return out;
}
