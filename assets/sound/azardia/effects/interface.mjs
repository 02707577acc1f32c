/** Buttons and menus: small wood, one string, a corner of paper. */
import { mix, silence } from '../../buffer.mjs';
import { pitch } from '../../score.mjs';
import { boxKick, paper, slap, tear, ukulele, woodblock, xylophone } from '../toys.mjs';

/** A button: a small woodblock. */
const tick = (noise) => mix(silence(0.16), 0, woodblock(noise.around(980, 0.07), noise));

/** Two quick notes, up or down. */
const pair = (notes, gap) => (noise, take) => {
  const out = silence(0.4);
  notes[take].forEach((note, k) => {
    mix(out, k * noise.around(gap, 0.1), ukulele(pitch(note), noise, 0.3), { gain: 0.5 + 0.2 * k });
  });
  return mix(out, 0, woodblock(noise.around(1500, 0.06), noise), { gain: 0.2 });
};

/** Refused: two knocks on a box. */
function refuse(noise) {
  const out = silence(0.34);
  mix(out, 0, boxKick(noise), { gain: 0.35 });
  mix(out, 0, woodblock(noise.around(470, 0.05), noise), { gain: 0.7 });
  mix(out, noise.between(0.1, 0.13), boxKick(noise), { gain: 0.3 });
  return mix(out, 0.12, woodblock(noise.around(370, 0.05), noise), { gain: 0.7 });
}

/** Undo: a scrap is torn off, then the previous note. Redo: the note, then the scrap is stuck on again. */
const travel = (note, first) => (noise) => {
  const out = silence(0.4);
  mix(out, first ? 0.14 : 0, first ? slap(noise, 220) : tear(0.16, noise), { gain: first ? 0.35 : 0.8 });
  return mix(out, first ? 0 : 0.17, xylophone(pitch(note), noise, 0.22), { gain: 0.5 });
};

/** A sheet opens or closes. */
const sheet = (from, to, note) => (noise) => {
  const out = silence(0.32);
  mix(out, 0, paper(0.26, noise, { from, to, rough: 0.6, peak: 0.6 }), { gain: 1.2 });
  return mix(out, 0.17, woodblock(noise.around(note, 0.06), noise), { gain: 0.5 });
};

/** A page turns: one broad sheet, which settles. */
function pageTurn(noise) {
  const out = silence(0.6);
  mix(out, 0, paper(0.42, noise, { from: 900, to: 3600, rough: 0.7, peak: 0.55 }), { gain: 1.2 });
  return mix(out, noise.between(0.36, 0.4), slap(noise, 120), { gain: 0.45 });
}

export const controls = {
  open: { kind: 'interface', takes: 2, make: sheet(1300, 3800, 900) },
  tick: { kind: 'interface', takes: 3, make: tick },
  select: {
    kind: 'interface',
    takes: 3,
    make: pair(
      [
        ['G5', 'C6'],
        ['E5', 'A5'],
        ['A5', 'D6'],
      ],
      0.06,
    ),
  },
  cancel: {
    kind: 'interface',
    takes: 2,
    make: pair(
      [
        ['C6', 'G5'],
        ['A5', 'E5'],
      ],
      0.06,
    ),
  },
  refuse: { kind: 'interface', takes: 2, make: refuse },
  undo: { kind: 'interface', takes: 2, make: travel('E5', false) },
  redo: { kind: 'interface', takes: 2, make: travel('A5', true) },
  close: { kind: 'interface', takes: 2, make: sheet(3600, 1200, 640) },
  pageTurn: { kind: 'foley', takes: 2, make: pageTurn },
};
