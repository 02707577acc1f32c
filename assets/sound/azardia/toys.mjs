/** The toy box: instruments of wood, gut, paper and mouth. Pitches in Hz, times in seconds, all mono. */
import { driven, mix, render, SAMPLE_RATE, samplesIn, shaped, silence } from '../buffer.mjs';
import { fadeOut, held, struck, swell } from '../envelope.mjs';
import { filtered } from '../filter.mjs';
import { drum, hiss, modal, pluck, tone } from '../voices.mjs';

const TURN = Math.PI * 2;

/** Mixes voices of any length, each with a gain; the result is as long as the first. */
const added = (...parts) =>
  parts[0][0].map((_, i) => parts.reduce((sum, [voice, gain]) => sum + gain * (voice[i] ?? 0), 0));

/**
 * Kazoo: a hum through a buzzing paper membrane.
 * @param hz pitch, or a function of time
 * @param scoop how far below the note the hum starts, as a fraction of the pitch
 */
export function kazoo(hz, seconds, { scoop = 0.06, vibrato = 0.012 } = {}) {
  const line = typeof hz === 'function' ? hz : () => hz;
  const hum = tone(
    seconds,
    (t) =>
      line(t) *
      (1 - scoop * Math.exp(-t / 0.03) + vibrato * Math.min(1, Math.max(0, t - 0.12) * 4) * Math.sin(TURN * 6 * t)),
    'saw',
  );
  const skin = driven(hum, 4);
  const nose = filtered(skin, 'band', 900, 1.1);
  const buzz = filtered(driven(filtered(skin, 'band', 2300, 1.6), 5), 'low', 4200);
  return shaped(added([nose, 1], [buzz, 0.32], [filtered(hum, 'low', 500), 0.25]), held(seconds, 0.02, 0.05));
}

/** Ukulele: nylon on a small box. */
export function ukulele(hz, noise, seconds = 0.7) {
  const string = pluck(seconds, hz, noise, { bright: 0.5, sustain: 0.988, position: 0.28 });
  const box = modal(
    seconds,
    [
      [395, 0.1, 0.03],
      [760, 0.05, 0.02],
    ],
    noise,
    0.04,
  );
  return added([string, 1], [box, 1]);
}

/** A chord on the ukulele, string by string; `up` starts with the highest. */
export function strum(out, at, pitches, noise, { gain = 0.4, gap = 0.011, seconds = 0.5, up = false, pan = 0 } = {}) {
  const order = up ? [...pitches].reverse() : pitches;
  order.forEach((hz, k) => {
    mix(out, at + k * gap, ukulele(hz, noise, seconds), { gain: gain * noise.around(up ? 0.8 : 1, 0.08), pan });
  });
}

/** A wide rubber band over a box: the bass of this band. */
export function band(hz, noise, seconds = 0.4) {
  const string = pluck(seconds, hz, noise, { bright: 0.36, sustain: 0.991, position: 0.4 });
  const wobble = shaped(
    tone(seconds, (t) => hz * (1 + 0.16 * Math.exp(-t * 30) + 0.012 * Math.sin(TURN * 11 * t)), 'triangle'),
    struck(seconds / 4.5, 0.004),
  );
  return filtered(added([string, 0.8], [wobble, 0.6]), 'low', 1500);
}

export const xylophone = (hz, noise, seconds = 0.45) =>
  modal(
    seconds,
    [
      [hz, 0.8, 0.1],
      [hz * 3, 0.3, 0.04],
      [hz * 6.1, 0.1, 0.014],
    ],
    noise,
    0.16,
  );

/** Toy piano: little rods, never quite in tune. */
export const toyPiano = (hz, noise, seconds = 0.9) =>
  modal(
    seconds,
    [
      [hz, 0.6, 0.26],
      [hz * 1.004, 0.3, 0.22],
      [hz * 2.92, 0.22, 0.08],
      [hz * 5.6, 0.12, 0.03],
    ],
    noise,
    0.22,
  );

export const woodblock = (hz, noise) =>
  modal(
    0.12,
    [
      [hz, 0.9, 0.018],
      [hz * 1.52, 0.3, 0.012],
      [hz * 2.7, 0.2, 0.008],
    ],
    noise,
    0.2,
  );

/** A cardboard box, kicked. */
export const boxKick = (noise) => filtered(drum(0.22, 74, noise, { drop: 0.9, click: 0.4 }), 'low', 900);

/** A toy drum: a skin of paper with a rattle under it. */
export function toyDrum(noise, hz = 300) {
  const skin = drum(0.12, hz, noise, { drop: 0.4, click: 0.4 });
  const rattle = shaped(filtered(filtered(hiss(0.12, noise), 'band', 3000, 0.9), 'low', 6000), struck(0.03, 0.001));
  return added([skin, 0.55], [rattle, 0.5]);
}

