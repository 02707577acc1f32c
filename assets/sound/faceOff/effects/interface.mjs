/** Buttons and menus: cardboard, wood, a string. */
import { mix, silence } from '../../buffer.mjs';
import { pitch } from '../../score.mjs';
import { knock, slide, tap, upright } from '../matchbox.mjs';

/** A finger on cardboard, with a little wood below it. */
function tick(noise) {
  const out = silence(0.2);
  mix(out, 0, tap(noise.around(1200, 0.06), noise));
  return mix(out, 0.004, knock(noise.around(520, 0.05), noise, 0.18), { gain: 0.5 });
}

/** Two notes of the bass, an octave up. */
const notes =
  (...names) =>
  (noise) => {
    const out = silence(0.42);
    names.forEach((name, k) => {
      mix(out, k * noise.around(0.07, 0.1), upright(pitch(name), noise, 0.3), { gain: 0.8 });
    });
    return mix(out, 0, tap(noise.around(1300, 0.06), noise), { gain: 0.4 });
  };

/** Knuckles on the table, twice. */
function refuse(noise) {
  const out = silence(0.36);
  mix(out, 0, knock(noise.around(230, 0.05), noise));
  return mix(out, noise.between(0.1, 0.13), knock(noise.around(190, 0.05), noise));
}

/** A tray slides, and stops. */
const tray = (seconds, from, to, hz) => (noise) => {
  const out = silence(seconds + 0.16);
  mix(out, 0, slide(seconds, noise, { from, to }));
  return mix(out, seconds * 0.85, tap(noise.around(hz, 0.06), noise), { gain: 0.5 });
};

export const controls = {
  tick: { kind: 'interface', takes: 3, make: tick },
  select: { kind: 'interface', takes: 3, make: notes('G3', 'D4') },
  cancel: { kind: 'interface', takes: 2, make: notes('D4', 'G3') },
  refuse: { kind: 'interface', takes: 2, make: refuse },
  undo: { kind: 'interface', takes: 2, make: notes('F4', 'D4') },
  redo: { kind: 'interface', takes: 2, make: notes('D4', 'F4') },
  open: { kind: 'interface', takes: 2, make: tray(0.2, 700, 2000, 900) },
  close: { kind: 'interface', takes: 2, make: tray(0.2, 2000, 700, 520) },
  pageTurn: { kind: 'foley', takes: 2, make: tray(0.36, 600, 1700, 420) },
  slam: { kind: 'foley', make: (noise) => mix(silence(0.3), 0, knock(noise.around(150, 0.05), noise, 0.28)) },
};
