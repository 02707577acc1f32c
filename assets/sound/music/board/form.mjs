/**
 * The board's music on paper: 40 bars at 125 beats a minute, a little under 77 s, going round for ever.
 *   A   bars  1-16  D dorian, i - IV over a pedal, then down the fifths to the dominant
 *   B   bars 17-24  a chain of fifths through F major, back by a dominant with a flat ninth
 *   A'  bars 25-40  as A, but darker: the flat second (Eb) comes in twice, and the end rests on D minor with a sixth
 * A beat is 23,040 samples: every layer is equally long to the sample, at 48 kHz as at 44.1.
 *
 * Four layers are written over the same chords, so that any of them can be silent: the bed (organ, vibes, soft bass), the
 * pulse (bongos, plucked bass), dread (theremin, kettledrum) and battle (surf guitar, brass, drums). They keep out of each
 * other's way: basses agree on the beat, horns and organ stay below D5, and no two lines above are a half-tone apart for a beat.
 */
import { midi, pitch } from '../../score.mjs';

export const BEAT = 60 / 125;
export const BAR = 4 * BEAT;

/**
 * Root of the bass, the organ's voicing, and the interval in semitones that gives the chord its color: 9 a sixth, 10 or
 * 11 a seventh.
 */
const CHORDS = {
  Dm9: ['D2', 'F3 A3 C4 E4', 10],
  'G/D': ['D2', 'G3 B3 D4 F4', 7],
  Bb6: ['Bb1', 'F3 G3 Bb3 D4', 9],
  C6: ['C2', 'G3 A3 C4 E4', 9],
  A7b9: ['A1', 'G3 Bb3 C#4 E4', 10],
  A7sus: ['A1', 'G3 A3 D4 E4', 10],
  F: ['F1', 'E3 A3 C4 E4', 11],
  Bb: ['Bb1', 'F3 A3 C4 D4', 11],
  Gm9: ['G1', 'F3 A3 Bb3 D4', 10],
  Gm6: ['G1', 'E3 G3 Bb3 D4', 9],
  Eb7: ['Eb2', 'G3 A3 C#4 Eb4', 10],
  C13: ['C2', 'E3 A3 Bb3 D4', 10],
  Em7b5: ['E2', 'G3 Bb3 D4 E4', 10],
  Dm6: ['D2', 'F3 A3 B3 E4', 9],
  D7b9: ['D2', 'F#3 A3 C4 Eb4', 10],
};

const SECTIONS = [
  { name: 'A', chords: 'Dm9 G/D Dm9 G/D Bb6 C6 Dm9 A7b9  Dm9 G/D F Bb Gm9 Eb7 A7sus A7b9' },
  { name: 'B', chords: 'Gm9 C13 F Bb Em7b5 A7b9 Dm6 D7b9' },
  { name: "A'", chords: 'Dm9 G/D Dm9 G/D Bb6 C6 Eb7 A7b9  Gm9 Eb7 Dm9 Bb6 Gm6 A7b9 Dm6 Dm6' },
];

/** Every bar: { bar, at (seconds), section, root (MIDI), voicing (Hz), color, ofFour, ofEight }. */
export const BARS = SECTIONS.flatMap(({ name, chords }) => chords.split(/\s+/).map((chord) => ({ name, chord }))).map(
  ({ name, chord }, bar) => {
    const [root, voicing, color] = CHORDS[chord];
    return {
      bar,
      at: bar * BAR,
      section: name,
      root: midi(root),
      voicing: voicing.split(' ').map(pitch),
      color,
      ofFour: bar % 4,
      ofEight: bar % 8,
    };
  },
);

export const SECONDS = BARS.length * BAR;
