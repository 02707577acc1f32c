/** The instruments: complete voices. Pitches in Hz, times in seconds, all mono. */
import { driven, mix, SAMPLE_RATE, shaped, silence } from './buffer.mjs';
import { held, struck, swoop } from './envelope.mjs';
import { filtered } from './filter.mjs';
import { drum, hiss, modal, pluck, saws, tone } from './voices.mjs';

const TURN = Math.PI * 2;

/** Vibraphone bar: tuned to the double octave, motor running. */
export function vibes(hz, noise, seconds = 1.4) {
  const bar = modal(
    seconds,
    [
      [hz, 0.8, 0.5],
      [hz * 4, 0.2, 0.13],
      [hz * 10, 0.06, 0.03],
    ],
    noise,
    0.05,
  );
  return shaped(bar, (t) => 0.82 + 0.18 * Math.cos(TURN * 5.2 * t));
}

/** Twangy bass: picked near the bridge, the amplifier just breaking up. */
export function bass(hz, noise, seconds = 0.6) {
  const string = pluck(seconds, hz, noise, { bright: 0.72, sustain: 0.9965, position: 0.11 });
  return driven(filtered(string, 'low', 2600, 0.9), 1.5);
}

/** Surf guitar: bright pick, whammy-bar shiver. */
export function guitar(hz, noise, seconds = 0.9) {
  const string = pluck(seconds, hz, noise, { bright: 0.85, sustain: 0.9975, position: 0.09 });
  return shaped(driven(string, 1.6), (t) => 0.78 + 0.22 * Math.cos(TURN * 7.4 * t));
}

/** Transistor organ: four drawbars and a slow shiver. */
export function organ(hz, seconds, { attack = 0.03 } = {}) {
  const drawbars = [
    [0.5, 0.24],
    [1, 0.4],
    [2, 0.22],
    [3, 0.1],
  ];
  const loudness = held(seconds, attack, 0.06);
  const bars = drawbars.map(([ratio]) => tone(seconds, hz * ratio));
  return shaped(
    bars[0].map((_, i) => drawbars.reduce((sum, [, level], k) => sum + level * bars[k][i], 0)),
    (t) => loudness(t) * (0.8 + 0.2 * Math.sin(TURN * 6.4 * t)),
  );
}

/** A brass section: saws whose filter opens with the breath. */
export function brass(hz, seconds, { bite = 1 } = {}) {
  const breath = held(seconds, 0.025, 0.09);
  const lip = (t) => hz * (1 - 0.03 * Math.exp(-t / 0.02) + 0.004 * Math.min(1, t * 2) * Math.sin(TURN * 5.4 * t));
  const section = saws(seconds, lip, {
    cutoff: (t) => 300 + hz * (1.5 + bite * 4 * Math.min(1, t / 0.05) * (0.45 + 0.55 * Math.exp(-t / 0.35))),
    q: 1.1,
  });
  return shaped(section, (t) => 1.3 * breath(t) * (0.72 + 0.28 * Math.exp(-t / 0.25)));
}

/** Kettledrum. */
export const timpani = (hz, noise, seconds = 1.2) =>
  modal(
    seconds,
    [
      [hz, 1, 0.4],
      [hz * 1.5, 0.5, 0.28],
      [hz * 1.99, 0.3, 0.2],
      [hz * 2.44, 0.2, 0.12],
    ],
    noise,
    0.4,
  );

export const bongo = (high, noise) =>
  high ? drum(0.13, 345, noise, { drop: 0.3 }) : drum(0.2, 225, noise, { drop: 0.3 });

export const kick = (noise) => drum(0.28, 52, noise, { drop: 1.6, click: 0.15 });

/** Wire brush on a snare. */
export const brush = (noise) => shaped(filtered(hiss(0.16, noise), 'band', 2800, 0.6), struck(0.045, 0.004));

export const shaker = (noise) => shaped(filtered(hiss(0.07, noise), 'high', 6500), struck(0.018, 0.008));

/** Cymbal, struck or (with a long attack) swelling. */
export const cymbal = (noise, seconds = 1.4, attack = 0.003) =>
  shaped(filtered(hiss(seconds, noise), 'high', 4200, 0.9), struck((seconds - attack) / 4, attack));

