/** The workshop: instruments of fired clay, brush, string and reed. Pitches in Hz, times in seconds, all mono. */
import { mix, render, shaped, silence } from '../buffer.mjs';
import { held, struck, swell } from '../envelope.mjs';
import { filtered } from '../filter.mjs';
import { pitch } from '../score.mjs';
import { hiss, modal, pluck, tone } from '../voices.mjs';

/** One scale for both peoples, pentatonic in D: twelve steps, so that any two of them sound well together. */
export const SCALE = ['D4', 'E4', 'F#4', 'A4', 'B4', 'D5', 'E5', 'F#5', 'A5', 'B5', 'D6', 'E6'].map(pitch);

/** Two glazed tiles touch. */
export const clink = (hz, noise, seconds = 0.3) =>
  modal(
    seconds,
    [
      [hz, 0.7, 0.05],
      [hz * 1.83, 0.4, 0.03],
      [hz * 2.91, 0.2, 0.016],
    ],
    noise,
    0.15,
  );

/** A knuckle on a clay pot. */
export const knock = (hz, noise, seconds = 0.2) =>
  modal(
    seconds,
    [
      [hz, 1, 0.035],
      [hz * 2.3, 0.4, 0.02],
      [hz * 4.1, 0.15, 0.01],
    ],
    noise,
    0.15,
  );

/** A brush goes over a tile; its color moves between two pitches. */
export const brush = (seconds, noise, { from = 1200, to = 3200, peak = 0.5 } = {}) =>
  shaped(
    filtered(hiss(seconds, noise), 'band', (t) => from + ((to - from) * t) / seconds, 0.8),
    swell(seconds, seconds * peak),
  );

/** Wet glaze: low, small bubbles. */
export function fizz(seconds, noise) {
  let bubble = 0;
  const grains = render(seconds, () => {
    bubble = noise.unit() < 0.004 ? noise.between(0.4, 1) : bubble * 0.996;
    return bubble * noise.white();
  });
  return shaped(
    filtered(grains, 'low', (t) => 500 + (900 * t) / seconds, 1.4),
    swell(seconds, seconds * 0.35),
  );
}

/** Hearthfolk: a plucked string. */
export const plucked = (hz, noise, seconds = 0.6) =>
  pluck(seconds, hz, noise, { bright: 0.45, sustain: 0.993, position: 0.25 });

/** Sailfolk: a reed. */
export function reeded(hz, noise, seconds = 0.6) {
  const voice = tone(seconds, (t) => hz * (1 + 0.003 * Math.sin(Math.PI * 10 * t)), 'square');
  const air = filtered(hiss(seconds, noise), 'band', 2 * hz, 2);
  const soft = filtered(voice, 'low', Math.min(4000, 3.2 * hz));
  return shaped(
    soft.map((v, i) => 0.4 * v + 0.05 * air[i]),
    held(seconds, 0.03, seconds * 0.4),
  );
}

/** A small bell of clay. */
export const bell = (hz, noise, seconds = 1.6) =>
  modal(
    seconds,
    [
      [hz, 0.7, 0.5],
      [hz * 2.01, 0.25, 0.3],
      [hz * 2.76, 0.15, 0.16],
    ],
    noise,
    0.03,
  );

/** A tile breaks: one dry snap. */
export function snap(noise) {
  const out = silence(0.16);
  mix(out, 0, shaped(filtered(hiss(0.05, noise), 'high', 1400), struck(0.006, 0.0005)));
  return mix(out, 0.002, clink(noise.around(1300, 0.05), noise, 0.12), { gain: 0.4 }).left;
}
