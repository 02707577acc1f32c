/** Player events: levels, turns, bad luck, and the sound of each character. */
import { mix, shaped, silence } from '../../buffer.mjs';
import { glide } from '../../envelope.mjs';
import { filtered } from '../../filter.mjs';
import { pitch } from '../../score.mjs';
import { drum, hiss, modal, tone } from '../../voices.mjs';
import {
  boing,
  boxKick,
  kazoo,
  paper,
  raspberry,
  slap,
  slideWhistle,
  strum,
  ting,
  toyDrum,
  toyPiano,
  ukulele,
  woodblock,
  xylophone,
} from '../toys.mjs';

/** Notes of one instrument, one after another. */
function run(out, at, notes, gap, play, gain = 0.6) {
  notes.forEach((note, k) => {
    mix(out, at + k * gap, play(pitch(note)), { gain });
  });
  return out;
}

/** A paper rung drops into the ladder: up, up, up. */
function level(noise, take) {
  const out = silence(0.9);
  const notes = [
    ['C5', 'E5', 'G5', 'C6', 'E6'],
    ['D5', 'F#5', 'A5', 'D6', 'F#6'],
  ][take];
  run(out, 0, notes, 0.075, (hz) => xylophone(hz, noise), 0.6);
  mix(out, 0.3, slap(noise, 180), { gain: 0.5 });
  return mix(out, 0.36, ting(pitch(notes[3]) * 2, noise, 0.5), { gain: 0.25 });
}

/** A rung breaks: down, and a flop. */
function levelLost(noise) {
  const out = silence(0.85);
  mix(out, 0, woodblock(420, noise), { gain: 0.9 });
  run(out, 0.06, ['G5', 'Eb5', 'C5', 'A4'], 0.085, (hz) => xylophone(hz, noise), 0.55);
  return mix(out, 0.44, kazoo(glide(250, 165, 0.3), 0.34), { gain: 0.4 });
}

/** A duel tied: boing, boing. */
function tie(noise) {
  const out = silence(0.95);
  mix(out, 0, boing(130, 0.42, { from: 11, to: 15 }), { gain: 0.9 });
  mix(out, 0.3, boing(130, 0.5, { from: 11, to: 15 }), { gain: 0.9 });
  return mix(out, 0.3, woodblock(700, noise), { gain: 0.3 });
}

/** Leaving: feet in a hurry. */
function flee(noise) {
  const out = silence(0.9);
  for (let k = 0; k < 9; k++)
    mix(out, 0.025 + k * (0.075 - 0.003 * k), woodblock(k % 2 ? 500 : 640, noise), { gain: 0.8 - 0.06 * k });
  return mix(out, 0.05, slideWhistle(glide(500, 1700, 0.6), 0.6, noise), { gain: 0.3 });
}

/** A lost duel: the raspberry. */
const duelLost = (noise, take) =>
  mix(silence(0.95), 0, raspberry([glide(92, 48, 0.7), glide(70, 100, 0.6)][take], 0.85, noise), { gain: 0.9 });

/** A turn will be missed: two sympathetic notes. */
function pity() {
  const out = silence(0.95);
  mix(out, 0, kazoo(pitch('G4'), 0.3), { gain: 0.6 });
  return mix(
    out,
    0.32,
    kazoo((t) => pitch('Eb4') * (1 - 0.06 * t) * (1 + 0.03 * Math.sin(34 * t)), 0.58),
    { gain: 0.6 },
  );
}

/** A turn is missed: somebody sleeps. */
function snore(noise) {
  const out = silence(1.3);
  const flap = tone(0.55, (t) => 44 + 12 * t, 'saw');
  const throat = filtered(hiss(0.55, noise), 'band', glide(380, 620, 0.55), 1.5).map((v, i) => v * (1 + 1.6 * flap[i]));
  mix(
    out,
    0,
    shaped(throat, (t) => Math.sin(Math.min(1, t / 0.55) * Math.PI)),
    { gain: 1 },
  );
  return mix(out, 0.66, slideWhistle(glide(1250, 640, 0.5), 0.5, noise), { gain: 0.2 });
}

/** Another player's turn starts; the person's own gets a whole chord. */
const turn = (notes) => (noise, take) => {
  const out = silence(0.7);
  strum(out, 0, notes[take].map(pitch), noise, { gain: 0.4, gap: 0.028, seconds: 0.55 });
  return mix(out, 0, toyDrum(noise), { gain: 0.25 });
};

