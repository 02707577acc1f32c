/** Rebels: insect-like deserters. They speak in musical saws and bongos. */
import { bongo, saw, vibes } from '../band.mjs';
import { mix, shaped, silence } from '../buffer.mjs';
import { held } from '../envelope.mjs';
import { mixWithEcho, reverb } from '../reverb.mjs';
import { pitch } from '../score.mjs';
import { drum, tone } from '../voices.mjs';

const TURN = Math.PI * 2;

/** A new Rebel: a bongo flam and three vibes notes going up. */
function recruit(noise, take) {
  const out = silence(1.1);
  const gap = noise.between(0.085, 0.11);
  mix(out, 0, bongo(false, noise), { gain: 0.7, pan: -0.3 });
  mix(out, 0.07, bongo(true, noise), { gain: 0.6, pan: 0.3 });
  const call = [
    ['G4', 'C5', 'E5', 'G5'],
    ['A4', 'D5', 'F#5', 'A5'],
    ['F4', 'Bb4', 'D5', 'F5'],
  ][take];
  call.forEach((note, k) => {
    const pan = -0.4 + 0.25 * k;
    mix(out, 0.14 + gap * k, vibes(pitch(note), noise, 0.8), { gain: k === 3 ? 0.7 : 0.5, pan });
  });
  return reverb(out, 0.25, { size: 0.9, decay: 0.76 });
}

/** A Rebel is removed: two falling notes of a musical saw over a soft thud. */
function rebelLost(noise) {
  const out = silence(1.3);
  const voice = noise.around(1, 0.16);
  mix(out, 0, drum(0.25, noise.around(105, 0.15), noise, { drop: 0.8, click: 0.3 }), { gain: 0.5 });
  [
    [0.04, 659, 554, 0.36],
    [0.42, 554, 311, 0.6],
  ].forEach(([at, from, to, length]) => {
    const cry = tone(
      length,
      (t) => voice * from * (to / from) ** ((t / length) ** 2) * (1 + 0.014 * Math.sin(TURN * 6.2 * t)),
      'triangle',
    );
    mixWithEcho(out, at, shaped(cry, held(length, 0.05, 0.14)), { every: 0.13, gain: 0.55, fade: 0.3, repeats: 2 });
  });
  return reverb(out, 0.3, { size: 1, decay: 0.8 });
}

/** A Rebel is hit in a fight: short, one note that breaks off. */
function rebelDown(noise) {
  const out = silence(0.8);
  const hz = noise.around(620, 0.14);
  const length = noise.between(0.3, 0.4);
  const cry = tone(length, (t) => hz * 0.5 ** ((t / length) ** 2) * (1 + 0.014 * Math.sin(TURN * 6.2 * t)), 'triangle');
  mix(out, 0, shaped(cry, held(length, 0.02, 0.06)), { gain: 0.7 });
  mix(out, length * 0.9, drum(0.2, noise.around(110, 0.12), noise, { drop: 0.8, click: 0.4 }), { gain: 0.7 });
  return reverb(out, 0.2, { size: 0.8, decay: 0.7 });
}

/** Rebels volunteer for a risk: three notes up, the last one held. */
function brave(noise, take) {
  const out = silence(1);
  const call = [
    ['D5', 'A5', 'D6'],
    ['E5', 'A5', 'C#6'],
    ['C5', 'G5', 'C6'],
  ][take];
  let from = pitch(call[0]);
  call.forEach((note, k) => {
    const length = k === 2 ? noise.between(0.4, 0.5) : 0.16;
    mix(out, k * noise.between(0.13, 0.15), saw(pitch(note), length, { from }), { gain: 0.6, pan: -0.2 + 0.2 * k });
    from = pitch(note);
  });
  for (const at of [0, 0.07, 0.28]) mix(out, at, bongo(at < 0.2, noise), { gain: 0.5, pan: 0.3 });
  return reverb(out, 0.24, { size: 0.9, decay: 0.75 });
}

export const rebels = {
  recruit: { kind: 'creature', takes: 3, make: recruit },
  rebelLost: { kind: 'creature', takes: 3, make: rebelLost },
  rebelDown: { kind: 'creature', takes: 3, make: rebelDown },
  brave: { kind: 'creature', takes: 3, make: brave },
};
