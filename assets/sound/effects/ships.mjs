import { explosion } from '../band.mjs';
import { driven, mix, mixStereo, render, SAMPLE_RATE, shaped, silence } from '../buffer.mjs';
import { glide, held, struck, swell, swoop } from '../envelope.mjs';
import { filtered } from '../filter.mjs';
import { boxed, reverb } from '../reverb.mjs';
import { hiss, modal, tone } from '../voices.mjs';

const TURN = Math.PI * 2;

/** A hull plate: inharmonic, long, the lower the bigger. */
const plate = (hz, noise, seconds = 1.2) =>
  modal(
    seconds,
    [1, 1.47, 2.09, 2.56, 3.39, 4.72, 6.13, 8.9, 12.4, 17.1, 23.6].map((ratio, k) => [
      noise.around(hz * ratio, 0.02),
      0.6 / (1 + 0.22 * k),
      0.34 / (1 + 0.45 * k),
    ]),
    noise,
    0.6,
  );

/** A Rebel boards: the hatch clangs, the alarm goes off inside. */
function board(noise) {
  const out = silence(1.9);
  mix(out, 0, plate(171, noise), { gain: 0.9, pan: -0.2 });
  mix(out, 0.13, plate(236, noise), { gain: 0.5, pan: 0.2 });
  const klaxon = tone(1.15, (t) => ((t / 0.19) % 2 < 1 ? 587 : 440), 'square');
  const speaker = boxed(filtered(klaxon, 'band', 1150, 1.2), 0.0031, 0.45);
  const alarm = shaped(speaker, (t) => held(1.15, 0.02, 0.25)(t) * (1 - 0.45 * t));
  mix(out, 0.42, alarm, { gain: 0.3, pan: 0.1 });
  return reverb(out, 0.35, { size: 0.9, decay: 0.8 });
}

/** A hit on a Mothership: plate, small blast, sparks. */
function shipHit(noise) {
  const out = silence(1.3);
  mix(out, 0, plate(142, noise), { gain: 0.7 });
  mixStereo(out, 0, explosion(noise, { seconds: 0.9, hz: 74, size: 0.7 }), 0.8);
  const arc = shaped(tone(0.5, 118, 'square'), (t) => struck(0.16)(t) * (noise.unit() < 0.5 ? 0 : 1));
  mix(out, 0.12, filtered(arc, 'high', 2500), { gain: 0.35, pan: 0.4 });
  return reverb(out, 0.2, { size: 1, decay: 0.75 });
}

/** A Mothership goes down: the engines howl and stutter lower and lower, a moment of nothing, the crash. */
function shipDown(noise) {
  const out = silence(3.6);
  const dive = 1.55;
  const howl = (hz) =>
    tone(
      dive,
      (t) => glide(hz, hz * 0.28, dive)(t) * (1 + (0.03 + 0.05 * t) * Math.sin(TURN * (7 + 5 * t) * t)),
      'saw',
    );
  const stutter = (t) => held(dive, 0.12, 0.05)(t) * (0.6 + 0.4 * Math.sign(Math.sin(TURN * (9 + 4 * t) * t)));
  const voice = filtered(howl(980), 'low', glide(3600, 1300, dive), 1.6);
  mix(out, 0, shaped(voice, stutter), { gain: 0.5, pan: (t) => -0.6 + 0.6 * t });
  mix(out, 0, shaped(tone(dive, glide(1460, 380, dive)), held(dive, 0.2, 0.05)), {
    gain: 0.22,
    pan: (t) => -0.6 + 0.6 * t,
  });
  for (const at of [0.1, 0.55, 0.95]) {
    mixStereo(out, at, explosion(noise, { seconds: 0.5, hz: 110, size: 0.4 }), 0.35);
  }
  mixStereo(out, dive + 0.12, explosion(noise, { seconds: 1.8, hz: 42, size: 1.7 }), 1.1);
  mix(out, dive + 0.12, plate(88, noise, 1.6), { gain: 0.7 });
  for (const [after, hz, gain] of [
    [0.55, 260, 0.3],
    [0.8, 350, 0.22],
    [1, 310, 0.15],
    [1.13, 400, 0.1],
  ]) {
    mix(out, dive + after, plate(hz, noise, 0.7), { gain, pan: noise.white() * 0.7 });
  }
  return reverb(out, 0.3, { size: 1.2, decay: 0.82 });
}

