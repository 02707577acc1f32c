/** Battle: everything is at stake. Double-picked surf guitar, syncopated brass, sticks instead of brushes. */
import { brass, guitar, ride, snare, tom } from '../../band.mjs';
import { mix, silence } from '../../buffer.mjs';
import { createNoise } from '../../noise.mjs';
import { reverb } from '../../reverb.mjs';
import { melody, pitch } from '../../score.mjs';
import { BAR, BARS, BEAT, SECONDS } from './form.mjs';

/** Guitar figures on eighths, in semitones above the root two octaves up; `c` is the color of the chord. */
const FIGURES = {
  charge: [0, 0, 7, 0, 'c', 0, 7, 12],
  climb: [0, 0, 0, 7, 7, 'c', 'c', 12],
  dive: [12, 12, 'c', 12, 7, 'c', 7, 0],
};

/** In B the brass carries the melody, an octave below the theremin's; at the end of A' it returns briefly. */
const BRASS = `
  D4/1.5 F4/.5 A4/2 | E4/1.5 D4/.5 Bb3/2 | C4/1.5 E4/.5 G4/2 | F4 D4 A3/2 |
  G4/1.5 Bb4/.5 D4/2 | E4 G4 Bb4 C#4 | D4/1.5 F4/.5 B4/2 | A4 F#4 Eb4 C4`;

/** Stabs of the whole section: on which beats, by the bar of a group of four. */
const BLOWS = [
  [0, 1.5],
  [1.5, 3],
  [0, 2.5],
  [0, 0.75, 1.5, 3, 3.5],
];

function playGuitar(out, { at, bar, root, color, section, ofFour }, noise) {
  if (section === 'B') return;
  const figure = [FIGURES.charge, FIGURES.charge, FIGURES.climb, FIGURES.dive][ofFour];
  // Roots from D2 down to F1 are brought to the same register.
  const low = root < 34 ? root + 24 : root + 12;
  // Every other phrase is double-picked, the hallmark of the surf.
  const doubled = Math.floor(bar / 4) % 2 === 1;
  for (const [k, step] of figure.entries()) {
    const hz = pitch(low + (step === 'c' ? color : step));
    const strokes = doubled ? [0, 0.25] : [0];
    for (const after of strokes) {
      const gain = (k % 4 === 0 ? 0.42 : 0.33) * noise.around(1, 0.08) * (after ? 0.8 : 1);
      mix(out, at + (k / 2 + after) * BEAT, guitar(hz, noise, 0.45), { gain });
    }
  }
}

function playBlows(out, { at, voicing, section, ofFour }) {
  if (section === 'B') return;
  for (const beat of BLOWS[ofFour]) {
    for (const hz of voicing.slice(1)) {
      mix(out, at + beat * BEAT, brass(hz * (ofFour === 3 ? 2 : 1), 0.2, { bite: 1.2 }), { gain: 0.2 });
    }
  }
}

function playDrums(out, { at, section, ofFour, ofEight }, noise) {
  for (let k = 0; k < 8; k++) {
    mix(out, at + (k / 2) * BEAT, ride(noise, 0.35), { gain: (k % 2 ? 0.1 : 0.15) * noise.around(1, 0.15) });
  }
  const accents = ofEight === 7 ? [1, 2, 2.5, 3, 3.25, 3.5, 3.75] : ofFour === 3 ? [1, 3, 3.5] : [1, 3];
  for (const beat of accents) mix(out, at + beat * BEAT, snare(noise), { gain: 0.42 * noise.around(1, 0.1) });
  const toms =
    section === 'B'
      ? [
          [0, 82],
          [0.75, 82],
          [1.5, 110],
          [2.5, 82],
          [3.5, 110],
        ]
      : [
          [0, 82],
          [2, 82],
          [2.5, 98],
        ];
  for (const [beat, hz] of toms) mix(out, at + beat * BEAT, tom(hz, noise), { gain: 0.4 });
}

export function battle() {
  const out = silence(SECONDS, { loop: true });
  const noise = createNoise('board/battle');
  for (const bar of BARS) {
    playGuitar(out, bar, noise);
    playBlows(out, bar);
    playDrums(out, bar, noise);
  }
  for (const { beat, beats, hz } of melody(BRASS)) {
    for (const octave of [0.5, 1]) {
      mix(out, 16 * BAR + beat * BEAT, brass(hz * octave, beats * BEAT * 0.94), { gain: octave === 1 ? 0.34 : 0.24 });
    }
  }
  return reverb(out, 0.16, { size: 0.8, decay: 0.68 });
}
