import { mix, shaped, silence } from '../buffer.mjs';
import { glide, swell } from '../envelope.mjs';
import { filtered } from '../filter.mjs';
import { reverb } from '../reverb.mjs';
import { pitch } from '../score.mjs';
import { hiss, modal, tone } from '../voices.mjs';

/** Two dice hit each other in the hand: high and dry. */
const clack = (noise) =>
  modal(
    0.07,
    [
      [noise.between(1700, 2600), 0.5, 0.012],
      [noise.between(2900, 4200), 0.4, 0.009],
      [noise.between(4700, 6200), 0.25, 0.006],
    ],
    noise,
    0.35,
  );

/** A die hits the table: the same clack over a low knock. */
function knock(noise, body) {
  return modal(
    0.1,
    [
      [noise.around(240, 0.12) * body, 1.1, 0.03],
      [noise.around(430, 0.12) * body, 0.6, 0.022],
      [noise.around(2100, 0.15) * body, 0.45, 0.011],
      [noise.around(3600, 0.15) * body, 0.3, 0.008],
    ],
    noise,
    0.35,
  );
}

/** Dice shaken in the hand, from `from` to `to` seconds: more dice, more clacks. */
function shake(out, { from, to, count }, noise) {
  let at = from;
  while (at < to) {
    // The hand swings: twice as loud at its turning points.
    const swing = 0.6 + 0.4 * Math.abs(Math.sin((at - from) * Math.PI * 6));
    mix(out, at, clack(noise), { gain: swing * noise.between(0.15, 0.42), pan: noise.white() * 0.4 });
    at += noise.between(0.028, 0.07) / Math.sqrt(count);
  }
}

/** One die bounces to rest. */
function bounce(out, at, { body, pan, liveliness = 1 }, noise) {
  let gap = noise.around(0.16, 0.2) * liveliness;
  let level = 1;
  for (let next = at; next < at + 0.6 && level > 0.08; ) {
    mix(out, next, knock(noise, body), { gain: level, pan });
    next += gap * noise.around(1, 0.12);
    gap *= 0.7;
    level *= 0.76;
  }
}

/** Rattle in the hand, the throw, and every die bouncing to rest in its own rhythm. */
function roll(count, noise) {
  const out = silence(1.25);
  const thrown = noise.between(0.34, 0.44);
  shake(out, { from: 0.01, to: thrown, count }, noise);
  for (let die = 0; die < count; die++) {
    const body = (1 + 0.3 * (count > 1 ? die / (count - 1) - 0.5 : 0)) * noise.around(1, 0.05);
    const pan = count === 1 ? 0 : -0.5 + die / (count - 1);
    bounce(out, thrown + 0.06 + die * noise.between(0.03, 0.055), { body, pan }, noise);
  }
  return reverb(out, 0.1, { size: 0.35, decay: 0.5 });
}

/** The hand opens: a sleeve's swish and the last clack. */
function thrown(noise) {
  const out = silence(0.3);
  const sleeve = filtered(hiss(0.2, noise), 'band', glide(noise.around(700, 0.2), 2600, 0.2), 0.9);
  mix(out, 0, shaped(sleeve, swell(0.2, noise.between(0.1, 0.15))), { gain: 0.9, pan: (t) => -0.4 + 4 * t });
  return mix(out, noise.between(0.08, 0.12), clack(noise), { gain: 0.35 });
}

/** One die lands. */
function dieLand(noise) {
  const out = silence(0.5);
  bounce(out, 0, { body: noise.between(0.8, 1.25), pan: 0, liveliness: noise.between(0.4, 0.8) }, noise);
  return out;
}

/** A reroll: a die snatched up and dropped, with a questioning note. */
function reroll(noise, take) {
  const out = silence(0.7);
  const hz = pitch(['D5', 'E5', 'C5'][take]);
  mix(out, 0, shaped(tone(0.16, glide(hz, hz * 1.5, 0.15), 'triangle'), swell(0.16, 0.12)), { gain: 0.3 });
  shake(out, { from: 0.03, to: 0.17, count: 1 }, noise);
  bounce(out, noise.between(0.19, 0.23), { body: noise.between(0.85, 1.2), pan: 0.1, liveliness: 0.7 }, noise);
  return out;
}

const COUNTS = [1, 2, 3, 4, 5, 6];

export const dice = {
  ...Object.fromEntries(
    COUNTS.map((count) => [
      `dice${count}`,
      { kind: 'dice', takes: count < 4 ? 3 : 2, make: (noise) => roll(count, noise) },
    ]),
  ),
  throw: { kind: 'foley', takes: 3, make: thrown },
  dieLand: { kind: 'foley', takes: 6, make: dieLand },
  reroll: { kind: 'foley', takes: 3, make: reroll },
};
