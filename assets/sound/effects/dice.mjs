import { mix, silence } from '../buffer.mjs';
import { reverb } from '../reverb.mjs';
import { modal } from '../voices.mjs';

/** Two dice meeting in the hand: high and dry. */
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

/** A die meeting the table: the same clack over the board's low knock. */
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

/** Rattle in the hand, the throw, and every die bouncing to rest in its own rhythm. */
function roll(count, noise) {
  const out = silence(1.2);
  let at = 0.01;
  while (at < 0.4) {
    mix(out, at, clack(noise), { gain: noise.between(0.15, 0.42), pan: noise.white() * 0.4 });
    at += noise.between(0.028, 0.07) / Math.sqrt(count);
  }
  for (let die = 0; die < count; die++) {
    const body = 1 + 0.13 * (die - (count - 1) / 2);
    const pan = count === 1 ? 0 : -0.5 + die / (count - 1);
    let bounce = 0.46 + die * 0.045;
    let gap = noise.around(0.16, 0.15);
    let level = 1;
    while (bounce < 1.08 && level > 0.08) {
      mix(out, bounce, knock(noise, body), { gain: level, pan });
      bounce += gap * noise.around(1, 0.12);
      gap *= 0.7;
      level *= 0.76;
    }
  }
  return reverb(out, 0.1, { size: 0.35, decay: 0.5 });
}

export const dice = {
  dice1: { kind: 'transient', make: (noise) => roll(1, noise) },
  dice2: { kind: 'transient', make: (noise) => roll(2, noise) },
  dice3: { kind: 'transient', make: (noise) => roll(3, noise) },
};
