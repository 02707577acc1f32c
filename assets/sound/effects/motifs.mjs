/**
 * Who is coming: each Mothership has an instrument, an interval and a gait of its own.
 *   Carrier    horns, a fourth (D-G), a heavy march: it brings more and more of them
 *   Destroyer  fuzz guitar, a tritone (D-G#), hammered triplets: it comes for the heroes
 *   Former     musical saw, half-tones (A-Bb-A-G#), sliding without a beat: it changes the ground
 * The motif is heard when the ship is activated, its first notes in the ship's hum, and when the ship falls the motif falls
 * with it, like a tape that is stopped.
 */
import { fuzz, horn, organ, saw, snare, timpani, tom } from '../band.mjs';
import { mix, render, SAMPLE_RATE, samplesIn, shaped, silence } from '../buffer.mjs';
import { glide, held, struck, swell } from '../envelope.mjs';
import { filtered } from '../filter.mjs';
import { mixWithEcho, reverb } from '../reverb.mjs';
import { pitch } from '../score.mjs';
import { tone } from '../voices.mjs';

const TURN = Math.PI * 2;

/** [seconds, note, seconds long] */
const CARRIER = [
  [
    [0, 'D3', 0.4],
    [0.5, 'D3', 0.2],
    [0.75, 'G3', 0.75],
    [1.5, 'D3', 0.7],
  ],
  [
    [0, 'D3', 0.3],
    [0.33, 'G3', 0.3],
    [0.67, 'D3', 0.3],
    [1, 'G3', 0.35],
    [1.4, 'C4', 0.75],
  ],
];

function carrier(out, noise, take = 0) {
  for (const [at, note, length] of CARRIER[take]) {
    mix(out, at, horn(pitch(note), length), { gain: 0.7, pan: -0.2 });
    mix(out, at, horn(pitch(note) / 2, length), { gain: 0.6, pan: 0.2 });
    mix(out, at, timpani(pitch('D2'), noise, 0.8), { gain: 0.4 });
  }
}

const DESTROYER = [
  [
    [0, 'D3'],
    [0.14, 'D3'],
    [0.28, 'D3'],
    [0.42, 'G#3'],
    [0.84, 'D3'],
    [0.98, 'D3'],
    [1.12, 'G#3'],
    [1.4, 'D4'],
  ],
  [
    [0, 'G#3'],
    [0.28, 'D3'],
    [0.42, 'D3'],
    [0.56, 'G#3'],
    [0.84, 'D3'],
    [0.98, 'D3'],
    [1.12, 'D3'],
    [1.26, 'G#3'],
  ],
];

function destroyer(out, noise, take = 0) {
  const notes = DESTROYER[take];
  notes.forEach(([at, note], k) => {
    const length = k === notes.length - 1 ? 0.8 : 0.3;
    mix(out, at, fuzz(pitch(note), noise, length), { gain: 0.5, pan: -0.3 });
    mix(out, at, fuzz(pitch(note) / 2, noise, length), { gain: 0.5, pan: 0.3 });
    mix(out, at, k % 3 === 0 ? tom(82, noise) : snare(noise), { gain: k % 3 === 0 ? 0.5 : 0.22 });
  });
}

const FORMER = [
  [
    [0, 'A4', 0.55],
    [0.5, 'Bb4', 0.5],
    [0.95, 'A4', 0.4],
    [1.3, 'G#4', 0.95],
  ],
  [
    [0, 'G#4', 0.4],
    [0.36, 'A4', 0.4],
    [0.72, 'Bb4', 0.7],
    [1.36, 'A4', 0.85],
  ],
];

function former(out, noise, take = 0) {
  let from = pitch('E4');
  for (const [at, note, length] of FORMER[take]) {
    const voice = saw(pitch(note), length, { from });
    mixWithEcho(out, at, voice, { every: 0.17, gain: 0.6, fade: 0.3, repeats: 2 });
    mix(out, at, saw(pitch(note) / 2, length, { from: from / 2 }), { gain: 0.3, pan: 0.3 });
    from = pitch(note);
  }
  for (const [note, pan] of [
    ['A2', -0.4],
    ['Bb2', 0.4],
  ]) {
    mix(out, 0, shaped(organ(pitch(note), 2.1, { attack: 0.3 }), swell(2.1, 1.2)), { gain: 0.32, pan });
  }
  for (let k = 0; k < 6; k++) {
    const hz = noise.between(150, 420);
    const bubble = shaped(tone(0.09, glide(hz, hz * 2.3, 0.08)), struck(0.022, 0.006));
    mix(out, 0.3 + 0.27 * k + noise.between(0, 0.1), bubble, { gain: 0.25, pan: noise.white() * 0.7 });
  }
}

