/** Moving pawns: hops, falls, flights and springs. */
import { mix, shaped, silence } from '../../buffer.mjs';
import { glide, struck } from '../../envelope.mjs';
import { filtered } from '../../filter.mjs';
import { pitch } from '../../score.mjs';
import { drum, hiss } from '../../voices.mjs';
import { boing, boxKick, paper, slap, slideWhistle, woodblock, xylophone } from '../toys.mjs';

/** The scale that a pawn hops up: every note fits every chord. */
const SCALE = ['C5', 'D5', 'E5', 'G5', 'A5', 'C6', 'D6', 'E6', 'G6', 'A6', 'C7', 'D7'];

/** One hop: a cardboard foot, and a note that rises with the distance covered. */
const hop = (note) => (noise) => {
  const out = silence(0.2);
  mix(out, 0, boxKick(noise), { gain: 0.35 });
  mix(out, 0, woodblock(noise.around(620, 0.05), noise), { gain: 0.3 });
  return mix(out, 0, xylophone(pitch(note), noise, 0.2), { gain: 0.8 });
};

/** Landing: a soft thud, and three snips of paper dust. */
function land(noise) {
  const out = silence(0.36);
  mix(out, 0, filtered(drum(0.18, 105, noise, { drop: 0.5, click: 0.2 }), 'low', 700));
  for (let k = 0; k < 3; k++) {
    const snip = shaped(filtered(hiss(0.05, noise), 'band', noise.between(2200, 4200), 1), struck(0.012, 0.004));
    mix(out, 0.03 + k * noise.between(0.045, 0.07), snip, { gain: 0.6 * 0.75 ** k });
  }
  return out;
}

/** The Gate: its doors clap, the floor opens, and the pawn slides down. */
function slide(noise, take) {
  const out = silence(1);
  mix(out, 0, slap(noise, 110));
  mix(out, 0.06, woodblock(240, noise), { gain: 0.8 });
  const [top, bottom] = [
    [1650, 330],
    [1450, 280],
  ][take];
  mix(out, 0.1, slideWhistle(glide(top, bottom, 0.6), 0.62, noise, { shake: 0.014 }), { gain: 0.6 });
  return mix(out, 0.74, filtered(drum(0.2, 92, noise, { drop: 0.6, click: 0.3 }), 'low', 900), { gain: 0.9 });
}

/** 150, and back: a mattress spring. */
function spring(noise, take) {
  const out = silence(0.8);
  mix(out, 0, slap(noise, 120), { gain: 0.6 });
  return mix(out, 0.01, boing([96, 110][take], 0.72, { from: 10, to: 17, depth: 0.5 }), { gain: 1.2 });
}

/** Through the air: a whistle up and over, with fluttering sleeves. */
function fly(noise, take) {
  const out = silence(0.7);
  const [low, high] = [
    [420, 1350],
    [520, 1500],
  ][take];
  const arc = (t) => low * (high / low) ** Math.sin(Math.min(1, t / 0.6) * Math.PI * 0.62);
  mix(out, 0, slideWhistle(arc, 0.58, noise), { gain: 0.5 });
  return mix(out, 0, paper(0.55, noise, { from: 1200, to: 2600, rough: 1, peak: 0.4 }), { gain: 0.5 });
}

/** Two pawns swap places: two flights that cross. */
function swap(noise) {
  const out = silence(0.7);
  mix(out, 0, slideWhistle(glide(480, 1300, 0.5), 0.55, noise), { gain: 0.4 });
  mix(out, 0, slideWhistle(glide(1300, 480, 0.5), 0.55, noise), { gain: 0.4 });
  return mix(out, 0.52, woodblock(800, noise), { gain: 0.6 });
}

/** Pushed down from the goal: a shove, and a long fall. */
function pushed(noise) {
  const out = silence(1.1);
  mix(out, 0, slap(noise, 90));
  mix(out, 0.05, boing(130, 0.3, { from: 14, to: 20 }), { gain: 0.6 });
  mix(out, 0.16, slideWhistle(glide(1500, 240, 0.8), 0.75, noise, { shake: 0.03 }), { gain: 0.5 });
  return mix(out, 0.9, boxKick(noise));
}

export const pawns = {
  ...Object.fromEntries(SCALE.map((note, k) => [`hop/${k + 1}`, { kind: 'foley', make: hop(note) }])),
  land: { kind: 'foley', takes: 2, make: land },
  slide: { kind: 'creature', takes: 2, make: slide },
  spring: { kind: 'creature', takes: 2, make: spring },
  fly: { kind: 'creature', takes: 2, make: fly },
  swap: { kind: 'creature', make: swap },
  pushed: { kind: 'weapon', make: pushed },
};
