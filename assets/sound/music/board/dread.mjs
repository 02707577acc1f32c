/**
 * Dread: the Motherships are near. A theremin in long notes, a low organ a semitone apart, kettledrums like a heart.
 * The line quotes the motifs of the ships: the Carrier's fourth (D-G, bars 3 and 27), the Destroyer's tritone (Eb-A,
 * bars 14 and 31) and the Former's semitones (A-Bb-A-G#, bars 15 and 38).
 */
import { horn, organ, timpani, vibes } from '../../band.mjs';
import { mix, shaped, silence } from '../../buffer.mjs';
import { swell } from '../../envelope.mjs';
import { createNoise } from '../../noise.mjs';
import { mixWithEcho, reverb } from '../../reverb.mjs';
import { melody, pitch } from '../../score.mjs';
import { theremin } from '../../voices.mjs';
import { BAR, BARS, BEAT, SECONDS } from './form.mjs';

const THEREMIN = `
  D5/4 | B4/2 -/2 | D5/2 G5/2 | G5/2 D5/2 | F5/3 - | -/4 | A5/4 | Bb5/2 -/2 |
  A5/3 - | B5/2 G5/2 | A5/2 -/2 | -/2 F5 D5 | Bb4/2 D5/2 | Eb5 A5/2 Eb5 | A5 Bb5 A5 G#5 | A5/3 - |
  -/4 | -/2 E5/2 | F5/3 - | -/2 D5/2 | E5/4 | C#5/2 E5/2 | F5/4 | F#5/3 - |
  D5/4 | B4/3 - | D5/2 G5/2 | B5/2 G5/2 | D5/3 F5 | E5/3 G5 | A5 Eb5/2 A5 | Bb5/3 - |
  Bb5/2 A5/2 | G5 C#5/2 Eb5 | D5/3 - | -/2 F5 D5 | G5/2 E5/2 | Bb5 A5 G#5 A5 | B4/2 D5/2 | D5/2 -/2`;

/** Horns answer where the theremin is silent: [bar, beat, note, beats]. */
const HORNS = [
  [16, 0, 'G2', 2],
  [16, 2, 'D3', 2],
  [17, 0, 'C3', 2],
  [18, 2, 'F3', 2],
  [19, 0, 'D3', 2],
  [23, 2, 'Eb3', 1],
  [23, 3, 'D3', 1],
  [31, 2, 'A2', 2],
  [39, 0, 'D3', 1.5],
  [39, 2, 'C#3', 1.5],
];

function playHeart(out, { at, root, ofFour }, noise) {
  const drum = pitch(root < 36 ? root + 12 : root);
  for (const [beat, gain] of [
    [0, 0.34],
    [0.5, 0.2],
    ...(ofFour === 3
      ? [
          [3, 0.16],
          [3.25, 0.2],
          [3.5, 0.25],
          [3.75, 0.3],
        ]
      : []),
  ]) {
    mix(out, at + beat * BEAT, timpani(drum, noise, 0.9), { gain: gain * noise.around(1, 0.1) });
  }
}

/** Root and flat second together, swelling over two bars. */
function playRub(out, { at, root }) {
  const length = 2 * BAR;
  const hill = swell(length, length * 0.7);
  for (const [half, gain, pan] of [
    [12, 0.16, -0.5],
    [13, 0.07, 0.5],
    [19, 0.08, 0],
  ]) {
    mix(out, at, shaped(organ(pitch(root + half), length, { attack: 0.4 }), hill), { gain, pan });
  }
}

export function dread() {
  const out = silence(SECONDS, { loop: true });
  const noise = createNoise('board/dread');
  for (const bar of BARS) {
    playHeart(out, bar, noise);
    if (bar.bar % 2 === 0) playRub(out, bar);
    // The last bar of eight: vibes tremble between two neighbours.
    if (bar.ofEight === 7) {
      for (let k = 0; k < 16; k++) {
        const hz = bar.voicing[3] * (k % 2 ? 2 ** (1 / 12) : 1) * 2;
        mix(out, bar.at + (k * BEAT) / 4, vibes(hz, noise, 0.6), { gain: 0.035 + 0.006 * k, pan: k % 2 ? 0.6 : -0.6 });
      }
    }
  }
  for (const [bar, beat, note, beats] of HORNS) {
    mix(out, bar * BAR + beat * BEAT, horn(pitch(note), beats * BEAT), { gain: 0.42, pan: -0.35 });
  }
  const line = melody(THEREMIN).map(({ beat, beats, hz }) => ({ at: beat * BEAT, length: beats * BEAT, hz }));
  const lead = theremin(SECONDS, line, { loop: true, slide: 0.075, depth: 0.016 });
  mixWithEcho(out, 0, lead, { every: BEAT * 0.75, gain: 0.2, fade: 0.35, repeats: 2 });
  return reverb(out, 0.5, { size: 1.2, decay: 0.84 });
}