function ownTurn(noise) {
  const out = silence(0.95);
  strum(out, 0, ['G4', 'C5', 'E5', 'G5'].map(pitch), noise, { gain: 0.4, gap: 0.03, seconds: 0.4 });
  strum(out, 0.22, ['A4', 'C5', 'F5', 'A5'].map(pitch), noise, { gain: 0.4, gap: 0.02, seconds: 0.5 });
  return mix(out, 0.34, ting(2093, noise, 0.6), { gain: 0.35 });
}

/** A new round: a card is turned over on the big wooden clock. */
function round(noise) {
  const out = silence(0.6);
  mix(out, 0, woodblock(760, noise));
  mix(out, 0.14, woodblock(570, noise), { gain: 0.9 });
  return mix(out, 0.28, toyPiano(pitch('G5'), noise, 0.3), { gain: 0.35 });
}

/** Lagartoon: a tongue goes out, sticks, and comes back. */
function tongue(noise) {
  const out = silence(0.6);
  mix(out, 0, slideWhistle(glide(300, 1100, 0.14), 0.16, noise), { gain: 0.5 });
  mix(out, 0.15, slap(noise, 300), { gain: 0.6 });
  return mix(out, 0.2, raspberry(glide(60, 130, 0.25), 0.3, noise), { gain: 0.5 });
}

/** Kuchuritok: hands that float; a toy piano in no key at all. */
const float = (noise) =>
  run(silence(0.95), 0, ['E5', 'Bb5', 'D6', 'G#6', 'C7'], 0.09, (hz) => toyPiano(hz, noise, 0.5), 0.45);

/** Robot-i-King: a claw on an accordion arm: ratchet, ratchet, clack. */
function claw(noise) {
  const out = silence(0.7);
  for (let k = 0; k < 7; k++)
    mix(
      out,
      k * 0.05,
      modal(
        0.05,
        [
          [1300 + 90 * k, 0.6, 0.008],
          [2700, 0.3, 0.006],
        ],
        noise,
        0.3,
      ),
      { gain: 0.6 },
    );
  mix(out, 0.38, woodblock(480, noise));
  return mix(out, 0.4, ting(1400, noise, 0.25), { gain: 0.3 });
}

/** Noncredo Mantis: a boxing glove on a spring, and the bell of the ring. */
function glove(noise) {
  const out = silence(0.8);
  mix(out, 0, boing(180, 0.3, { from: 18, to: 26 }), { gain: 0.7 });
  mix(out, 0.14, drum(0.2, 84, noise, { drop: 0.8, click: 0.5 }), { gain: 0.8 });
  return mix(out, 0.2, ting(1050, noise, 0.6), { gain: 0.45 });
}

/** All hands are taken: three grabs, and a strum that nobody played. */
function grab(noise) {
  const out = silence(0.75);
  for (let k = 0; k < 3; k++)
    mix(out, k * 0.13, paper(0.18, noise, { from: 1000 + 500 * k, to: 3800, rough: 0.8, peak: 0.7 }), { gain: 1 });
  mix(out, 0.42, boxKick(noise), { gain: 0.5 });
  return mix(out, 0.4, ukulele(pitch('Bb4'), noise, 0.3), { gain: 0.4 });
}

export const players = {
  level: { kind: 'dice', takes: 2, make: level },
  levelLost: { kind: 'creature', make: levelLost },
  tie: { kind: 'creature', make: tie },
  flee: { kind: 'creature', make: flee },
  duelLost: { kind: 'dice', takes: 2, make: duelLost },
  pity: { kind: 'creature', make: pity },
  snore: { kind: 'creature', make: snore },
  turn: {
    kind: 'foley',
    takes: 2,
    make: turn([
      ['C5', 'E5', 'G5'],
      ['A4', 'C5', 'F5'],
    ]),
  },
  'turn/own': { kind: 'dice', make: ownTurn },
  round: { kind: 'foley', make: round },
  'ability/lagartoon': { kind: 'creature', make: tongue },
  'ability/kuchuritok': { kind: 'creature', make: float },
  'ability/robotIKing': { kind: 'creature', make: claw },
  'ability/noncredoMantis': { kind: 'creature', make: glove },
  grab: { kind: 'foley', make: grab },
};
