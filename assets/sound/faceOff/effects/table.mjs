/** Boxes, matches, fights, bids and rewards. */

import { cymbal } from '../../band.mjs';
import { mix, silence } from '../../buffer.mjs';
import { reverb } from '../../reverb.mjs';
import { pitch } from '../../score.mjs';
import { brushed, flare, knock, muted, scratch, slide, snap, stir, tap, thump, tin, upright } from '../matchbox.mjs';

/** A card slides over the table. */
function card(noise) {
  const out = silence(0.34);
  mix(out, 0, slide(0.16, noise, { from: 1200, to: 2600 }), { gain: 0.8 });
  return mix(out, 0.13, tap(noise.around(820, 0.08), noise), { gain: 0.6 });
}

/** The tray slides shut. */
function seal(noise) {
  const out = silence(0.42);
  mix(out, 0, slide(0.2, noise, { from: 1900, to: 600 }));
  return mix(out, 0.17, knock(noise.around(300, 0.06), noise), { gain: 0.7 });
}

/** One match is struck, which cuts the music off. */
function strike(noise) {
  const out = silence(0.95);
  mix(out, 0, scratch(0.2, noise));
  return mix(out, 0.17, flare(0.75, noise), { gain: 0.9 });
}

/** All trays slide open together. */
function boxes(noise) {
  const out = silence(0.5);
  for (const late of [0, 0.012, 0.03, 0.041])
    mix(out, late, slide(0.24, noise, { from: 600, to: 2100 }), { gain: 0.5 });
  return mix(out, 0.24, tap(noise.around(640, 0.05), noise), { gain: 0.7 });
}

/** A spark jumps from face to face. */
function spark(noise) {
  const out = silence(0.4);
  mix(out, 0, scratch(0.09, noise), { gain: 0.9 });
  return mix(out, 0.08, snap(noise, noise.around(1200, 0.08)), { gain: 0.8 });
}

/** Matches are dropped on the table. */
const matches = (count) => (noise) => {
  const out = silence(0.5);
  for (let match = 0; match < count; match++)
    mix(out, 0.07 * match + noise.between(0, 0.02), tap(noise.around(2100, 0.12), noise), { gain: 0.8 });
  return out;
};

/** A mark flares and burns down. */
function mark(noise) {
  const out = silence(1.1);
  mix(out, 0, scratch(0.13, noise), { gain: 0.6 });
  return mix(out, 0.1, flare(0.95, noise));
}

/** A label peels off. */
function peel(noise) {
  const out = silence(0.5);
  mix(out, 0, slide(0.34, noise, { from: 1600, to: 4200 }), { gain: 0.8 });
  return mix(out, 0.32, tap(noise.around(980, 0.06), noise), { gain: 0.5 });
}

/** The wall breaks, and rubble follows. */
function crack(noise) {
  const out = silence(1.7);
  mix(out, 0, snap(noise, 520));
  mix(out, 0.22, snap(noise, 410), { pan: 0.3 });
  mix(out, 0.42, thump(noise), { gain: 1 });
  for (let stone = 0; stone < 16; stone++)
    mix(out, 0.5 + noise.unit() ** 1.5, knock(noise.between(160, 420), noise, 0.12), {
      gain: noise.between(0.1, 0.35),
      pan: noise.between(-0.6, 0.6),
    });
  return reverb(out, 0.12, { size: 0.8, decay: 0.6 });
}

/** The gavel falls three times; the last one counts. */
function gavel(noise) {
  const out = silence(0.85);
  [0, 0.22, 0.46].forEach((at, k) => {
    mix(out, at, knock(noise.around(260, 0.03), noise), { gain: k === 2 ? 1 : 0.55 });
  });
  return out;
}

/** The band plays a few notes: the trumpet, with the bass below it. */
const played = (seconds, line, low) => (noise) => {
  const out = silence(seconds);
  for (const [at, name, length] of line) mix(out, at, muted(pitch(name), length), { gain: 0.5, pan: 0.2 });
  for (const [at, name] of low) mix(out, at, upright(pitch(name), noise, 0.7), { gain: 0.8, pan: -0.2 });
  mix(out, 0, brushed(noise), { gain: 0.3 });
  return reverb(out, 0.1, { size: 0.7, decay: 0.6 });
};

/** The end: the whole band, and a cymbal. */
function curtain(noise) {
  const line = [
    [0, 'G4', 0.18],
    [0.2, 'Bb4', 0.18],
    [0.4, 'D5', 0.18],
    [0.6, 'F5', 0.38],
    [1, 'D5', 0.18],
    [1.2, 'G5', 1.3],
  ];
  const low = [
    [0, 'G2'],
    [0.6, 'D2'],
    [1.2, 'G2'],
  ];
  const out = played(3, line, low)(noise);
  for (const at of [0, 0.6, 1.2]) mix(out, at, thump(noise), { gain: 0.7 });
  return mix(out, 1.2, cymbal(noise, 1.6), { gain: 0.3 });
}

export const table = {
  card: { kind: 'foley', takes: 4, make: card },
  seal: { kind: 'foley', takes: 3, make: seal },
  strike: { kind: 'dice', takes: 3, make: strike },
  boxes: { kind: 'dice', takes: 2, make: boxes },
  spark: { kind: 'dice', takes: 3, make: spark },
  token: { kind: 'foley', takes: 3, make: matches(2) },
  mark: { kind: 'dice', takes: 2, make: mark },
  join: { kind: 'foley', takes: 3, make: (noise) => mix(silence(0.3), 0, knock(noise.around(330, 0.08), noise)) },
  reward: { kind: 'foley', takes: 3, make: peel },
  bid: { kind: 'creature', takes: 3, make: (noise) => mix(silence(0.3), 0, knock(noise.around(420, 0.06), noise)) },
  gavel: { kind: 'dice', takes: 2, make: gavel },
  shuffle: {
    kind: 'foley',
    takes: 2,
    make: (noise) => {
      const out = silence(0.55);
      for (let k = 0; k < 11; k++) mix(out, 0.035 * k, tap(noise.around(1000 + 30 * k, 0.06), noise), { gain: 0.6 });
      return mix(out, 0, stir(0.4, noise), { gain: 0.2 });
    },
  },
  shield: { kind: 'creature', takes: 2, make: (noise) => mix(silence(0.55), 0, tin(noise.around(620, 0.04), noise)) },
  round: {
    kind: 'creature',
    takes: 2,
    make: played(
      0.9,
      [],
      [
        [0, 'G2'],
        [0.2, 'Bb2'],
        [0.4, 'D3'],
      ],
    ),
  },
  first: {
    kind: 'creature',
    takes: 2,
    make: played(
      0.9,
      [
        [0, 'D5', 0.12],
        [0.14, 'F5', 0.12],
        [0.28, 'G5', 0.4],
      ],
      [[0, 'G2']],
    ),
  },
  last: {
    kind: 'creature',
    takes: 2,
    make: played(
      0.9,
      [
        [0, 'D5', 0.14],
        [0.16, 'C#5', 0.14],
        [0.32, 'C5', 0.4],
      ],
      [[0.32, 'F2']],
    ),
  },
  crack: { kind: 'stinger', make: crack },
  curtain: { kind: 'stinger', make: curtain },
};