const activated = (play) => (noise, take) => {
  const out = silence(2.5);
  play(out, noise, take);
  return reverb(out, 0.22, { size: 1, decay: 0.76 });
};

/** Plays a sound slower and slower: at normal speed at the start, nearly stopped at the end. */
function stopped(sound, seconds) {
  const out = silence(seconds);
  let from = 0;
  for (let i = 0; i < out.left.length && from < sound.left.length - 2; i++) {
    const k = Math.floor(from);
    const part = from - k;
    for (const [to, side] of [
      [out.left, sound.left],
      [out.right, sound.right],
    ]) {
      to[i] = side[k] * (1 - part) + side[k + 1] * part;
    }
    from += Math.max(0.12, 1 - (i / out.left.length) ** 1.3);
  }
  return out;
}

const fallen = (play) => (noise) => {
  const tape = silence(2.2);
  play(tape, noise, 0);
  const out = stopped(tape, 2.6);
  const fade = held(2.6, 0.001, 0.9);
  for (const side of [out.left, out.right])
    side.forEach((v, i) => {
      side[i] = v * fade(i / SAMPLE_RATE);
    });
  mix(out, 1.9, timpani(pitch('D2') * 0.75, noise, 0.7), { gain: 0.5 });
  return reverb(out, 0.3, { size: 1.2, decay: 0.8 });
};

/**
 * A ship's hum. Every frequency is rounded to a whole number of cycles, so the loop closes exactly. The three hums have
 * different lengths: together they do not repeat for minutes.
 */
const humming =
  ({ seconds, hz, buzz, warble, play, hintAt }) =>
  (noise) => {
    const out = silence(seconds, { loop: true });
    const whole = (f) => Math.round(f * seconds) / seconds;
    [out.left, out.right].forEach((side, ear) => {
      const engines = [
        [whole(hz), 0.5],
        [whole(hz * 1.5), 0.3],
        [whole(hz * 2.01), 0.2],
        [whole(hz * 1.01) + ear / seconds, 0.5],
      ];
      const raw = render(seconds, (t) => engines.reduce((sum, [f, level]) => sum + level * (2 * ((f * t) % 1) - 1), 0));
      const breath = whole(0.5);
      const breathing = (t) => 120 + buzz * (0.5 + 0.5 * Math.sin(TURN * breath * t + ear * 0.6));
      // Filtered twice around the loop, keeping the second pass: the filter's memory joins up as well.
      const twice = new Float32Array(raw.length * 2);
      twice.set(raw);
      twice.set(raw, raw.length);
      side.set(filtered(filtered(twice, 'low', breathing), 'low', breathing).subarray(raw.length));
      const [high, wobble] = [whole(warble), whole(6)];
      for (let i = 0; i < side.length; i++) {
        const t = i / SAMPLE_RATE;
        side[i] +=
          0.06 *
          Math.sin(TURN * high * t + 2 * Math.sin(TURN * wobble * t)) *
          (0.6 + 0.4 * Math.sin(TURN * breath * t));
      }
    });
    // The first notes of the motif, from far away.
    const hint = silence(1.1);
    play(hint, noise, 0);
    const far = held(1.1, 0.1, 0.35);
    for (const [side, pan] of [
      [hint.left, -0.5],
      [hint.right, 0.5],
    ]) {
      const dull = shaped(filtered(side, 'low', 900), far);
      mix(out, hintAt, dull.subarray(0, samplesIn(1.1)), { gain: 0.3, pan });
    }
    return reverb(out, 0.25, { size: 1.1, decay: 0.76 });
  };

export const motifs = {
  'motif-carrier': { kind: 'stinger', takes: 2, make: activated(carrier) },
  'motif-destroyer': { kind: 'stinger', takes: 2, make: activated(destroyer) },
  'motif-former': { kind: 'stinger', takes: 2, make: activated(former) },
  'fall-carrier': { kind: 'stinger', make: fallen(carrier) },
  'fall-destroyer': { kind: 'stinger', make: fallen(destroyer) },
  'fall-former': { kind: 'stinger', make: fallen(former) },
  'hum-carrier': {
    kind: 'loop',
    loop: true,
    make: humming({ seconds: 3.6, hz: 55, buzz: 380, warble: 660, play: carrier, hintAt: 1.2 }),
  },
  'hum-destroyer': {
    kind: 'loop',
    loop: true,
    make: humming({ seconds: 3.1, hz: 41, buzz: 620, warble: 415, play: destroyer, hintAt: 0.9 }),
  },
  'hum-former': {
    kind: 'loop',
    loop: true,
    make: humming({ seconds: 4.1, hz: 73, buzz: 250, warble: 932, play: former, hintAt: 1.6 }),
  },
};
