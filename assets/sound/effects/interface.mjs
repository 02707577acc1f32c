/** Buttons and menus: wood, vibes and tape, small and soft. */
import { chop, vibes } from '../band.mjs';
import { mix, shaped, silence } from '../buffer.mjs';
import { glide, held, struck, swell } from '../envelope.mjs';
import { filtered } from '../filter.mjs';
import { reverb } from '../reverb.mjs';
import { pitch } from '../score.mjs';
import { drum, hiss, modal, tone } from '../voices.mjs';

/** A soft wooden tick. */
function tick(noise) {
  const out = silence(0.12);
  const hz = noise.around(880, 0.08);
  const wood = modal(
    0.06,
    [
      [hz, 1, noise.between(0.009, 0.013)],
      [hz * noise.between(2.4, 2.8), noise.between(0.15, 0.3), 0.006],
    ],
    noise,
    0.06,
  );
  return mix(out, 0, wood);
}

/** A damped note of the vibes. */
const tap = (note, noise, length) => shaped(vibes(pitch(note), noise, length), held(length, 0.001, length * 0.75));

/** Chosen: two notes a fourth apart, from one chord or another. */
function select(noise, take) {
  const out = silence(0.4);
  const [low, high] = [
    ['A5', 'D6'],
    ['E5', 'A5'],
    ['G5', 'C6'],
    ['B5', 'E6'],
  ][take];
  mix(out, 0, tap(low, noise, 0.2), { gain: noise.around(0.7, 0.1), pan: -0.15 });
  mix(out, noise.between(0.06, 0.08), tap(high, noise, 0.28), { gain: 0.8, pan: 0.15 });
  return reverb(out, 0.12, { size: 0.5, decay: 0.6 });
}

/** One step back: the fourth reversed, and shorter. */
function cancel(noise, take) {
  const out = silence(0.34);
  const [high, low] = [
    ['A5', 'E5'],
    ['G5', 'D5'],
    ['D6', 'A5'],
  ][take];
  mix(out, 0, tap(high, noise, 0.16), { gain: 0.6 });
  mix(out, noise.between(0.06, 0.075), tap(low, noise, 0.22), { gain: 0.6 });
  return out;
}

/** Refused: two dull knocks on a wet box. */
function refuse(noise) {
  const out = silence(0.36);
  const box = noise.around(112, 0.1);
  for (const [at, gain] of [
    [0, 1],
    [noise.between(0.1, 0.14), 0.8],
  ]) {
    mix(out, at, filtered(drum(0.16, box, noise, { drop: 0.4, click: 0.2 }), 'low', 700), { gain });
    mix(out, at, shaped(filtered(tone(0.12, box * 1.24, 'square'), 'low', 420), struck(0.035)), { gain: 0.35 * gain });
  }
  return out;
}

/** Undo: a tape rewound to a note. */
function undo(noise, take) {
  const out = silence(0.5);
  const length = noise.between(0.17, 0.22);
  const tape = filtered(hiss(length, noise), 'band', glide(900, noise.around(3800, 0.1), length), 2.5);
  mix(out, 0, shaped(tape, swell(length, length * 0.85)), { gain: 0.7, pan: (t) => 0.5 - 5 * t });
  mix(out, 0.02, shaped(tone(length, glide(300, 1250, length), 'triangle'), swell(length, length * 0.8)), {
    gain: 0.3,
  });
  mix(out, length, tap(['A5', 'E5', 'D5'][take], noise, 0.25), { gain: 0.55, pan: -0.15 });
  return reverb(out, 0.1, { size: 0.5, decay: 0.6 });
}

/** Redo: the note first, then the tape runs out. */
function redo(noise, take) {
  const out = silence(0.46);
  mix(out, 0, tap(['D5', 'A5', 'E5'][take], noise, 0.22), { gain: 0.55, pan: 0.15 });
  const length = noise.between(0.17, 0.22);
  const tape = filtered(hiss(length, noise), 'band', glide(noise.around(3600, 0.1), 1000, length), 2.5);
  mix(out, 0.09, shaped(tape, swell(length, length * 0.2)), { gain: 0.6, pan: (t) => -0.5 + 5 * t });
  mix(out, 0.09, shaped(tone(length, glide(1250, 420, length), 'triangle'), swell(length, length * 0.2)), {
    gain: 0.25,
  });
  return out;
}

/** A menu opens (or, `closing`, shuts): three damped strings raked up or down, and paper. */
const rake = (closing) => (noise) => {
  const out = silence(0.4);
  const notes = closing ? ['A4', 'D4', 'A3'] : ['A3', 'D4', 'A4'];
  const gap = noise.between(0.035, 0.055);
  notes.forEach((note, k) => {
    mix(out, 0.02 + gap * k, chop(pitch(note), noise), { gain: noise.around(0.8, 0.15), pan: -0.2 + 0.2 * k });
  });
  const paper = filtered(hiss(0.2, noise), 'band', closing ? glide(3400, 1200, 0.2) : glide(1200, 3400, 0.2), 0.9);
  return mix(out, 0, shaped(paper, swell(0.2, closing ? 0.05 : 0.14)), { gain: 0.35 });
};

export const controls = {
  tick: { kind: 'interface', takes: 4, make: tick },
  select: { kind: 'interface', takes: 4, make: select },
  cancel: { kind: 'interface', takes: 3, make: cancel },
  refuse: { kind: 'interface', takes: 3, make: refuse },
  undo: { kind: 'interface', takes: 3, make: undo },
  redo: { kind: 'interface', takes: 3, make: redo },
  open: { kind: 'interface', takes: 3, make: rake(false) },
  close: { kind: 'interface', takes: 3, make: rake(true) },
};
