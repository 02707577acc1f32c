import { vibes } from '../band.mjs';
import { mix, shaped, silence } from '../buffer.mjs';
import { glide, held, struck, swell } from '../envelope.mjs';
import { filtered } from '../filter.mjs';
import { reverb } from '../reverb.mjs';
import { pitch } from '../score.mjs';
import { drum, hiss, modal, tone } from '../voices.mjs';

/** A soft wooden tick. */
function tick(noise) {
  const out = silence(0.08);
  const wood = modal(
    0.06,
    [
      [noise.around(880, 0.04), 1, 0.011],
      [noise.around(2320, 0.05), 0.25, 0.006],
    ],
    noise,
    0.06,
  );
  return mix(out, 0, wood);
}

/** Chosen: two vibes notes a fourth apart, damped. */
function select(noise) {
  const out = silence(0.4);
  mix(out, 0, shaped(vibes(pitch('A5'), noise, 0.2), held(0.2, 0.001, 0.14)), { gain: 0.7, pan: -0.15 });
  mix(out, 0.07, shaped(vibes(pitch('D6'), noise, 0.28), held(0.28, 0.001, 0.22)), { gain: 0.8, pan: 0.15 });
  return reverb(out, 0.12, { size: 0.5, decay: 0.6 });
}

/** Not possible: two dull knocks on a wet box. */
function refuse(noise) {
  const out = silence(0.36);
  for (const [at, gain] of [
    [0, 1],
    [0.12, 0.8],
  ]) {
    mix(out, at, filtered(drum(0.16, 112, noise, { drop: 0.4, click: 0.2 }), 'low', 700), { gain });
    mix(out, at, shaped(filtered(tone(0.12, 139, 'square'), 'low', 420), struck(0.035)), { gain: 0.35 * gain });
  }
  return out;
}

/** Back in time: a tape rewound, two notes the other way round from `select`. */
function undo(noise) {
  const out = silence(0.5);
  const tape = filtered(hiss(0.2, noise), 'band', glide(900, 3800, 0.2), 2.5);
  mix(out, 0, shaped(tape, swell(0.2, 0.17)), { gain: 0.7, pan: (t) => 0.5 - 5 * t });
  mix(out, 0.02, shaped(tone(0.18, glide(300, 1250, 0.18), 'triangle'), swell(0.18, 0.16)), { gain: 0.3 });
  mix(out, 0.2, shaped(vibes(pitch('A5'), noise, 0.25), held(0.25, 0.001, 0.2)), { gain: 0.55, pan: -0.15 });
  return reverb(out, 0.1, { size: 0.5, decay: 0.6 });
}

export const controls = {
  tick: { kind: 'transient', takes: 3, make: tick },
  select: { kind: 'transient', make: select },
  refuse: { kind: 'transient', make: refuse },
  undo: { kind: 'transient', make: undo },
};
