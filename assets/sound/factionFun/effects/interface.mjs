/** Buttons and menus: small clay, a string, a brush. */
import { mix, silence } from '../../buffer.mjs';
import { brush, clink, knock, plucked, SCALE } from '../clay.mjs';

const tick = (noise) => mix(silence(0.16), 0, clink(noise.around(1700, 0.06), noise, 0.14));

/** Notes of the scale, one after another. */
const notes =
  (...steps) =>
  (noise) => {
    const out = silence(0.42);
    steps.forEach((step, k) => {
      mix(out, k * noise.around(0.07, 0.1), plucked(SCALE[step], noise, 0.3), { gain: 0.6 });
    });
    return mix(out, 0, clink(noise.around(2100, 0.06), noise, 0.14), { gain: 0.2 });
  };

/** Two knocks on a pot. */
function refuse(noise) {
  const out = silence(0.34);
  mix(out, 0, knock(noise.around(330, 0.05), noise));
  return mix(out, noise.between(0.1, 0.13), knock(noise.around(270, 0.05), noise));
}

/** A brush stroke, and a tile that is put down. */
const stroke = (seconds, from, to, hz) => (noise) => {
  const out = silence(seconds + 0.2);
  mix(out, 0, brush(seconds, noise, { from, to, peak: 0.6 }));
  return mix(out, seconds * 0.8, knock(noise.around(hz, 0.05), noise), { gain: 0.3 });
};

export const controls = {
  tick: { kind: 'interface', takes: 3, make: tick },
  select: { kind: 'interface', takes: 3, make: notes(5, 8) },
  cancel: { kind: 'interface', takes: 2, make: notes(8, 5) },
  refuse: { kind: 'interface', takes: 2, make: refuse },
  undo: { kind: 'interface', takes: 2, make: notes(7, 6) },
  redo: { kind: 'interface', takes: 2, make: notes(6, 7) },
  open: { kind: 'interface', takes: 2, make: stroke(0.22, 1000, 3000, 640) },
  close: { kind: 'interface', takes: 2, make: stroke(0.22, 3000, 1000, 480) },
  pageTurn: { kind: 'foley', takes: 2, make: stroke(0.4, 800, 2600, 360) },
  slam: { kind: 'foley', make: (noise) => mix(silence(0.3), 0, knock(noise.around(190, 0.05), noise, 0.28)) },
};