/** The ship's hum, 4 s. Every frequency is a multiple of 1/4 Hz, so the loop closes exactly. */
function hum() {
  const seconds = 4;
  const out = silence(seconds, { loop: true });
  const engines = [
    [55, 0.5],
    [82.5, 0.3],
    [110.25, 0.22],
    [27.5, 0.5],
  ];
  [out.left, out.right].forEach((side, ear) => {
    const raw = render(seconds, (t) =>
      [...engines, [55.5 + ear * 0.25, 0.5]].reduce((sum, [hz, level]) => sum + level * (2 * ((hz * t) % 1) - 1), 0),
    );
    const breathing = (t) => 130 + 430 * (0.5 + 0.5 * Math.sin(TURN * 0.5 * t + ear * 0.6));
    // Filtered twice round, keeping the second: the filter's memory joins up as well.
    const twice = new Float32Array(raw.length * 2);
    twice.set(raw);
    twice.set(raw, raw.length);
    side.set(filtered(filtered(twice, 'low', breathing), 'low', breathing).subarray(raw.length));
    for (let i = 0; i < side.length; i++) {
      const t = i / SAMPLE_RATE;
      const warble =
        0.07 *
          Math.sin(TURN * 660 * t + 2.2 * Math.sin(TURN * 6 * t)) *
          (0.55 + 0.45 * Math.sin(TURN * 3 * t + ear * 1.5)) +
        0.05 * Math.sin(TURN * 990.5 * t) * (0.5 + 0.5 * Math.sin(TURN * 1.25 * t));
      side[i] = side[i] * (0.8 + 0.2 * Math.sin(TURN * 7.5 * t)) + warble * 0.9;
    }
  });
  return out;
}

/** A saucer glides one tile: the wobble quickens as it passes. */
function glideOver(noise) {
  const seconds = 1.2;
  const out = silence(1.4);
  const pass = (t) => -0.8 + (1.6 * t) / seconds;
  const doppler = (t) => 1.12 - 0.24 / (1 + Math.exp(-9 * (t - seconds / 2)));
  const wobble = (t) => 1 + 0.09 * Math.sin(TURN * (9 + 3 * t) * t);
  const saucer = tone(seconds, (t) => 392 * doppler(t) * wobble(t));
  const shimmer = tone(seconds, (t) => 1178 * doppler(t) * wobble(t), 'triangle');
  mix(out, 0, shaped(saucer, swell(seconds)), { gain: 0.5, pan: pass });
  mix(out, 0, shaped(shimmer, swell(seconds)), { gain: 0.16, pan: pass });
  const engine = filtered(
    tone(seconds, (t) => 78 * doppler(t), 'saw'),
    'low',
    (t) => 200 + 900 * swell(seconds)(t),
    1.2,
  );
  mix(out, 0, shaped(driven(engine, 1.5), swell(seconds)), { gain: 0.4, pan: pass });
  const air = filtered(hiss(seconds, noise), 'band', swoop(900, 500, 0.6), 1.2);
  mix(out, 0, shaped(air, swell(seconds)), { gain: 0.3, pan: pass });
  return reverb(out, 0.2, { size: 1, decay: 0.75 });
}

export const ships = {
  board: { kind: 'transient', make: board },
  shipHit: { kind: 'transient', make: shipHit },
  shipDown: { kind: 'transient', make: shipDown },
  hum: { kind: 'sustained', loop: true, make: hum },
  glide: { kind: 'sustained', make: glideOver },
};
