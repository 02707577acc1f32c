import { bell, organ, vibes } from '../band.mjs';
import { driven, mix, shaped, silence } from '../buffer.mjs';
import { glide, held, struck, swell, swoop } from '../envelope.mjs';
import { filtered } from '../filter.mjs';
import { mixWithEcho, reverb } from '../reverb.mjs';
import { pitch } from '../score.mjs';
import { drum, hiss, modal, theremin, tone } from '../voices.mjs';

const TURN = Math.PI * 2;

/** Two footfalls of a wooden meeple on cardboard. */
function step(noise) {
  const out = silence(0.34);
  const foot = () =>
    modal(
      0.12,
      [
        [noise.around(165, 0.1), 1, 0.028],
        [noise.around(390, 0.12), 0.6, 0.018],
        [noise.around(940, 0.15), 0.25, 0.009],
      ],
      noise,
      0.18,
    );
  mix(out, 0, foot(), { gain: 1, pan: -0.12 });
  mix(out, noise.between(0.13, 0.16), foot(), { gain: noise.between(0.6, 0.75), pan: 0.12 });
  return reverb(out, 0.06, { size: 0.3, decay: 0.4 });
}

/** A small propeller plane comes, banks and goes. */
function fly(noise) {
  const seconds = 1.25;
  const out = silence(1.35);
  const revs = noise.around(1, 0.12);
  const pass = (t) => -0.85 + (1.7 * t) / seconds;
  const doppler = (t) => 1.14 - 0.28 / (1 + Math.exp(-8 * (t - seconds * 0.55)));
  const near = swell(seconds, seconds * 0.5);
  const engine = tone(seconds, (t) => 92 * revs * doppler(t), 'saw');
  const blades = tone(seconds, (t) => 46.5 * revs * doppler(t), 'square');
  const motor = engine.map((v, i) => v * 0.7 + blades[i] * 0.4);
  const chopped = shaped(
    driven(
      filtered(motor, 'low', (t) => 500 + 2200 * near(t), 1.3),
      2.2,
    ),
    (t) => near(t) * (0.7 + 0.3 * Math.sin(TURN * 23 * doppler(t) * t)),
  );
  mix(out, 0, chopped, { gain: 0.7, pan: pass });
  const wash = filtered(hiss(seconds, noise), 'band', (t) => 1500 * doppler(t), 1);
  mix(
    out,
    0,
    shaped(wash, (t) => near(t) * (0.6 + 0.4 * Math.sin(TURN * 23 * t))),
    { gain: 0.3, pan: pass },
  );
  return reverb(out, 0.12, { size: 1, decay: 0.7 });
}

/** Dissolves upward into sparks, blinks, and comes back down in one place. */
function teleport(noise, take) {
  const out = silence(1.25);
  mix(out, 0, shaped(tone(0.55, glide(180, 2600, 0.55), 'triangle'), swell(0.55, 0.42)), {
    gain: 0.35,
    pan: (t) => -0.5 + t * 0.5,
  });
  mix(out, 0.6, shaped(tone(0.55, glide(2600, 240, 0.5), 'triangle'), swell(0.55, 0.1)), {
    gain: 0.3,
    pan: (t) => 0.5 - t,
  });
  const scale = [
    [0, 2, 4, 7, 9],
    [0, 2, 5, 7, 10],
  ][take];
  for (let k = 0; k < 34; k++) {
    const at = (k / 34) * 1.1;
    const height = at < 0.55 ? at / 0.55 : (1.1 - at) / 0.55;
    const hz = pitch(74 + 12 * Math.round(height * 1.6) + scale[Math.floor(noise.unit() * 5)]);
    const spark = shaped(tone(0.16, hz), struck(0.04, 0.004));
    mix(out, at, spark, { gain: 0.2 + 0.1 * noise.unit(), pan: noise.white() * 0.9 });
  }
  mix(out, 1.08, drum(0.2, noise.around(140, 0.1), noise, { drop: 0.7, click: 0.2 }), { gain: 0.45 });
  return reverb(out, 0.35, { size: 1, decay: 0.8 });
}

