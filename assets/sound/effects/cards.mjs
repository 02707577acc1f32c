/** Paper, ink and cardboard: cards, the tracker, Points, and the lettering of the comic itself. */
import { bongo, brass } from '../band.mjs';
import { driven, mix, shaped, silence } from '../buffer.mjs';
import { glide, struck, swell, swoop } from '../envelope.mjs';
import { filtered } from '../filter.mjs';
import { reverb } from '../reverb.mjs';
import { pitch } from '../score.mjs';
import { drum, hiss, modal, tone } from '../voices.mjs';

/** A card slides over the table and is flicked over. */
function card(noise) {
  const out = silence(0.42);
  const [low, rise] = [noise.around(1800, 0.2), noise.around(9000, 0.25)];
  const slide = filtered(hiss(0.26, noise), 'band', (t) => low + rise * t, noise.between(0.9, 1.4));
  mix(out, 0, shaped(slide, swell(0.26, noise.between(0.13, 0.2))), { gain: 0.6, pan: (t) => -0.4 + 2.4 * t });
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

/** A palm hits the table, and rattles what stands on it. */
function strike(out, noise) {
  const table = noise.around(78, 0.12);
  const slap = filtered(hiss(0.09, noise), 'band', noise.around(1900, 0.15), 0.6);
  mix(out, 0, shaped(slap, struck(0.014, 0.001)), { gain: 1.2 });
  mix(out, 0, drum(0.3, table, noise, { drop: 1.7, click: 0.8 }), { gain: 1 });
  mix(
    out,
    0,
    modal(
      0.2,
      [
        [table * 2.63, 0.6, 0.05],
        [table * 4.27, 0.4, 0.035],
        [table * 6.64, 0.25, 0.025],
      ],
      noise,
      0.3,
    ),
    { gain: 0.8 },
  );
}

/** Something large and flat slams down. */
function slam(noise) {
  const out = silence(0.45);
  strike(out, noise);
  return reverb(out, 0.18, { size: 0.7, decay: 0.64 });
}

/** A card slams down, and its weapon is loaded. */
function arm(noise) {
  const out = silence(0.6);
  strike(out, noise);
  // A ratchet: the weapon is loaded.
  for (const [at, hz] of [
    [noise.between(0.15, 0.18), noise.around(1900, 0.1)],
    [noise.between(0.22, 0.25), noise.around(2500, 0.1)],
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

/** Cards turned ready again: a riffle and a rising twinkle. */
function refresh(noise, take) {
  const out = silence(0.9);
  const gap = noise.between(0.026, 0.034);
  for (let k = 0; k < 9; k++) {
    const flick = shaped(
      filtered(hiss(0.03, noise), 'band', noise.around(2200, 0.1) + 250 * k, 1.5),
      struck(0.006, 0.001),
    );
    mix(out, gap * k, flick, { gain: noise.around(0.9, 0.2), pan: -0.4 + 0.09 * k });
  }
  const twinkle = [
    ['A5', 'C#6', 'E6', 'A6'],
    ['B5', 'D6', 'F#6', 'B6'],
    ['D6', 'E6', 'A6', 'D7'],
  ][take];
  twinkle.forEach((note, k) => {
    mix(out, 0.16 + 0.07 * k, shaped(tone(0.4, pitch(note)), struck(0.09, 0.003)), { gain: 0.3, pan: -0.3 + 0.15 * k });
  });
  return reverb(out, 0.2, { size: 0.7, decay: 0.7 });
}

/** The tracker slides to the next ship: felt on cardboard, and a click into place. */
function tracker(noise) {
  const out = silence(0.42);
  const length = noise.between(0.2, 0.28);
  const felt = filtered(hiss(length, noise), 'band', noise.around(780, 0.15), 1.4);
  mix(out, 0, shaped(felt, swell(length, length * 0.7)), { gain: 1.2, pan: (t) => -0.3 + 2 * t });
  const place = modal(
    0.1,
    [
      [noise.around(520, 0.1), 0.8, 0.018],
      [noise.around(1310, 0.1), 0.35, 0.01],
    ],
    noise,
    0.4,
  );
  return mix(out, length, place, { gain: 0.8, pan: 0.2 });
}

/** Points are gained: two little bells a third apart, each time a different third. */
function coin(noise, take) {
  const out = silence(0.55);
  const pair = [
    ['E6', 'G6'],
    ['F#6', 'A6'],
    ['D6', 'F#6'],
    ['A6', 'C7'],
  ][take];
  pair.forEach((note, k) => {
    const hz = pitch(note);
    const chime = modal(
      0.45,
      [
        [hz, 0.7, 0.13],
        [hz * 2.76, 0.22, 0.05],
        [hz * 5.4, 0.08, 0.02],
      ],
      noise,
      0.12,
    );
    mix(out, k * noise.between(0.05, 0.075), chime, { gain: 0.8, pan: -0.2 + 0.4 * k });
  });
  return out;
}

/** Points are paid: the bells fall, and a coin is put down. */
function spend(noise, take) {
  const out = silence(0.5);
  const [high, low] = [
    ['A6', 'E6'],
    ['G6', 'D6'],
    ['F#6', 'C#6'],
  ][take];
  [high, low].forEach((note, k) => {
    mix(
      out,
      0.07 * k,
      modal(
        0.2,
        [
          [pitch(note), 0.6, 0.05],
          [pitch(note) * 2.76, 0.2, 0.03],
        ],
        noise,
        0.15,
      ),
    );
  });
  for (let k = 0; k < 5; k++) {
    mix(out, 0.16 + 0.05 * k ** 0.8, modal(0.06, [[noise.around(4100, 0.06), 0.5, 0.012]], noise, 0.2), {
      gain: 0.5 * 0.7 ** k,
    });
  }
  return out;
}

/** POW! A word bursts onto the page: a slap, a rubber bounce, a chord too short to be one. */
function burst(noise, take) {
  const out = silence(0.5);
  mix(out, 0, shaped(filtered(hiss(0.12, noise), 'band', noise.around(2300, 0.2), 0.7), struck(0.02, 0.001)), {
    gain: 1.1,
  });
  mix(out, 0, bongo(take % 2 === 0, noise), { gain: 0.9 });
  const top = noise.around(420, 0.2);
  mix(out, 0.01, shaped(tone(0.22, glide(top, top * [2.4, 0.5, 3, 0.4][take], 0.12), 'triangle'), struck(0.06)), {
    gain: 0.5,
  });
  for (const note of [
    ['D4', 'G#4', 'C5'],
    ['F4', 'B4', 'E5'],
    ['A3', 'D#4', 'G4'],
    ['G4', 'C#5', 'F#5'],
  ][take]) {
    mix(out, 0, brass(pitch(note), 0.16, { bite: 1.4 }), { gain: 0.35 });
  }
  return reverb(out, 0.12, { size: 0.6, decay: 0.6 });
}

/** A page turns to the next picture: a broad sweep of paper, which settles. */
function pageTurn(noise) {
  const out = silence(0.6);
  const length = noise.between(0.38, 0.5);
  const stroke = filtered(
    hiss(length, noise),
    'band',
    swoop(noise.around(900, 0.2), noise.around(3800, 0.15), 0.2),
    0.7,
  );
  const bristles = shaped(stroke, (t) => swell(length, length * 0.35)(t) * (0.75 + 0.25 * noise.white()));
  mix(out, 0, bristles, { pan: (t) => -0.9 + (1.8 * t) / length });
  const paper = driven(shaped(filtered(hiss(0.12, noise), 'low', 420), swell(0.12, 0.03)), 3);
  return mix(out, length * 0.85, paper, { gain: 0.3, pan: 0.5 });
}

/** Confetti: a party popper, and falling paper. */
function confetti(noise) {
  const out = silence(1);
  mix(out, 0, drum(0.12, noise.around(240, 0.15), noise, { drop: 1.2, click: 0.8 }), { gain: 0.7 });
  mix(out, 0, shaped(filtered(hiss(0.1, noise), 'high', 1800), struck(0.02, 0.001)), { gain: 0.5 });
  for (let k = 0; k < 26; k++) {
    const flake = shaped(filtered(hiss(0.03, noise), 'band', noise.between(1800, 4400), 2), struck(0.007, 0.002));
    mix(out, 0.06 + 0.8 * noise.unit() ** 1.4, flake, { gain: noise.between(0.15, 0.45), pan: noise.white() });
  }
  return out;
}

export const cards = {
  card: { kind: 'foley', takes: 5, make: card },
  slam: { kind: 'foley', takes: 3, make: slam },
  arm: { kind: 'foley', takes: 4, make: arm },
  refresh: { kind: 'foley', takes: 3, make: refresh },
  tracker: { kind: 'foley', takes: 4, make: tracker },
  coin: { kind: 'foley', takes: 4, make: coin },
  spend: { kind: 'foley', takes: 3, make: spend },
  burst: { kind: 'foley', takes: 4, make: burst },
  pageTurn: { kind: 'foley', takes: 3, make: pageTurn },
  confetti: { kind: 'foley', takes: 2, make: confetti },
};
