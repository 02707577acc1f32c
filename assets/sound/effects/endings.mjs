/** How games end. First the decisive event, in the style of its rule; then the fanfare or the toll. */
import { bass, bell, brass, cymbal, organ, timpani, vibes } from '../band.mjs';
import { driven, mix, shaped, silence } from '../buffer.mjs';
import { glide, held, struck, swell } from '../envelope.mjs';
import { filtered } from '../filter.mjs';
import { boxed, mixWithEcho, reverb } from '../reverb.mjs';
import { pitch } from '../score.mjs';
import { drum, hiss, modal, theremin, tone } from '../voices.mjs';
import { chord, roll, timed } from './ensemble.mjs';

const TURN = Math.PI * 2;

/** Six seconds of trumpets over the saved city. */
function victory(noise) {
  const out = silence(5.4);
  const beat = 60 / 126;
  const parts = [
    ['D4/.75 D4/.25 F#4/.5 A4/.5 D5/1.5 A4/.5 | B4/.75 B4/.25 A4/.5 B4/.5 C#5 E5 | F#5/4', 0.42, -0.2],
    ['A3/.75 A3/.25 D4/.5 F#4/.5 A4/1.5 F#4/.5 | G4/.75 G4/.25 F#4/.5 G4/.5 A4 C#5 | A4/4', 0.34, 0.25],
    ['F#3/.75 F#3/.25 A3/.5 D4/.5 F#4/1.5 D4/.5 | D4/.75 D4/.25 D4/.5 D4/.5 E4 G4 | D4/4', 0.3, 0.5],
  ];
  for (const [text, gain, pan] of parts) {
    for (const { at, length, hz } of timed(text, beat)) {
      mix(out, at, brass(hz, Math.min(length * 0.95, 1.5)), { gain, pan });
    }
  }
  for (const { at, length, hz } of timed('D2/2 D2 A2 | G2/2 A2 A1 | D2/4', beat))
    mix(out, at, bass(hz, noise, length), { gain: 0.6 });
  for (const [at, note] of [
    [0, 'D3'],
    [0.75, 'D3'],
    [2, 'D3'],
    [4, 'G2'],
    [6, 'A2'],
    [6.5, 'A2'],
    [7, 'A2'],
  ]) {
    mix(out, at * beat, timpani(pitch(note), noise), { gain: 0.5 });
  }
  roll(out, 7 * beat, beat, pitch('A2'), noise, 0.4);
  const last = 8 * beat;
  mix(out, last, timpani(pitch('D2'), noise), { gain: 0.9 });
  mix(out, last, cymbal(noise, 2), { gain: 0.22 });
  chord(out, last, ['D5', 'A5', 'D6', 'F#6'], (hz) => vibes(hz, noise, 1.8), 0.22);
  chord(out, last, ['D3', 'A3', 'D4'], (hz) => organ(hz, 1.6), 0.25);
  const wave = theremin(
    2.1,
    [
      { at: 0, length: 0.5, hz: pitch('A5') },
      { at: 0.5, length: 1.1, hz: pitch('D6') },
    ],
    { slide: 0.12 },
  );
  mixWithEcho(out, last - beat / 2, wave, { every: 0.2, gain: 0.2, repeats: 2 });
  return reverb(out, 0.3, { size: 1.1, decay: 0.8 });
}

/** The city falls: a tolling bell, the theremin sinking by half-tones, a last low cluster. */
function defeat(noise) {
  const out = silence(5.4);
  for (const at of [0, 1.5, 3])
    mix(out, at, bell(pitch('D4') * (at === 3 ? 2 ** (-1 / 12) : 1), noise), { gain: 0.55, pan: -0.2 });
  const line = theremin(
    4.6,
    [
      { at: 0.1, length: 0.65, hz: pitch('A5') },
      { at: 0.75, length: 0.7, hz: pitch('G#5') },
      { at: 1.5, length: 0.7, hz: pitch('F5') },
      { at: 2.2, length: 0.7, hz: pitch('E5') },
      { at: 3, length: 1.3, hz: pitch('C#5') },
    ],
    { slide: 0.09, depth: 0.022, vibrato: 5.2 },
  );
  mixWithEcho(out, 0, line, { every: 0.38, gain: 0.4, fade: 0.4, repeats: 3 });
  const low = (notes, at, length) =>
    chord(out, at, notes, (hz) => filtered(brass(hz, length, { bite: 0.4 }), 'low', 900), 0.4);
  low(['D3', 'F3', 'A3'], 0, 1.35);
  low(['D3', 'F3', 'Bb3'], 1.5, 1.35);
  low(['C#3', 'G3', 'Bb3'], 3, 1.9);
  roll(out, 2.2, 0.8, pitch('C#2') * 1.5, noise, 0.25);
  mix(out, 3, timpani(pitch('C#2'), noise, 1.6), { gain: 0.9 });
  chord(out, 3, ['C#2', 'D2', 'G2'], (hz) => shaped(organ(hz, 2.7, { attack: 0.2 }), swell(2.7, 0.6)), 0.4);
  return reverb(out, 0.4, { size: 1.2, decay: 0.85 });
}

