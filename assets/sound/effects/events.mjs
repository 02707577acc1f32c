/** Event cards are revealed: one sound for each type, so that players hear it before they have read. */
import { brass, cymbal, organ, timpani, vibes } from '../band.mjs';
import { mix, shaped, silence } from '../buffer.mjs';
import { held, struck, swell, swoop } from '../envelope.mjs';
import { filtered } from '../filter.mjs';
import { mixWithEcho, reverb } from '../reverb.mjs';
import { pitch } from '../score.mjs';
import { hiss, theremin } from '../voices.mjs';

/** An instant event, or any other: a diminished stab, kettledrum, and an aimless theremin. */
function instant(noise, take) {
  const up = 2 ** ([0, 2][take] / 12);
  const out = silence(1.9);
  ['D3', 'G#3', 'B3', 'F4', 'G#4'].forEach((note, k) => {
    mix(out, 0, brass(pitch(note) * up, 0.16), { gain: 0.3, pan: -0.4 + 0.2 * k });
    mix(out, 0.24, brass(pitch(note) * up, 0.75), { gain: 0.36, pan: -0.4 + 0.2 * k });
  });
  mix(out, 0, timpani(pitch('D2'), noise), { gain: 0.6 });
  mix(out, 0.24, timpani(pitch('G#2'), noise), { gain: 0.8 });
  mix(out, 0.24, cymbal(noise, 1.3), { gain: 0.2 });
  const line = theremin(
    1.3,
    [
      { at: 0, length: 0.25, hz: pitch('F5') * up },
      { at: 0.25, length: 0.8, hz: pitch(take === 0 ? 'B4' : 'B5') },
    ],
    { slide: 0.12, depth: 0.025 },
  );
  mixWithEcho(out, 0.5, line, { every: 0.16, gain: 0.3, fade: 0.35, repeats: 2 });
  return reverb(out, 0.3, { size: 1.1, decay: 0.8 });
}

/** A short event: a clock that ticks, and a chord that will not last. */
function short(noise, take) {
  const out = silence(1.7);
  for (let k = 0; k < 6; k++) {
    mix(out, 0.11 * k, vibes(pitch(k % 2 ? 'G#6' : 'D6') * 2 ** (take / 12), noise, 0.16), {
      gain: 0.4,
      pan: k % 2 ? 0.4 : -0.4,
    });
  }
  ['D3', 'F3', 'G#3', 'C#4', 'E4'].forEach((note, k) => {
    mix(out, 0.66, brass(pitch(note) * 2 ** (take / 12), 0.3, { bite: 1.2 }), { gain: 0.34, pan: -0.4 + 0.2 * k });
  });
  mix(out, 0.66, timpani(pitch('D2'), noise), { gain: 0.7 });
  mix(out, 0.66, cymbal(noise, 0.7), { gain: 0.16 });
  return reverb(out, 0.26, { size: 1, decay: 0.76 });
}

/** A long event: the organ holds the brass's chord, and the theremin settles on top of it. */
function long(noise, take) {
  const out = silence(2.3);
  const up = 2 ** ((take * 3) / 12);
  ['D2', 'A2', 'Eb3', 'G#3'].forEach((note, k) => {
    mix(out, 0, brass(pitch(note) * up, 0.5), { gain: 0.34, pan: -0.4 + 0.25 * k });
    mix(out, 0.1, shaped(organ(pitch(note) * up * 2, 2, { attack: 0.3 }), swell(2, 0.9)), {
      gain: 0.3,
      pan: 0.4 - 0.25 * k,
    });
  });
  mix(out, 0, timpani(pitch('D2') * up, noise), { gain: 0.8 });
  mix(out, 0, cymbal(noise, 1.6, 0.4), { gain: 0.12 });
  const line = theremin(
    1.6,
    [
      { at: 0, length: 0.6, hz: pitch('A4') * up },
      { at: 0.6, length: 0.8, hz: pitch('G#5') * up },
    ],
    { slide: 0.2, depth: 0.02 },
  );
  mixWithEcho(out, 0.3, line, { every: 0.2, gain: 0.3, fade: 0.3, repeats: 2 });
  return reverb(out, 0.34, { size: 1.2, decay: 0.82 });
}

/** A reward: vibes run up into a bright sixth chord. */
function reward(noise) {
  const out = silence(2);
  ['A4', 'B4', 'D5', 'E5', 'F#5', 'A5'].forEach((note, k) => {
    mix(out, 0.06 * k, vibes(pitch(note), noise, 0.9), { gain: 0.4, pan: -0.5 + 0.2 * k });
  });
  for (const [at, length] of [
    [0.4, 0.14],
    [0.6, 0.8],
  ]) {
    ['D3', 'A3', 'F#4', 'B4', 'E5'].forEach((note, k) => {
      mix(out, at, brass(pitch(note), length, { bite: 0.8 }), { gain: 0.3, pan: -0.4 + 0.2 * k });
    });
  }
  mix(out, 0.6, timpani(pitch('D3'), noise), { gain: 0.4 });
  mix(out, 0.6, vibes(pitch('D6'), noise), { gain: 0.3, pan: 0.3 });
  const sizzle = filtered(hiss(0.5, noise), 'high', swoop(9000, 6000, 0.2));
  mix(
    out,
    0.6,
    shaped(sizzle, (t) => struck(0.12)(t) * held(0.5, 0.001, 0.1)(t)),
    { gain: 0.15 },
  );
  return reverb(out, 0.28, { size: 1, decay: 0.78 });
}

export const events = {
  event: { kind: 'stinger', takes: 2, make: instant },
  'event/short': { kind: 'stinger', takes: 2, make: short },
  'event/long': { kind: 'stinger', takes: 2, make: long },
  eventGood: { kind: 'stinger', make: reward },
};
