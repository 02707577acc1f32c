/** The basis of both pieces of music: bars with chords, and the players of the toy band. */
import { mix } from '../../buffer.mjs';
import { midi, pitch } from '../../score.mjs';
import { band, strum } from '../toys.mjs';

/** Root and fifth for the bass, and the notes of the ukulele. */
const CHORDS = {
  C: ['C3', 'G2', 'G4 C5 E5'],
  C7: ['C3', 'G2', 'G4 Bb4 E5'],
  F: ['F2', 'C3', 'A4 C5 F5'],
  F7: ['F2', 'C3', 'A4 C5 Eb5'],
  Fm: ['F2', 'C3', 'Ab4 C5 F5'],
  'F#dim': ['F#2', 'C3', 'A4 C5 Eb5'],
  G7: ['G2', 'D3', 'G4 B4 F5'],
  A7: ['A2', 'E2', 'G4 C#5 E5'],
  Am: ['A2', 'E2', 'A4 C5 E5'],
  Bb: ['Bb2', 'F2', 'Bb4 D5 F5'],
  Bbm: ['Bb2', 'F2', 'Bb4 Db5 F5'],
  D7: ['D3', 'A2', 'F#4 A4 C5'],
  Dm: ['D3', 'A2', 'A4 D5 F5'],
  E7: ['E2', 'B2', 'G#4 B4 D5'],
};

/**
 * Every bar of a piece: { bar, at (seconds), root, fifth (MIDI), strings (Hz), ofEight }.
 * @param text one chord per bar; two in one bar are joined by a comma
 * @param length seconds of a bar
 */
export const barsOf = (text, length) =>
  text
    .trim()
    .split(/\s+/)
    .map((names, bar) => {
      const halves = names.split(',').map((name) => {
        const [root, fifth, strings] = CHORDS[name];
        return { root: midi(root), fifth: midi(fifth), strings: strings.split(' ').map(pitch) };
      });
      return { bar, at: bar * length, halves, ofEight: bar % 8 };
    });

/** The chord at a beat of a 4/4 bar. */
export const chordAt = ({ halves }, beat) => halves[Math.floor((beat * halves.length) / 4)];

/** Bass on the beat and ukulele off it. */
export function oompah(out, bar, beat, noise, { bass = 0.6, strings = 0.24 } = {}) {
  for (const on of [0, 1, 2, 3]) {
    const { root, fifth, strings: chord } = chordAt(bar, on);
    const start = bar.at + on * beat;
    if (on % 2 === 0)
      mix(out, start, band(pitch(on === 0 || bar.halves.length > 1 ? root : fifth), noise, beat * 1.3), {
        gain: bass,
        pan: -0.1,
      });
    const late = 0.5 * beat + noise.between(0, 0.005);
    strum(out, start + late, chord, noise, { gain: strings, gap: 0.009, seconds: 0.3, up: on % 2 === 1, pan: 0.3 });
  }
}

/** Strokes on sixteenths, one letter each; a dot rests. */
export function strokes(out, at, pattern, beat, play, noise) {
  for (const [k, letter] of [...pattern].entries()) {
    if (letter === '.') continue;
    const { voice, gain, pan = 0 } = play[letter];
    mix(out, at + (k * beat) / 4 + noise.between(0, 0.004), voice(), { gain: gain * noise.around(1, 0.1), pan });
  }
}
