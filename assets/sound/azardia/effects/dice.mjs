/** Dice with ten faces: large, of wood, shaken in a cardboard cup. */
import { mix, silence } from '../../buffer.mjs';
import { pitch } from '../../score.mjs';
import { modal } from '../../voices.mjs';
import { boxKick, slap, woodblock, xylophone } from '../toys.mjs';

/** Wood hits wood inside a cup. */
const clack = (noise) =>
  modal(
    0.07,
    [
      [noise.between(900, 1500), 0.6, 0.014],
      [noise.between(2100, 3000), 0.35, 0.008],
    ],
    noise,
    0.3,
  );

/** A heavy die hits the table. */
function knock(noise, body) {
  return modal(
    0.14,
    [
      [noise.around(150, 0.1) * body, 1.2, 0.04],
      [noise.around(390, 0.1) * body, 0.8, 0.025],
      [noise.around(1250, 0.12) * body, 0.8, 0.014],
      [noise.around(2400, 0.15) * body, 0.5, 0.009],
    ],
    noise,
    0.3,
  );
}

/** The cup is shaken. */
function shake(noise) {
  const out = silence(0.5);
  const beat = noise.between(0.095, 0.115);
  for (let stroke = 0; stroke < 4; stroke++) {
    mix(out, stroke * beat, boxKick(noise), { gain: 0.3 });
    for (let k = 0; k < 3; k++)
      mix(out, stroke * beat + noise.between(0, 0.035), clack(noise), { gain: noise.between(0.3, 0.7) });
  }
  return out;
}

/** One die falls, and bounces until it rests. */
function dieLand(noise) {
  const out = silence(0.5);
  const body = noise.between(0.82, 1.22);
  let gap = noise.between(0.11, 0.15);
  let level = 1;
  for (let at = 0; at < 0.4 && level > 0.1; at += gap, gap *= 0.68) {
    mix(out, at, knock(noise, body), { gain: level });
    level *= 0.62;
  }
  return out;
}

/** A finger turns a die to another face. */
function nudge(noise, take) {
  const out = silence(0.4);
  mix(out, 0, clack(noise), { gain: 0.6 });
  mix(out, 0.07, clack(noise), { gain: 0.8 });
  return mix(out, 0.1, xylophone(pitch(['E6', 'G6'][take]), noise, 0.25), { gain: 0.5 });
}

/** A coin or a card is slammed onto the dice. */
function raise(noise, take) {
  const out = silence(0.5);
  mix(out, 0, slap(noise, 130));
  mix(out, 0, woodblock(noise.around(700, 0.1), noise), { gain: 0.5 });
  return mix(out, 0.06, xylophone(pitch(['C6', 'D6'][take]), noise, 0.35), { gain: 0.6 });
}

export const dice = {
  shake: { kind: 'dice', takes: 3, make: shake },
  dieLand: { kind: 'dice', takes: 5, make: dieLand },
  nudge: { kind: 'foley', takes: 2, make: nudge },
  raise: { kind: 'dice', takes: 2, make: raise },
};
