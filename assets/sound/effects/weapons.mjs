import { brass, cymbal, explosion, timpani } from '../band.mjs';
import { driven, mix, mixStereo, samplesIn, shaped, silence } from '../buffer.mjs';
import { glide, held, struck, swell, swoop } from '../envelope.mjs';
import { filtered } from '../filter.mjs';
import { mixWithEcho, reverb } from '../reverb.mjs';
import { pitch } from '../score.mjs';
import { drum, hiss, modal, saws, tone } from '../voices.mjs';

const TURN = Math.PI * 2;

/** The classic: a frequency-modulated sweep from 3 kHz into the ground. */
function ray(noise) {
  const out = silence(0.75);
  const beam = swoop(noise.around(2700, 0.18), noise.around(140, 0.2), noise.around(0.09, 0.2));
  const ratio = noise.between(1.3, 1.9);
  const modulator = tone(0.5, (t) => ratio * beam(t) + 40);
  const depth = noise.between(0.2, 0.36);
  const bend = (t) => depth * Math.exp(-t * 6) * modulator[samplesIn(t)];
  const sweep = shaped(tone(0.5, beam, 'sine', bend), struck(0.12, 0.003));
  mixWithEcho(out, 0, sweep, { every: 0.09, pan: -0.1, fade: 0.35, repeats: 2 });
  mix(out, 0, shaped(hiss(0.1, noise), struck(0.022)), { gain: 0.3 });
  return out;
}

/** A pocket ray: short, high, twice. */
function sidearm(noise) {
  const out = silence(0.5);
  const top = noise.around(2900, 0.15);
  for (const [at, gain] of [
    [0, 1],
    [noise.between(0.11, 0.15), 0.8],
  ]) {
    const zip = tone(0.16, swoop(top * noise.around(1, 0.05), 420, 0.045), 'triangle');
    mix(out, at, shaped(zip, struck(0.04, 0.002)), { gain, pan: -0.1 });
    mix(out, at, shaped(hiss(0.05, noise), struck(0.01)), { gain: 0.3 * gain });
  }
  return reverb(out, 0.12, { size: 0.5, decay: 0.6 });
}

/** Winds up, then three heavy pulses. */
function rayCannon(noise) {
  const out = silence(1.35);
  const voltage = noise.around(1, 0.14);
  const windUp = tone(0.34, glide(120 * voltage, 1500 * voltage, 0.32), 'triangle');
  mix(
    out,
    0,
    shaped(windUp, (t) => (t / 0.34) ** 2 * held(0.34, 0.01, 0.02)(t) * (0.7 + 0.3 * Math.sin(TURN * 38 * t))),
    {
      gain: 0.5,
      pan: (t) => -0.6 + 1.6 * t,
    },
  );
  [0.34, 0.49, 0.64].forEach((at, k) => {
    const beam = tone(0.42, swoop((1900 - 250 * k) * voltage, 70, 0.075), 'saw');
    const pulse = shaped(driven(filtered(beam, 'low', swoop(7000, 500, 0.1), 2), 2), struck(0.1));
    mixWithEcho(out, at, pulse, { every: 0.11, gain: 0.6, pan: 0.3 * (k - 1), fade: 0.3, repeats: 2 });
    mix(out, at, drum(0.3, 58, noise, { drop: 2.5 }), { gain: 0.8 });
    mix(out, at, shaped(hiss(0.12, noise), struck(0.02)), { gain: 0.3 });
  });
  return reverb(out, 0.18, { size: 0.8, decay: 0.72 });
}

/** Thunk of the tube, the rocket's hiss across the table, the hit. */
function bazooka(noise) {
  const out = silence(1.4);
  mix(out, 0, drum(0.22, noise.around(95, 0.12), noise, { drop: 1.8, click: 0.8 }), { gain: 0.8, pan: -0.5 });
  const rocket = filtered(
    hiss(0.52, noise),
    'band',
    glide(noise.around(900, 0.15), noise.around(2600, 0.15), 0.5),
    1.3,
  );
  mix(
    out,
    0.03,
    shaped(rocket, (t) => held(0.52, 0.03, 0.04)(t) * (0.5 + t)),
    { gain: 1.1, pan: (t) => -0.5 + 1.4 * t },
  );
  const whine = tone(0.5, glide(620, 1250, 0.5), 'saw');
  mix(out, 0.05, shaped(filtered(whine, 'low', 2400), held(0.5, 0.1, 0.03)), {
    gain: 0.12,
    pan: (t) => -0.5 + 1.4 * t,
  });
  mixStereo(out, 0.55, explosion(noise, { seconds: 1.1, hz: noise.around(52, 0.15), size: noise.around(1.1, 0.1) }));
  return reverb(out, 0.2, { size: 1, decay: 0.75 });
}

/** Pin, two bounces, the blast. */
function grenade(noise) {
  const out = silence(1.5);
  mix(
    out,
    0,
    modal(
      0.12,
      [
        [noise.around(4100, 0.08), 0.5, 0.03],
        [noise.around(6350, 0.08), 0.4, 0.02],
      ],
      noise,
      0.2,
    ),
    { gain: 0.5, pan: -0.4 },
  );
  for (const [at, gain] of [
    [noise.between(0.14, 0.2), 0.55],
    [noise.between(0.3, 0.36), 0.35],
  ]) {
    const bounce = modal(
      0.1,
      [
        [310, 0.7, 0.03],
        [870, 0.5, 0.02],
        [1930, 0.4, 0.02],
      ],
      noise,
      0.4,
    );
    mix(out, at, bounce, { gain, pan: -0.2 + at });
  }
  mixStereo(out, 0.46, explosion(noise, { seconds: 1, hz: noise.around(68, 0.15), size: noise.around(0.85, 0.1) }));
  return reverb(out, 0.16, { size: 0.8, decay: 0.7 });
}

