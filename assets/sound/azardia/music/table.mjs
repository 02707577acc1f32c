/**
 * The table's music: a galop, 32 bars at 150 beats a minute, 51.2 s, going round for ever.
 *   A   bars  1-8    in C, to the dominant
 *   A'  bars  9-16   home by the minor fourth
 *   B   bars 17-24   in A minor; the xylophone leads
 *   A'' bars 25-32   by a diminished chord, home
 * A beat is 19,200 samples. Four layers over the same chords, any of which can be silent:
 *   stroll  bass, ukulele, wood: what is always there
 *   tune    kazoo and xylophone: all is well
 *   chase   drum, plucked sixteenths, a low kazoo: somebody is up the tower
 *   clock   tick, tock, a toy piano and a heart of cardboard: somebody is on 150, and the others fall silent
 */
import { shaker } from '../../band.mjs';
import { mix, silence } from '../../buffer.mjs';
import { createNoise } from '../../noise.mjs';
import { reverb } from '../../reverb.mjs';
import { melody, pitch } from '../../score.mjs';
import { drum } from '../../voices.mjs';
import { boxKick, kazoo, toyDrum, toyPiano, ukulele, woodblock, xylophone } from '../toys.mjs';
import { barsOf, chordAt, oompah, strokes } from './form.mjs';

const BEAT = 0.4;
export const BAR = 4 * BEAT;

const BARS = barsOf(
  `C C F C G7 G7 C G7  C C7 F Fm C A7 G7 C
   Am E7 Am E7 F C D7 G7  C C7 F F#dim C A7 D7,G7 C`,
  BAR,
);
const SECONDS = BARS.length * BAR;

const KAZOO = `
  E5/.5 E5/.5 G5/.5 E5/.5 C5 G4 | E5/.5 E5/.5 G5/.5 E5/.5 C5/2 | F5/.5 F5/.5 A5/.5 F5/.5 C5 A4 | G5/.5 F#5/.5 G5/.5 A5/.5 G5/2 |
  D5/.5 D5/.5 F5/.5 D5/.5 B4 G4 | D5/.5 E5/.5 F5/.5 G5/.5 A5 B4 | C5/.5 E5/.5 G5 F5/.5 E5/.5 D5 | G4 - D5/.5 Eb5/.5 D5 |
  E5/.5 E5/.5 G5/.5 E5/.5 C5 G4 | E5/.5 E5/.5 G5/.5 Bb5/.5 C6/2 | A5/.5 A5/.5 C6/.5 A5/.5 F5 C5 | Ab5/.5 G5/.5 F5/.5 Eb5/.5 F5/2 |
  E5/.5 G5/.5 C6 B5/.5 A5/.5 G5 | E5/.5 G5/.5 C#6 A5/2 | G5/.5 F5/.5 E5/.5 D5/.5 B4 D5 | C5 C5/.5 G4/.5 C5 - |
  -/4 | -/4 | -/4 | -/2 E4/.5 F#4/.5 G#4 | -/4 | -/4 | -/4 | G4/.5 A4/.5 B4/.5 C5/.5 D5/.5 E5/.5 F5/.5 F#5/.5 |
  E5/.5 E5/.5 G5/.5 E5/.5 C5 G4 | E5/.5 E5/.5 G5/.5 Bb5/.5 C6/2 | A5/.5 A5/.5 C6/.5 A5/.5 F5 C5 | A5/.5 F#5/.5 Eb5/.5 F#5/.5 A5/2 |
  G5/.5 E5/.5 C5 G5/.5 A5/.5 B5 | C#6 A5/.5 G5/.5 E5/2 | D5/.5 F#5/.5 A5 F5/.5 D5/.5 B4 | C5 G4/.5 G4/.5 C5 -`;

const XYLOPHONE = `
  -/4 | -/3 E6/.5 G6/.5 | -/4 | -/3 C6/.5 E6/.5 | -/4 | -/4 | -/4 | -/2 B5/.5 C6/.5 B5 |
  -/4 | -/3 G6/.5 E6/.5 | -/4 | -/3 F6/.5 Ab6/.5 | -/4 | -/3 E6/.5 C#6/.5 | -/4 | -/3 C7 |
  A5/.5 C6/.5 E6 A5/.5 C6/.5 E6 | G#5/.5 B5/.5 E6 G#5/.5 B5/.5 D6 | C6/.5 B5/.5 A5 E6/.5 D6/.5 C6 | B5 E6 -/2 |
  A5/.5 C6/.5 F6 E6/.5 D6/.5 C6 | G5/.5 C6/.5 E6 D6/.5 C6/.5 G5 | F#5/.5 A5/.5 D6 C6/.5 A5/.5 F#5 | -/4 |
  -/4 | -/3 G6/.5 E6/.5 | -/4 | -/3 A6/.5 F#6/.5 | -/4 | -/3 E6/.5 C#6/.5 | -/4 | -/3 C7`;