/** X1, the last Mothership is defeated: a roll and an upbeat that leads to the fanfare. */
function decided(noise) {
  const out = silence(1.2);
  roll(out, 0, 0.8, pitch('A2'), noise, 0.5);
  for (const { at, length, hz } of timed('-/2 A4/.5 B4/.5 C#5/.5 E5/.5', 0.2))
    mix(out, at, brass(hz, length), { gain: 0.5 });
  mix(out, 0, cymbal(noise, 1, 0.75), { gain: 0.16 });
  return reverb(out, 0.2, { size: 1, decay: 0.75 });
}

/** X2, a hero is dead: the heart slows, and misses. */
function stopped(noise) {
  const out = silence(1.7);
  for (const [at, gain] of [
    [0, 1],
    [0.2, 0.7],
    [0.62, 0.9],
    [0.84, 0.5],
  ]) {
    mix(out, at, filtered(drum(0.3, 55, noise, { drop: 0.5, fall: 0.07, click: 0.05 }), 'low', 420), { gain });
  }
  mix(out, 1, shaped(tone(0.7, pitch('D6')), held(0.7, 0.02, 0.4)), { gain: 0.12 });
  return reverb(out, 0.25, { size: 1, decay: 0.8 });
}

/** X3, the Drone pool is empty because all are in the city: wings, more and more. */
function swarmed(noise) {
  const out = silence(1.6);
  for (let k = 0; k < 7; k++) {
    const hz = noise.between(90, 260);
    const wings = tone(1.4, (t) => hz * (1 + 0.1 * t + 0.02 * Math.sin(TURN * 23 * t)), 'saw');
    const near = shaped(
      filtered(wings, 'band', hz * 5, 1.6),
      (t) => (t / 1.4) ** (1 + 0.25 * k) * held(1.4, 0.1, 0.08)(t),
    );
    mix(out, 0.03 * k, boxed(near, 0.0017, 0.4), { gain: 0.5, pan: noise.white() });
  }
  return reverb(out, 0.15, { size: 0.8, decay: 0.7 });
}

/** X4, every Outpost is alien ground: the growth closes with a snap. */
function overgrown(noise) {
  const out = silence(1.6);
  for (let k = 0, at = 0; at < 1.1; k++) {
    const hz = noise.between(800, 3200);
    mix(
      out,
      at,
      modal(
        0.03,
        [
          [hz, 0.6, 0.004],
          [hz * 1.7, 0.3, 0.003],
        ],
        noise,
        0.6,
      ),
      { gain: 0.2 + 0.4 * at, pan: noise.white() },
    );
    at += 0.07 * 0.965 ** k + 0.006;
  }
  mix(out, 1.12, drum(0.4, 52, noise, { drop: 2, click: 0.8 }));
  const gulp = filtered(hiss(0.4, noise), 'band', (t) => 300 + 1300 * Math.abs(Math.sin(TURN * 2.6 * t)), 5);
  mix(out, 1.14, shaped(driven(gulp, 5), struck(0.12, 0.02)), { gain: 0.6 });
  return reverb(out, 0.22, { size: 1.1, decay: 0.76 });
}

/** X5, the last Rebel is gone: a saw sings alone and is cut off. */
function alone(noise) {
  const out = silence(1.6);
  const cry = tone(1.1, (t) => glide(pitch('A5'), pitch('D5'), 1)(t) * (1 + 0.014 * Math.sin(TURN * 5.6 * t)));
  mixWithEcho(out, 0, shaped(cry, held(1.1, 0.08, 0.02)), { every: 0.21, gain: 0.5, fade: 0.3, repeats: 2 });
  mix(out, 1.1, drum(0.3, 98, noise, { drop: 0.7, click: 0.3 }), { gain: 0.8 });
  return reverb(out, 0.3, { size: 1.1, decay: 0.8 });
}

export const endings = {
  victory: { kind: 'stinger', make: victory },
  'victory/X1': { kind: 'stinger', make: decided },
  defeat: { kind: 'stinger', make: defeat },
  'defeat/X2': { kind: 'stinger', make: stopped },
  'defeat/X3': { kind: 'stinger', make: swarmed },
  'defeat/X4': { kind: 'stinger', make: overgrown },
  'defeat/X5': { kind: 'stinger', make: alone },
};