/** Force field: a glassy chord that shivers where it was hit. */
function shield(noise) {
  const out = silence(0.75);
  const bowl = noise.around(1, 0.12);
  const glass = [523, 786, 1244, 1667, 2391].map((hz, k) => [hz * bowl, 0.5 / (1 + k * 0.5), 0.24 - 0.03 * k]);
  const ring = modal(0.9, glass, noise, 0.5);
  mix(
    out,
    0,
    shaped(ring, (t) => 0.65 + 0.35 * Math.sin(TURN * 24 * t)),
    { pan: -0.15 },
  );
  const field = filtered(tone(0.5, 98, 'saw'), 'band', glide(400, 3800, 0.35), 4);
  mix(out, 0, shaped(field, swell(0.5, 0.08)), { gain: 0.9, pan: 0.2 });
  return reverb(out, 0.3, { size: 0.7, decay: 0.72 });
}

/** A shot hits: a dry blow with a hollow shell behind it. */
function impact(noise) {
  const out = silence(0.5);
  mix(out, 0, drum(0.25, noise.around(88, 0.15), noise, { drop: 2, click: 0.9 }));
  mix(out, 0, shaped(filtered(hiss(0.12, noise), 'band', noise.around(1700, 0.2), 0.7), struck(0.02, 0.001)), {
    gain: 1.1,
  });
  const shell = noise.around(390, 0.18);
  const hollow = modal(
    0.25,
    [
      [shell, 0.5, 0.05],
      [shell * 1.63, 0.35, 0.035],
      [shell * 2.71, 0.2, 0.02],
    ],
    noise,
    0.3,
  );
  mix(out, 0.005, hollow, { gain: 0.7 });
  return reverb(out, 0.14, { size: 0.6, decay: 0.62 });
}

/** A ray glances off steel. */
function clang(noise) {
  const out = silence(0.75);
  const steel = noise.around(640, 0.14);
  const ring = [1, 1.51, 2.37, 3.46, 4.78].map((ratio, k) => [steel * ratio, 0.6 / (1 + 0.4 * k), 0.16 - 0.022 * k]);
  mix(out, 0, modal(0.7, ring, noise, 0.7));
  const ricochet = tone(0.3, glide(noise.around(2600, 0.15), 900, 0.3));
  mix(out, 0.03, shaped(ricochet, struck(0.08, 0.01)), { gain: 0.2, pan: 0.4 });
  return reverb(out, 0.16, { size: 0.7, decay: 0.66 });
}

/** The roll has hit: a bright brass stab, a cymbal. */
function rollHit(noise, take) {
  const out = silence(0.75);
  const chord = [
    ['D4', 'F#4', 'B4', 'E5'],
    ['F4', 'A4', 'D5', 'G5'],
    ['C4', 'E4', 'A4', 'D5'],
  ][take];
  for (const [at, length] of [
    [0, 0.1],
    [noise.between(0.12, 0.15), 0.34],
  ]) {
    chord.forEach((note, k) => {
      mix(out, at, brass(pitch(note), length, { bite: 1.1 }), { gain: 0.32, pan: -0.3 + 0.2 * k });
    });
    mix(out, at, timpani(pitch('D3'), noise, 0.5), { gain: 0.4 });
  }
  mix(out, 0.13, cymbal(noise, 0.7), { gain: 0.18 });
  return reverb(out, 0.2, { size: 0.9, decay: 0.72 });
}

/** The roll has missed: muted brass sags. */
function rollMiss(noise, take) {
  const out = silence(0.8);
  const top = pitch(['A4', 'G4', 'Bb4'][take]);
  for (const [at, ratio, length] of [
    [0, 1, 0.18],
    [0.22, 2 ** (-1 / 12), 0.5],
  ]) {
    const wah = (t) => 500 + 1500 * Math.abs(Math.sin(Math.PI * (t / length)));
    const note = saws(length, (t) => top * ratio * (at === 0 ? 1 : 0.86 ** (t / length)), { cutoff: wah, q: 3 });
    mix(out, at, shaped(note, held(length, 0.02, 0.08)), { gain: 0.8 });
  }
  mix(out, 0.22, drum(0.2, noise.around(90, 0.1), noise), { gain: 0.4 });
  return reverb(out, 0.14, { size: 0.7, decay: 0.65 });
}

export const weapons = {
  ray: { kind: 'weapon', takes: 4, make: ray },
  sidearm: { kind: 'weapon', takes: 4, make: sidearm },
  raycannon: { kind: 'weapon', takes: 2, make: rayCannon },
  bazooka: { kind: 'weapon', takes: 2, make: bazooka },
  grenade: { kind: 'weapon', takes: 2, make: grenade },
  shield: { kind: 'weapon', takes: 3, make: shield },
  impact: { kind: 'dice', takes: 4, make: impact },
  clang: { kind: 'creature', takes: 3, make: clang },
  rollHit: { kind: 'weapon', takes: 3, make: rollHit },
  rollMiss: { kind: 'weapon', takes: 3, make: rollMiss },
};