/** Bass, ukulele, wood and a shaker. */
export function stroll() {
  const out = silence(SECONDS, { loop: true });
  const noise = createNoise('azardia/stroll');
  const play = {
    k: { voice: () => boxKick(noise), gain: 0.5 },
    w: { voice: () => woodblock(820, noise), gain: 0.24, pan: -0.4 },
    v: { voice: () => woodblock(610, noise), gain: 0.2, pan: -0.2 },
  };
  for (const bar of BARS) {
    oompah(out, bar, BEAT, noise, { bass: 0.62, strings: 0.26 });
    strokes(out, bar.at, bar.ofEight === 7 ? 'k..w.w.vk.w.wvvv' : 'k.....w.k...w.v.', BEAT, play, noise);
    for (let k = 0; k < 8; k++)
      mix(out, bar.at + (k * BEAT) / 2, shaker(noise), { gain: k % 2 ? 0.14 : 0.07, pan: -0.5 });
  }
  return reverb(out, 0.07, { size: 0.45, decay: 0.5 });
}

/** The kazoo's tune, and the xylophone's reply. */
export function tune() {
  const out = silence(SECONDS, { loop: true });
  const noise = createNoise('azardia/tune');
  for (const { beat, beats, hz } of melody(KAZOO))
    mix(out, beat * BEAT, kazoo(hz, beats * BEAT * 0.88), { gain: 0.42 });
  for (const { beat, hz } of melody(XYLOPHONE)) mix(out, beat * BEAT, xylophone(hz, noise, 0.5), { gain: 0.4 });
  return reverb(out, 0.12, { size: 0.6, decay: 0.6 });
}

/** Eight notes of a chord in a bar of plucked sixteenths: which string, and how many octaves higher. */
const FIGURE = [0, 1, 2, 1, 0, 2, 1, 2];

/** A galop's drum, plucked sixteenths, and a kazoo that puffs along in the bass. */
export function chase() {
  const out = silence(SECONDS, { loop: true });
  const noise = createNoise('azardia/chase');
  const play = {
    D: { voice: () => toyDrum(noise), gain: 0.3 },
    d: { voice: () => toyDrum(noise), gain: 0.14 },
    w: { voice: () => woodblock(1180, noise), gain: 0.24 },
  };
  for (const bar of BARS) {
    strokes(out, bar.at, bar.ofEight === 7 ? 'D.ddD.ddDdDdDDDD' : 'D.ddD.ddD.ddDwdw', BEAT, play, noise);
    for (let k = 0; k < 16; k++) {
      const { strings } = chordAt(bar, k / 4);
      mix(out, bar.at + (k * BEAT) / 4, ukulele(strings[FIGURE[k % 8]], noise, 0.16), { gain: k % 4 ? 0.2 : 0.3 });
    }
    for (const on of [0, 1.5, 2, 3.5]) {
      const { root } = chordAt(bar, on);
      mix(out, bar.at + on * BEAT, kazoo(pitch(root + 12), BEAT * 0.4, { vibrato: 0 }), { gain: 0.24 });
    }
  }
  return out;
}

/** The toy piano's notes of a chord, one per beat: which string, and how many semitones off. */
const PICKED = [
  [0, 12],
  [1, 12],
  [0, 12],
  [0, 13],
];

/** Tick, tock, and a heart. */
export function clock() {
  const out = silence(SECONDS, { loop: true });
  const noise = createNoise('azardia/clock');
  for (const bar of BARS) {
    for (let k = 0; k < 8; k++) {
      mix(out, bar.at + (k * BEAT) / 2, woodblock(k % 2 ? 590 : 810, noise), { gain: k % 4 === 0 ? 0.42 : 0.26 });
    }
    for (const on of [0, 0.5])
      mix(out, bar.at + on * BEAT, drum(0.3, on ? 56 : 62, noise, { drop: 0.5, click: 0.1 }), { gain: on ? 0.4 : 0.6 });
    if (bar.bar % 2 === 1) continue;
    for (const [on, [string, above]] of PICKED.entries()) {
      const note = chordAt(bar, on).strings[string] * 2 ** (above / 12);
      mix(out, bar.at + 2 * on * BEAT, toyPiano(note, noise, 0.8), { gain: 0.26 });
    }
  }
  return reverb(out, 0.16, { size: 0.8, decay: 0.7 });
}
