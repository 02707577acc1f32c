/** Cards: paper in motion, and what players do with it. */
import { mix, shaped, silence } from '../../buffer.mjs';
import { glide, struck } from '../../envelope.mjs';
import { filtered } from '../../filter.mjs';
import { pitch } from '../../score.mjs';
import { hiss } from '../../voices.mjs';
import { boing, boxKick, kazoo, paper, raspberry, slap, slideWhistle, strum, tear, ting, woodblock } from '../toys.mjs';

/** A card slides off the deck, and is flicked up. */
function card(noise) {
  const out = silence(0.34);
  mix(out, 0, paper(0.2, noise, { from: 1600, to: 5200, rough: 0.4, peak: 0.65 }), { gain: 1.2 });
  return mix(out, noise.between(0.19, 0.22), slap(noise, 260), { gain: 0.35 });
}

/** A card is slapped onto the table for everybody to see. */
function played(noise) {
  const out = silence(0.45);
  mix(out, 0, paper(0.14, noise, { from: 1200, to: 3600, peak: 0.8 }), { gain: 0.7 });
  mix(out, 0.12, slap(noise, noise.around(135, 0.1)));
  return mix(out, 0.12, boxKick(noise), { gain: 0.5 });
}

/** Something large is slapped down. */
function slam(noise) {
  const out = silence(0.36);
  mix(out, 0, slap(noise, 95));
  return mix(out, 0, boxKick(noise), { gain: 0.8 });
}

/** A card is thrown over the table, spinning. */
function thrown(noise) {
  const out = silence(0.46);
  const spin = noise.between(19, 25);
  const whir = paper(0.38, noise, { from: 2400, to: 1500, rough: 0.3, peak: 0.35 });
  mix(
    out,
    0,
    shaped(whir, (t) => 0.35 + 0.65 * Math.abs(Math.sin(Math.PI * spin * t))),
    { gain: 1.2 },
  );
  return mix(out, 0.35, slap(noise, 240), { gain: 0.3 });
}

/** A card is crumpled and put away. */
function discard(noise) {
  const out = silence(0.42);
  for (let k = 0; k < 5; k++) {
    const fold = paper(noise.between(0.06, 0.12), noise, {
      from: noise.between(900, 2200),
      to: noise.between(2000, 4200),
      rough: 1,
    });
    mix(out, k * 0.06 * noise.around(1, 0.3), fold, { gain: noise.between(0.6, 1) });
  }
  return out;
}

/** A pile becomes a deck: a riffle, and two knocks on the table. */
function shuffle(noise) {
  const out = silence(0.95);
  for (let k = 0, at = 0; k < 20; k++, at += 0.018 + 0.0009 * k) {
    const flick = shaped(filtered(hiss(0.03, noise), 'band', 1600 + 130 * k, 1.4), struck(0.006, 0.001));
    mix(out, at, flick, { gain: noise.around(0.8, 0.2) });
  }
  mix(out, 0.66, slap(noise, 200), { gain: 0.5 });
  return mix(out, 0.78, slap(noise, 180), { gain: 0.6 });
}

/** The Tyrant's hand stamps a penalty, and he comments on it. */
function stamp(noise, take) {
  const out = silence(1);
  mix(out, 0, paper(0.1, noise, { from: 800, to: 2400, peak: 0.9 }), { gain: 0.6 });
  mix(out, 0.09, slap(noise, 74), { gain: 1.2 });
  mix(out, 0.09, boxKick(noise));
  const say = [glide(88, 52, 0.5), glide(64, 82, 0.45)][take];
  return mix(out, 0.32, raspberry(say, 0.5, noise), { gain: 0.45 });
}

/** An attack is pending: a shivering, unresolved chord. */
function attack(noise, take) {
  const out = silence(1.1);
  const chord = [
    ['E4', 'Bb4', 'C#5', 'G5'],
    ['F4', 'B4', 'D5', 'Ab5'],
  ][take].map(pitch);
  for (let k = 0; k < 9; k++) {
    strum(out, 0.08 + k * 0.082, chord, noise, { gain: 0.1 + 0.035 * k, gap: 0.005, seconds: 0.22, up: k % 2 === 1 });
  }
  mix(out, 0, slap(noise, 140), { gain: 0.8 });
  return mix(out, 0.1, slideWhistle(glide(600, 900, 0.8), 0.85, noise, { shake: 0.05 }), { gain: 0.16 });
}

/** An answer is taped over it: tape is torn off, and stuck on. */
function answer(noise) {
  const out = silence(0.56);
  mix(out, 0, tear(0.28, noise), { gain: 0.9 });
  mix(out, 0.3, slap(noise, 190));
  return mix(out, 0.36, woodblock(900, noise), { gain: 0.4 });
}

/** The attacked player lets it pass: a shrug. */
function pass(noise) {
  const out = silence(0.4);
  const tune = (t) => 300 * (t < 0.13 ? 1 : 0.84);
  return mix(out, 0, kazoo(tune, 0.3, { scoop: 0.1 }), { gain: 0.5 + 0.01 * noise.unit() });
}

/** It hits: a slapstick. */
function hit(noise) {
  const out = silence(0.6);
  mix(out, 0, slap(noise, 120));
  mix(out, 0.012, slap(noise, 210), { gain: 0.9 });
  mix(out, 0.03, boing(150, 0.4, { from: 16, to: 22 }), { gain: 0.5 });
  return mix(out, 0.02, ting(noise.around(1500, 0.1), noise, 0.4), { gain: 0.2 });
}

/** The attack fails: the air goes out of it. */
function fizzle(noise) {
  const out = silence(0.75);
  const air = glide(900, 260, 0.6);
  const flutter = slideWhistle((t) => air(t) * (1 + 0.12 * Math.sin(170 * t)), 0.55, noise, { shake: 0.02 });
  mix(out, 0, flutter, { gain: 0.45 });
  return mix(out, 0.05, raspberry(glide(95, 60, 0.5), 0.5, noise), { gain: 0.3 });
}

export const cards = {
  card: { kind: 'foley', takes: 3, make: card },
  play: { kind: 'foley', takes: 2, make: played },
  slam: { kind: 'foley', make: slam },
  toss: { kind: 'foley', takes: 2, make: thrown },
  discard: { kind: 'foley', takes: 2, make: discard },
  shuffle: { kind: 'foley', make: shuffle },
  stamp: { kind: 'weapon', takes: 2, make: stamp },
  attack: { kind: 'creature', takes: 2, make: attack },
  answer: { kind: 'dice', takes: 2, make: answer },
  pass: { kind: 'foley', make: pass },
  hit: { kind: 'weapon', takes: 2, make: hit },
  fizzle: { kind: 'creature', make: fizzle },
};
