/** The matchbox: cardboard, matches, wood, and a small band. Pitches in Hz, times in seconds, all mono. */
import { driven, mix, render, shaped, silence } from '../buffer.mjs';
import { held, struck, swell } from '../envelope.mjs';
import { filtered } from '../filter.mjs';
import { drum, hiss, modal, pluck, saws } from '../voices.mjs';

/** A tray slides in its box: rough cardboard, which gets brighter as it opens and darker as it shuts. */
export const slide = (seconds, noise, { from = 700, to = 1900 } = {}) => {
  const rough = render(seconds, (t) => noise.white() * (0.7 + 0.3 * Math.sin(2 * Math.PI * 61 * t)));
  const color = filtered(rough, 'band', (t) => from + ((to - from) * t) / seconds, 0.7);
  return shaped(color, swell(seconds, seconds * 0.45));
};

/** Cardboard is tapped, or a card is put down. */
export const tap = (hz, noise, seconds = 0.14) =>
  modal(
    seconds,
    [
      [hz, 0.8, 0.018],
      [hz * 1.7, 0.5, 0.012],
      [hz * 3.2, 0.3, 0.006],
    ],
    noise,
    0.7,
  );

/** Knuckles on wood. */
export const knock = (hz, noise, seconds = 0.22) =>
  modal(
    seconds,
    [
      [hz, 1, 0.04],
      [hz * 2.76, 0.35, 0.02],
      [hz * 5.4, 0.15, 0.008],
    ],
    noise,
    0.3,
  );

/** The head of a match scratches over the strip. */
export function scratch(seconds, noise) {
  let grain = 0;
  const grains = render(seconds, () => {
    grain = noise.unit() < 0.03 ? noise.between(0.5, 1) : grain * 0.93;
    return grain * noise.white();
  });
  return shaped(
    filtered(grains, 'high', (t) => 1500 + (2600 * t) / seconds),
    swell(seconds, seconds * 0.8),
  );
}

/** A flame: it flares, then fizzes down. */
export function flare(seconds, noise) {
  let pop = 0;
  const crackle = render(seconds, () => {
    pop = noise.unit() < 0.0014 ? noise.between(0.5, 1) : pop * 0.98;
    return pop * noise.white();
  });
  const air = filtered(hiss(seconds, noise), 'band', (t) => 2600 - (1700 * t) / seconds, 0.6);
  return shaped(
    air.map((v, i) => 0.8 * v + 0.5 * crackle[i]),
    struck(seconds / 3.2, 0.03),
  );
}

/** Dry wood breaks. */
export function snap(noise, hz = 900) {
  const out = silence(0.2);
  mix(out, 0, shaped(filtered(hiss(0.06, noise), 'high', 1100), struck(0.008, 0.0005)));
  return mix(out, 0.003, knock(hz, noise, 0.16), { gain: 0.7 }).left;
}

/** Upright bass, played with a finger. */
export const upright = (hz, noise, seconds = 0.6) =>
  driven(filtered(pluck(seconds, hz, noise, { bright: 0.4, sustain: 0.994, position: 0.3 }), 'low', 1500, 0.8), 1.2);

/** A trumpet with a mute: thin and nasal. */
export function muted(hz, seconds) {
  const breath = held(seconds, 0.03, Math.min(0.12, seconds * 0.4));
  const lip = (t) =>
    hz * (1 - 0.02 * Math.exp(-t / 0.02) + 0.004 * Math.min(1, 2 * t) * Math.sin(2 * Math.PI * 5.5 * t));
  const reed = saws(seconds, lip, { cutoff: 3600, q: 0.7, spread: 0.0015 });
  return shaped(filtered(reed, 'band', Math.max(1100, 2.2 * hz), 1.3), (t) => 1.5 * breath(t));
}

/** A brush stirs on the snare drum. */
export const stir = (seconds, noise) =>
  shaped(filtered(hiss(seconds, noise), 'band', 2300, 0.5), swell(seconds, seconds * 0.7));

/** A brush taps on it. */
export const brushed = (noise) => shaped(filtered(hiss(0.13, noise), 'band', 3000, 0.6), struck(0.03, 0.003));

/** A tin lid with a finger on it. */
export const tin = (hz, noise, seconds = 0.5) =>
  modal(
    seconds,
    [
      [hz, 0.6, 0.12],
      [hz * 1.58, 0.35, 0.09],
      [hz * 2.42, 0.25, 0.05],
    ],
    noise,
    0.2,
  );

/** The big drum, far away. */
export const thump = (noise) => drum(0.35, 58, noise, { drop: 1.1, click: 0.15 });