/** Healing: a harp's run of vibes over a warm organ chord. */
function recover(noise, take) {
  const out = silence(1.2);
  const up = 2 ** ([0, -2][take] / 12);
  ['D4', 'F#4', 'A4', 'D5', 'E5', 'F#5', 'A5', 'D6'].forEach((note, k) => {
    mix(out, 0.065 * k, vibes(pitch(note) * up, noise, 0.9), { gain: 0.42, pan: -0.5 + k / 7 });
  });
  for (const note of ['D4', 'A4', 'F#5']) {
    mix(out, 0.1, shaped(organ(pitch(note) * up, 1.1, { attack: 0.3 }), swell(1.1, 0.5)), { gain: 0.28 });
  }
  return reverb(out, 0.3, { size: 1, decay: 0.8 });
}

/** Comic-book pain: a slap, a thud, and a dizzy slide down. */
function injury(noise) {
  const out = silence(0.75);
  const slap = filtered(hiss(0.1, noise), 'band', noise.around(1500, 0.15), 0.8);
  mix(out, 0, shaped(slap, struck(0.02, 0.001)), { gain: 1.1 });
  mix(out, 0, drum(0.26, noise.around(92, 0.12), noise, { drop: 1.5, click: 0.5 }), { gain: 0.9 });
  const top = noise.around(720, 0.12);
  const dizzy = tone(0.42, (t) => swoop(top, top * 0.38, 0.2)(t) * (1 + 0.05 * Math.sin(TURN * 13 * t)), 'triangle');
  mixWithEcho(out, 0.07, shaped(dizzy, held(0.42, 0.02, 0.25)), { every: 0.1, gain: 0.42, fade: 0.3, repeats: 2 });
  return reverb(out, 0.1, { size: 0.6, decay: 0.6 });
}

/** A hero is defeated: the blow, a long fall, a toll, and silence. */
function heroDown(noise) {
  const out = silence(2.6);
  mix(out, 0, drum(0.5, 70, noise, { drop: 2, click: 0.8 }), { gain: 1 });
  mix(out, 0, shaped(filtered(hiss(0.2, noise), 'band', 1200, 0.7), struck(0.04, 0.001)), { gain: 0.8 });
  const fall = theremin(
    1.3,
    [
      { at: 0, length: 0.3, hz: pitch('D6') },
      { at: 0.3, length: 0.9, hz: pitch('G#3') },
    ],
    { slide: 0.3, depth: 0.03 },
  );
  mixWithEcho(out, 0.08, fall, { every: 0.19, gain: 0.45, fade: 0.35, repeats: 2 });
  mix(out, 1.05, bell(pitch('G#3'), noise, 1.5), { gain: 0.6 });
  for (const note of ['D2', 'G#2', 'C#3']) {
    mix(out, 1.05, shaped(organ(pitch(note), 1.5, { attack: 0.05 }), swell(1.5, 0.2)), { gain: 0.3 });
  }
  return reverb(out, 0.3, { size: 1.2, decay: 0.82 });
}

/** Near death: one heartbeat every few seconds, once or as a loop. */
const beat = (seconds, loop) => (noise) => {
  const out = silence(seconds, { loop });
  for (const [at, hz, gain] of [
    [0.01, 58, 1],
    [0.29, 50, 0.75],
  ]) {
    mix(out, at, filtered(drum(0.3, hz, noise, { drop: 0.5, fall: 0.07, click: 0.05 }), 'low', 420), { gain });
  }
  return reverb(out, 0.12, { size: 0.6, decay: 0.6 });
};

export const heroes = {
  step: { kind: 'foley', takes: 5, make: step },
  fly: { kind: 'weapon', takes: 2, make: fly },
  teleport: { kind: 'weapon', takes: 2, make: teleport },
  injury: { kind: 'weapon', takes: 4, make: injury },
  heroDown: { kind: 'stinger', make: heroDown },
  recover: { kind: 'creature', takes: 2, make: recover },
  heartbeat: { kind: 'creature', make: beat(0.9, false) },
  heart: { kind: 'loop', loop: true, make: beat(1.2, true) },
};