/** Ride cymbal: a ping of its own over the wash. */
export function ride(noise, seconds = 0.5) {
  const wash = cymbal(noise, seconds);
  const ping = modal(
    seconds,
    [
      [3150, 0.35, 0.09],
      [4870, 0.25, 0.07],
      [6530, 0.2, 0.05],
    ],
    noise,
    0.1,
  );
  return wash.map((v, i) => 0.5 * v + 0.5 * ping[i]);
}

/** Snare drum, with sticks. */
export function snare(noise) {
  const skin = drum(0.18, 190, noise, { drop: 0.5, click: 0.5 });
  const wires = shaped(filtered(hiss(0.18, noise), 'high', 1500), struck(0.05, 0.001));
  return skin.map((v, i) => 0.6 * v + 0.55 * wires[i]);
}

/** Floor tom. */
export const tom = (hz, noise) => drum(0.4, hz, noise, { drop: 0.45, fall: 0.11, click: 0.25 });

/** Electric guitar through a fuzz box: only the edges of the waveform survive. */
export function fuzz(hz, noise, seconds = 0.6) {
  const string = pluck(seconds, hz, noise, { bright: 0.9, sustain: 0.9985, position: 0.1 });
  return filtered(driven(string, 9), 'low', 2400, 1.1).map((v) => 0.5 * v);
}

/** A string damped by the palm: more wood than note. */
export const chop = (hz, noise) => pluck(0.16, hz, noise, { bright: 0.62, sustain: 0.94, position: 0.2 });

/** Horns in the low register: round, slow to start, swelling. */
export function horn(hz, seconds) {
  const breath = held(seconds, 0.06, 0.14);
  const lip = (t) => hz * (1 - 0.02 * Math.exp(-t / 0.03) + 0.003 * Math.min(1, t * 2) * Math.sin(TURN * 4.8 * t));
  const section = saws(seconds, lip, { cutoff: (t) => 180 + hz * (0.8 + 2.6 * breath(t)), q: 0.8, spread: 0.003 });
  return shaped(section, (t) => 1.5 * breath(t) * (0.85 + 0.15 * Math.min(1, t / 0.3)));
}

/** A musical saw: almost a sine, slow to start, bending from note to note. */
export function saw(hz, seconds, { from = hz } = {}) {
  const bent = (t) => hz * (from / hz) ** Math.exp(-t / 0.07);
  const voice = tone(seconds, (t) => bent(t) * (1 + 0.012 * Math.min(1, t / 0.3) * Math.sin(TURN * 5.6 * t)));
  const second = tone(seconds, (t) => 2.005 * bent(t));
  const loud = held(seconds, 0.07, 0.12);
  return voice.map((v, i) => (0.8 * v + 0.13 * second[i]) * loud(i / SAMPLE_RATE));
}

/** Tubular bell: its perceived pitch is not among its partials. */
export const bell = (hz, noise, seconds = 2.5) =>
  modal(
    seconds,
    [
      [hz * 0.5, 0.35, 1.1],
      [hz, 0.6, 0.8],
      [hz * 1.19, 0.35, 0.6],
      [hz * 1.5, 0.3, 0.45],
      [hz * 2, 0.4, 0.4],
      [hz * 2.74, 0.2, 0.2],
      [hz * 4.1, 0.1, 0.1],
    ],
    noise,
    0.15,
  );

/** Explosion, shared by weapons and ships: thump, fireball, falling debris. */
export function explosion(noise, { seconds = 1.2, hz = 62, size = 1 } = {}) {
  const out = silence(seconds);
  mix(out, 0, drum(Math.min(seconds, 0.6 * size), hz, noise, { drop: 2.2, fall: 0.16 * size }), { gain: 1 });
  const fireball = filtered(hiss(seconds, noise), 'low', swoop(5200, 180, 0.16 * size), 0.9);
  mix(out, 0, driven(shaped(fireball, struck(0.22 * size, 0.004)), 2.6), { gain: 0.9 });
  const debris = Math.round(26 * size);
  for (let k = 0; k < debris; k++) {
    const at = 0.12 + (seconds - 0.3) * noise.unit() ** 1.6;
    const crumb = modal(0.05, [[noise.between(300, 2600), 0.5, 0.008]], noise, 0.5);
    mix(out, at, crumb, { gain: 0.35 * (1 - at / seconds), pan: noise.white() * 0.8 });
  }
  return out;
}
