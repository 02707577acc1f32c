import { brass, cymbal, timpani, vibes } from '../band.mjs';
import { mix, shaped, silence } from '../buffer.mjs';
import { held, struck, swell, swoop } from '../envelope.mjs';
import { filtered } from '../filter.mjs';
import { mixWithEcho, reverb } from '../reverb.mjs';
import { pitch } from '../score.mjs';
import { drum, hiss, modal, theremin } from '../voices.mjs';

/** A card slides over the table and is turned with a flick. */
function card(noise) {
  const out = silence(0.42);
  const slide = filtered(hiss(0.26, noise), 'band', (t) => 1800 + 9000 * t, 1.1);
  mix(out, 0, shaped(slide, swell(0.26, 0.17)), { gain: 0.6, pan: (t) => -0.4 + 2.4 * t });
  mix(
    out,
    0.25,
    modal(
      0.1,
      [
        [noise.around(780, 0.1), 0.4, 0.01],
        [noise.around(260, 0.1), 0.5, 0.02],
      ],
      noise,
      0.9,
    ),
    { gain: 0.9, pan: 0.15 },
  );
  return reverb(out, 0.06, { size: 0.35, decay: 0.45 });
}

/** A card slams down: palm, table, and what stood on the table. */
function arm(noise) {
  const out = silence(0.6);
  const slap = filtered(hiss(0.09, noise), 'band', 1900, 0.6);
  mix(out, 0, shaped(slap, struck(0.014, 0.001)), { gain: 1.2 });
  mix(out, 0, drum(0.3, 78, noise, { drop: 1.7, click: 0.8 }), { gain: 1 });
  mix(
    out,
    0,
    modal(
      0.2,
      [
        [205, 0.6, 0.05],
        [333, 0.4, 0.035],
        [518, 0.25, 0.025],
      ],
      noise,
      0.3,
    ),
    { gain: 0.8 },
  );
  // A ratchet: the weapon is loaded.
  for (const [at, hz] of [
    [0.17, 1900],
    [0.23, 2500],
  ]) {
    mix(
      out,
      at,
      modal(
        0.08,
        [
          [hz, 0.5, 0.012],
          [hz * 1.7, 0.4, 0.008],
        ],
        noise,
        0.5,
      ),
      { gain: 0.4, pan: 0.3 },
    );
  }
  return reverb(out, 0.15, { size: 0.6, decay: 0.6 });
}

/** An event is revealed: a diminished stab, kettledrum, and a theremin that does not know where to go. */
function event(noise) {
  const out = silence(2.1);
  ['D3', 'G#3', 'B3', 'F4', 'G#4'].forEach((note, k) => {
    mix(out, 0, brass(pitch(note), 0.16), { gain: 0.3, pan: -0.4 + 0.2 * k });
    mix(out, 0.24, brass(pitch(note), 0.75), { gain: 0.36, pan: -0.4 + 0.2 * k });
  });
  mix(out, 0, timpani(pitch('D2'), noise), { gain: 0.6 });
  mix(out, 0.24, timpani(pitch('G#2'), noise), { gain: 0.8 });
  mix(out, 0.24, cymbal(noise, 1.3), { gain: 0.2 });
  const line = theremin(
    1.3,
    [
      { at: 0, length: 0.25, hz: pitch('F5') },
      { at: 0.25, length: 0.8, hz: pitch('B4') },
    ],
    { slide: 0.12, depth: 0.025 },
  );
  mixWithEcho(out, 0.5, line, { every: 0.16, gain: 0.3, fade: 0.35, repeats: 2 });
  return reverb(out, 0.3, { size: 1.1, decay: 0.8 });
}

/** A reward: vibes run up into a bright sixth chord. */
function eventGood(noise) {
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

export const cards = {
  card: { kind: 'transient', make: card },
  arm: { kind: 'transient', make: arm },
  event: { kind: 'sustained', make: event },
  eventGood: { kind: 'sustained', make: eventGood },
};
