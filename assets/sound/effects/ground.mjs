/** What happens on the tiles: Drones land, the ground turns. */
import { driven, mix, shaped, silence } from '../buffer.mjs';
import { glide, held, struck, swell, swoop } from '../envelope.mjs';
import { filtered } from '../filter.mjs';
import { mixWithEcho, reverb } from '../reverb.mjs';
import { drum, hiss, modal, saws, tone } from '../voices.mjs';

const TURN = Math.PI * 2;

/** A falling whistle, then something heavy and slimy lands. */
function drop(noise) {
  const out = silence(0.85);
  const top = noise.around(1900, 0.12);
  const fall = noise.between(0.24, 0.3);
  const whistle = tone(fall, (t) => glide(top, top * 0.36, fall)(t) * (1 + 0.012 * Math.sin(TURN * 17 * t)));
  mix(
    out,
    0,
    shaped(whistle, (t) => (0.3 + t / fall) * held(fall, 0.03, 0.015)(t)),
    { gain: 0.32, pan: 0.2 },
  );
  mix(out, fall, drum(0.3, noise.around(85, 0.1), noise, { drop: 1.6, click: 0.8 }));
  const slime = filtered(hiss(0.22, noise), 'band', swoop(1900, noise.around(430, 0.2), 0.05), 4);
  mix(out, fall + 0.012, shaped(driven(slime, 5), struck(0.055, 0.006)), { gain: 0.55, pan: -0.15 });
  const shell = noise.around(620, 0.1);
  const clank = modal(
    0.3,
    [
      [shell, 0.4, 0.06],
      [shell * 1.63, 0.3, 0.05],
      [shell * 2.71, 0.25, 0.03],
    ],
    noise,
    0.2,
  );
  mix(out, fall, clank, { gain: 0.5 });
  for (let k = 0; k < 3; k++) {
    const hz = noise.between(260, 420);
    const settle = shaped(tone(0.06, glide(hz, hz * 1.9, 0.05)), struck(0.014, 0.005));
    mix(out, fall + 0.14 + k * noise.around(0.075, 0.2), settle, { gain: 0.3 - 0.07 * k, pan: noise.white() * 0.5 });
  }
  return reverb(out, 0.13, { size: 0.6, decay: 0.62 });
}

/** A tile turns to alien ground: stone grinds, the earth shakes, something wet breathes out underneath. */
function flip(noise) {
  const out = silence(2);
  const earth = filtered(hiss(1.7, noise), 'low', (t) => 90 + 160 * swell(1.7, 0.6)(t), 1.6);
  mix(
    out,
    0,
    driven(
      shaped(earth, (t) => swell(1.7, 0.45)(t) * (0.75 + 0.25 * Math.sin(TURN * 11 * t))),
      7,
    ),
    { gain: 0.75 },
  );
  const stone = filtered(hiss(0.9, noise), 'band', glide(340, 900, 0.8), 2.4);
  const grains = shaped(stone, (t) => held(0.9, 0.15, 0.2)(t) * (Math.sin(TURN * (21 + 9 * t) * t) > 0 ? 1 : 0.25));
  mix(out, 0.05, grains, { gain: 0.8, pan: (t) => -0.5 + t });
  mix(out, 0.82, drum(0.4, 58, noise, { drop: 1.8, click: 0.6 }), { gain: 0.95 });
  const gulp = filtered(hiss(0.5, noise), 'band', (t) => 350 + 1500 * Math.abs(Math.sin(TURN * 2.6 * t)), 5);
  mix(out, 0.86, shaped(driven(gulp, 5), struck(0.16, 0.03)), { gain: 0.55, pan: -0.2 });
  for (let k = 0; k < 9; k++) {
    const hz = noise.between(140, 520);
    const bubble = shaped(tone(0.09, glide(hz, hz * 2.3, 0.08)), struck(0.022, 0.006));
    mix(out, 0.95 + 0.085 * k + noise.between(0, 0.05), bubble, { gain: 0.42 - 0.03 * k, pan: noise.white() * 0.8 });
  }
  const growl = saws(1, (t) => 73 * (1 + 0.03 * Math.sin(TURN * 5 * t)) * 0.94 ** t, {
    cutoff: (t) => 250 + 700 * swell(1, 0.3)(t),
    q: 4,
    spread: 0.02,
  });
  mix(out, 0.85, shaped(growl, swell(1, 0.25)), { gain: 0.4 });
  return reverb(out, 0.22, { size: 1.1, decay: 0.78 });
}

/** A Rebel is taken: two falling notes of a musical saw over a soft thud. */
function rebelLost(noise) {
  const out = silence(1.7);
  mix(out, 0, drum(0.25, 105, noise, { drop: 0.8, click: 0.3 }), { gain: 0.5 });
  [
    [0.04, 659, 554, 0.36],
    [0.42, 554, 311, 0.6],
  ].forEach(([at, from, to, length]) => {
    const cry = tone(
      length,
      (t) => from * (to / from) ** ((t / length) ** 2) * (1 + 0.014 * Math.sin(TURN * 6.2 * t)),
      'triangle',
    );
    mixWithEcho(out, at, shaped(cry, held(length, 0.05, 0.14)), { every: 0.13, gain: 0.55, fade: 0.3, repeats: 2 });
  });
  return reverb(out, 0.3, { size: 1, decay: 0.8 });
}

export const ground = {
  drop: { kind: 'transient', takes: 3, make: drop },
  flip: { kind: 'sustained', make: flip },
  rebelLost: { kind: 'sustained', make: rebelLost },
};
