/** Changes of the tiles: alien growth spreads, and is driven back. */
import { vibes } from '../band.mjs';
import { driven, mix, shaped, silence } from '../buffer.mjs';
import { glide, held, struck, swell } from '../envelope.mjs';
import { filtered } from '../filter.mjs';
import { reverb } from '../reverb.mjs';
import { pitch } from '../score.mjs';
import { drum, hiss, modal, saws, tone } from '../voices.mjs';

const TURN = Math.PI * 2;

/** Organic crackle: dry pops that come faster as it spreads from the middle outward, each with a wet tail. */
function crackles(out, from, length, noise) {
  let at = from;
  while (at < from + length) {
    const part = (at - from) / length;
    const hz = noise.between(900, 3400);
    const pop = modal(
      0.03,
      [
        [hz, 0.6, 0.004],
        [hz * 1.7, 0.3, 0.003],
      ],
      noise,
      0.6,
    );
    mix(out, at, pop, { gain: noise.between(0.15, 0.5) * Math.sin(Math.PI * part), pan: noise.white() * part });
    at += noise.between(0.008, 0.06) * (1.3 - part);
  }
}

/** A tile turns over: stone grinds, the earth shakes, it falls into place. */
function flip(noise) {
  const out = silence(1.3);
  const earth = filtered(hiss(1.2, noise), 'low', (t) => 90 + 160 * swell(1.2, 0.5)(t), 1.6);
  const shaking = shaped(earth, (t) => swell(1.2, 0.4)(t) * (0.75 + 0.25 * Math.sin(TURN * 11 * t)));
  mix(out, 0, driven(shaking, 7), { gain: 0.75 });
  const stone = filtered(hiss(0.7, noise), 'band', glide(noise.around(340, 0.15), noise.around(900, 0.15), 0.6), 2.4);
  const grains = shaped(stone, (t) => held(0.7, 0.05, 0.2)(t) * (Math.sin(TURN * (21 + 9 * t) * t) > 0 ? 1 : 0.25));
  mix(out, 0, grains, { gain: 0.8, pan: (t) => -0.5 + t });
  mix(out, noise.between(0.55, 0.65), drum(0.4, noise.around(58, 0.1), noise, { drop: 1.8, click: 0.6 }), {
    gain: 0.95,
  });
  return reverb(out, 0.2, { size: 1.1, decay: 0.76 });
}

/** Alien ground spreads: it crackles outward, gulps, bubbles, and something growls underneath. */
function spread(noise) {
  const out = silence(1.6);
  crackles(out, 0, 1.3, noise);
  const gulp = filtered(hiss(0.5, noise), 'band', (t) => 350 + 1500 * Math.abs(Math.sin(TURN * 2.6 * t)), 5);
  mix(out, 0.25, shaped(driven(gulp, 5), struck(0.16, 0.03)), { gain: 0.55, pan: -0.2 });
  for (let k = 0; k < 9; k++) {
    const hz = noise.between(140, 520);
    const bubble = shaped(tone(0.09, glide(hz, hz * 2.3, 0.08)), struck(0.022, 0.006));
    mix(out, 0.3 + 0.11 * k + noise.between(0, 0.05), bubble, { gain: 0.42 - 0.03 * k, pan: noise.white() * 0.8 });
  }
  const growlHz = noise.around(73, 0.12);
  const growl = saws(1.2, (t) => growlHz * (1 + 0.03 * Math.sin(TURN * 5 * t)) * 0.94 ** t, {
    cutoff: (t) => 250 + 700 * swell(1.2, 0.4)(t),
    q: 4,
    spread: 0.02,
  });
  mix(out, 0.1, shaped(growl, swell(1.2, 0.35)), { gain: 0.4 });
  return reverb(out, 0.2, { size: 1.1, decay: 0.76 });
}

/** A single crack of growth, for the edge of a tile. */
function crackle(noise) {
  const out = silence(0.8);
  crackles(out, 0, noise.between(0.5, 0.7), noise);
  for (let k = 0; k < 3; k++) {
    const hz = noise.between(160, 420);
    mix(out, 0.2 + 0.15 * k, shaped(tone(0.09, glide(hz, hz * 2.2, 0.08)), struck(0.022, 0.006)), { gain: 0.3 });
  }
  return out;
}

/** The ground is earth again: the growth dries and falls off, birds of vibes, a firm chord of wood. */
function restore(noise, take) {
  const out = silence(1.4);
  crackles(out, 0, 0.5, noise);
  const wind = filtered(hiss(0.9, noise), 'band', glide(noise.around(500, 0.1), 2400, 0.8), 1.2);
  mix(out, 0, shaped(wind, swell(0.9, 0.6)), { gain: 0.4, pan: (t) => 0.5 - t });
  mix(out, 0.55, drum(0.3, noise.around(88, 0.1), noise, { drop: 0.8, click: 0.4 }), { gain: 0.7 });
  const chord = [
    ['D4', 'A4', 'D5', 'F#5', 'B5'],
    ['C4', 'G4', 'C5', 'E5', 'A5'],
  ][take];
  chord.forEach((note, k) => {
    mix(out, 0.55 + 0.05 * k, vibes(pitch(note), noise, 0.9), { gain: 0.4, pan: -0.4 + 0.2 * k });
  });
  return reverb(out, 0.25, { size: 1, decay: 0.76 });
}

/** Stone or ink cracks right through. */
function crack(noise) {
  const out = silence(0.6);
  for (const [at, gain] of [
    [0, 1],
    [noise.between(0.05, 0.08), 0.6],
    [noise.between(0.13, 0.2), 0.4],
  ]) {
    const hz = noise.between(700, 1500);
    const split = modal(
      0.09,
      [
        [hz, 0.6, 0.012],
        [hz * 1.9, 0.4, 0.008],
        [hz * 0.4, 0.6, 0.025],
      ],
      noise,
      1,
    );
    mix(out, at, split, { gain, pan: noise.white() * 0.4 });
  }
  crackles(out, 0.1, 0.35, noise);
  return reverb(out, 0.15, { size: 0.7, decay: 0.64 });
}

export const ground = {
  flip: { kind: 'weapon', takes: 3, make: flip },
  spread: { kind: 'creature', takes: 3, make: spread },
  restore: { kind: 'creature', takes: 2, make: restore },
  crack: { kind: 'creature', takes: 3, make: crack },
  crackle: { kind: 'foley', takes: 3, make: crackle },
};