/** A small metal object: triangle, bicycle bell, hotel bell. */
export const ting = (hz, noise, seconds = 0.7) =>
  modal(
    seconds,
    [
      [hz, 0.5, 0.2],
      [hz * 2.71, 0.3, 0.12],
      [hz * 5.1, 0.12, 0.05],
    ],
    noise,
    0.08,
  );

/** Slide whistle: `hz` is a function of time. */
export function slideWhistle(hz, seconds, noise, { shake = 0.01 } = {}) {
  const line = (t) => hz(t) * (1 + shake * Math.sin(TURN * 7.5 * t));
  const pipe = tone(seconds, line);
  const second = tone(seconds, (t) => 2 * line(t));
  const third = tone(seconds, (t) => 3 * line(t));
  const breath = filtered(hiss(seconds, noise), 'band', (t) => 2 * hz(t), 3);
  return shaped(added([pipe, 0.8], [second, 0.16], [third, 0.1], [breath, 0.25]), held(seconds, 0.025, 0.05));
}

/** Lips and a tongue: a series of wet puffs, slightly irregular. `hz` is a function of time. */
export function raspberry(hz, seconds, noise) {
  const out = new Float32Array(samplesIn(seconds));
  for (let t = 0; t < seconds; t += noise.around(1 / hz(t), 0.16)) {
    const start = samplesIn(t);
    const puff = noise.between(0.6, 1);
    const length = Math.min(out.length - start, samplesIn(0.018));
    for (let i = 0; i < length; i++) {
      const age = i / SAMPLE_RATE;
      out[start + i] += puff * Math.exp(-age / 0.005) * (Math.sin(TURN * 270 * age) + 0.5 * noise.white());
    }
  }
  const mouth = added(
    [filtered(out, 'band', 420, 1.2), 1],
    [filtered(out, 'band', 1250, 1.6), 0.7],
    [filtered(out, 'band', 2700, 2), 0.35],
  );
  return shaped(driven(mouth, 2.2), held(seconds, 0.03, 0.12));
}

/** A ruler over the edge of a table, or a spring: its vibration goes from `from` to `to`, in Hz. */
export function boing(hz, seconds, { from = 9, to = 16, depth = 0.4 } = {}) {
  const swing = (t) => Math.sin(TURN * (from * t + ((to - from) * t * t) / (2 * seconds)));
  const reed = tone(seconds, (t) => hz * (1 + 0.05 * swing(t) * Math.exp(-t * 2)), 'saw');
  const twang = filtered(driven(reed, 2), 'band', (t) => hz * (5 + 10 * depth * (1 + swing(t))), 5);
  return shaped(added([twang, 1], [filtered(reed, 'low', hz * 3), 0.4]), struck(seconds / 3.6, 0.003));
}

/** Paper: noise with a grain, between two pitches; `rough` is how much it crackles, 0–1. */
export function paper(seconds, noise, { from = 1400, to = 4200, rough = 0.5, peak = 0.5 } = {}) {
  let grain = 1;
  const crackle = render(seconds, () => {
    if (noise.unit() < 0.012) grain = noise.between(1 - rough, 1 + 1.5 * rough);
    return grain * noise.white();
  });
  const swept = filtered(crackle, 'band', (t) => from + ((to - from) * t) / seconds, 0.8);
  return shaped(swept, swell(seconds, seconds * peak));
}

/** Something flat slapped down: paper on cardboard. */
export function slap(noise, hz = 150) {
  const flat = shaped(filtered(hiss(0.07, noise), 'band', noise.around(1700, 0.15), 0.6), struck(0.018, 0.001));
  const board = drum(0.16, hz, noise, { drop: 0.7, click: 0.3 });
  return added([board, 0.6], [flat, 1.5]);
}

/** Tearing paper: more and more fibers give way. */
export function tear(seconds, noise) {
  const out = silence(seconds);
  for (let t = 0; t < seconds - 0.02; t += noise.between(0.002, 0.009) * (1.4 - t / seconds)) {
    const fiber = shaped(filtered(hiss(0.012, noise), 'band', noise.between(1800, 5200), 1.2), struck(0.003, 0.0005));
    mix(out, t, fiber, { gain: noise.between(0.4, 1), pan: -1 });
  }
  return fadeOut(out.left, samplesIn(0.02));
}

/** A party blower: a paper tongue rolls out with a quack, and stays out for that long. */
export function blower(seconds, noise, { hz = 415 } = {}) {
  const pitch = (t) => hz * (0.82 + 0.22 * (1 - Math.exp(-t / 0.07)) + 0.015 * Math.sin(TURN * 23 * t));
  const reed = driven(tone(seconds, pitch, 'square'), 1.5);
  const horn = added([filtered(reed, 'band', 1050, 1.3), 1], [filtered(reed, 'band', 2600, 2), 0.45]);
  const air = filtered(hiss(seconds, noise), 'band', 3200, 0.7);
  return shaped(added([horn, 1], [air, 0.14]), held(seconds, 0.03, 0.08));
}
