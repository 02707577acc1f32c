import { bongo, organ, vibes } from '../band.mjs';
import { driven, mix, shaped, silence } from '../buffer.mjs';
import { glide, held, struck, swell, swoop } from '../envelope.mjs';
import { filtered } from '../filter.mjs';
import { mixWithEcho, reverb } from '../reverb.mjs';
import { pitch } from '../score.mjs';
import { drum, hiss, modal, tone } from '../voices.mjs';

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
  const seconds = 1.45;
  const out = silence(1.6);
  const pass = (t) => -0.85 + (1.7 * t) / seconds;
  const doppler = (t) => 1.14 - 0.28 / (1 + Math.exp(-8 * (t - seconds * 0.55)));
  const near = swell(seconds, seconds * 0.5);
  const engine = tone(seconds, (t) => 92 * doppler(t), 'saw');
  const blades = tone(seconds, (t) => 46.5 * doppler(t), 'square');
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

/** Dissolve upward into sparks, a blink, and back down into one place. */
function teleport(noise) {
  const out = silence(1.55);
  mix(out, 0, shaped(tone(0.55, glide(180, 2600, 0.55), 'triangle'), swell(0.55, 0.42)), {
    gain: 0.35,
    pan: (t) => -0.5 + t * 0.5,
  });
  mix(out, 0.6, shaped(tone(0.55, glide(2600, 240, 0.5), 'triangle'), swell(0.55, 0.1)), {
    gain: 0.3,
    pan: (t) => 0.5 - t,
  });
  const scale = [0, 2, 4, 7, 9];
  for (let k = 0; k < 34; k++) {
    const at = (k / 34) * 1.1;
    const height = at < 0.55 ? at / 0.55 : (1.1 - at) / 0.55;
    const hz = pitch(74 + 12 * Math.round(height * 1.6) + scale[Math.floor(noise.unit() * 5)]);
    const spark = shaped(tone(0.16, hz), struck(0.04, 0.004));
    mix(out, at, spark, { gain: 0.2 + 0.1 * noise.unit(), pan: noise.white() * 0.9 });
  }
  mix(out, 1.08, drum(0.2, 140, noise, { drop: 0.7, click: 0.2 }), { gain: 0.45 });
  return reverb(out, 0.35, { size: 1, decay: 0.8 });
}

/** One more for the cause: a bongo flam and three vibes notes going up. */
function recruit(noise) {
  const out = silence(1.6);
  mix(out, 0, bongo(false, noise), { gain: 0.7, pan: -0.3 });
  mix(out, 0.07, bongo(true, noise), { gain: 0.6, pan: 0.3 });
  ['G4', 'C5', 'E5', 'G5'].forEach((note, k) => {
    const pan = -0.4 + 0.25 * k;
    mix(out, 0.14 + 0.1 * k, vibes(pitch(note), noise, 0.8), { gain: k === 3 ? 0.7 : 0.5, pan });
  });
  return reverb(out, 0.25, { size: 0.9, decay: 0.76 });
}

/** Healing: a harp's run of vibes over a warm organ chord. */
function recover(noise) {
  const out = silence(1.6);
  ['D4', 'F#4', 'A4', 'D5', 'E5', 'F#5', 'A5', 'D6'].forEach((note, k) => {
    mix(out, 0.065 * k, vibes(pitch(note), noise, 0.9), { gain: 0.42, pan: -0.5 + k / 7 });
  });
  for (const note of ['D4', 'A4', 'F#5']) {
    mix(out, 0.1, shaped(organ(pitch(note), 1.1, { attack: 0.3 }), swell(1.1, 0.5)), { gain: 0.28 });
  }
  return reverb(out, 0.3, { size: 1, decay: 0.8 });
}

/** Cards turned ready again: a riffle and a rising twinkle. */
function refresh(noise) {
  const out = silence(1.1);
  for (let k = 0; k < 9; k++) {
    const flick = shaped(filtered(hiss(0.03, noise), 'band', 2200 + 250 * k, 1.5), struck(0.006, 0.001));
    mix(out, 0.034 * k, flick, { gain: 0.9, pan: -0.4 + 0.09 * k });
  }
  ['A5', 'B5', 'C#6', 'E6', 'A6'].forEach((note, k) => {
    mix(out, 0.2 + 0.07 * k, shaped(tone(0.4, pitch(note)), struck(0.1, 0.003)), { gain: 0.3, pan: -0.3 + 0.15 * k });
  });
  return reverb(out, 0.25, { size: 0.8, decay: 0.74 });
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

export const heroes = {
  injury: { kind: 'transient', takes: 3, make: injury },
  step: { kind: 'transient', takes: 3, make: step },
  fly: { kind: 'sustained', make: fly },
  teleport: { kind: 'sustained', make: teleport },
  recruit: { kind: 'transient', make: recruit },
  recover: { kind: 'sustained', make: recover },
  refresh: { kind: 'transient', make: refresh },
};
