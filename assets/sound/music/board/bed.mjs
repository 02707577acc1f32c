/** The calm bed, which always plays: tremolo organ, dreamy vibes, a bass in two, brushes. */
import { bass, brush, organ, shaker, vibes } from '../../band.mjs';
import { mix, mixStereo, silence } from '../../buffer.mjs';
import { createNoise } from '../../noise.mjs';
import { reverb } from '../../reverb.mjs';
import { melody, pitch } from '../../score.mjs';
import { BARS, BEAT, SECONDS } from './form.mjs';

/** Two-bar questions in A; long notes on the colors of the chords in B; in A' the questions turn downward. */
const VIBES = `
  -/1 A4/.5 D5/.5 E5/2 | F5/.5 E5/.5 D5 B4/2 | -/1 A4/.5 D5/.5 F5/2 | G5/.5 F5/.5 D5 B4/2 |
  -/.5 F5/.5 G5 D5/2 | -/.5 G5/.5 A5 E5/2 | F5/.5 E5/.5 D5/.5 A4/.5 E5/2 | C#5 Bb4/.5 G4/.5 E5/2 |
  D5/.5 E5/.5 F5 A5/2 | G5/.5 F5/.5 D5/.5 B4/.5 D5/2 | C5/.5 E5/.5 A5 E5/2 | D5/.5 F5/.5 A5 D5/2 |
  Bb4/.5 D5/.5 F5 A5/2 | G5/.5 Bb5/.5 A5 C#5/2 | D5/.5 E5/.5 G5 E5/2 | Bb5/.5 A5/.5 G5/.5 E5/.5 C#5/2 |
  D5/2 A5/2 | E5/1.5 D5/.5 A4/2 | C5/2 G5/2 | D5/1.5 C5/.5 A4/2 |
  G5/.5 Bb5/.5 D6 E5/2 | C#5/.5 E5/.5 G5 Bb5/2 | A5/1.5 B5/.5 F5/2 | Eb5/.5 C5/.5 A4/.5 F#4/.5 -/2 |
  E5/.5 D5/.5 A4 D5/2 | B4/.5 D5/.5 F5 G5/2 | A5/.5 F5/.5 E5 A4/2 | -/2 G5/.5 D5/.5 B4 |
  D5/.5 F5/.5 G5 Bb5/2 | E5/.5 G5/.5 A5 C6/2 | A5/.5 Bb5/.5 G5 C#5/2 | E5/.5 G5/.5 Bb5 G5/2 |
  D5/2 F5 D5 | C#5/.5 Eb5/.5 G5 A5/2 | F5/.5 E5/.5 D5 A4/2 | G4/.5 Bb4/.5 D5 F5/2 |
  E5/.5 D5/.5 Bb4 G4/2 | C#5/.5 E5/.5 G5/.5 Bb5/.5 E5/2 | F5 D5/.5 B4/.5 A4/2 | -/4`;

function playOrgan(out, { at, voicing, section }) {
  // In B the chords are played on the first and third beat, in A they are held.
  const strokes =
    section === 'B'
      ? [
          [0, 1.9],
          [2, 1.8],
        ]
      : [[0, 3.95]];
  for (const [beat, beats] of strokes) {
    voicing.forEach((hz, k) => {
      const chord = organ(hz, beats * BEAT, { attack: section === 'B' ? 0.05 : 0.18 });
      mix(out, at + beat * BEAT, chord, { gain: 0.085, pan: -0.3 + 0.2 * k });
    });
  }
}

function playBass(out, { at, root, ofFour }, noise) {
  const line = [
    [0, 0, 1.8],
    [2, 7, ofFour === 3 ? 0.9 : 1.7],
    ...(ofFour === 3
      ? [
          [3, 5, 0.45],
          [3.5, 2, 0.45],
        ]
      : []),
  ];
  for (const [beat, interval, beats] of line) {
    mix(out, at + beat * BEAT, bass(pitch(root + interval), noise, beats * BEAT), { gain: 0.36, pan: -0.05 });
  }
}

function playBrushes(out, { at, ofEight }, noise) {
  for (const beat of [1, 3]) mix(out, at + beat * BEAT, brush(noise), { gain: noise.around(0.17, 0.15), pan: 0.2 });
  if (ofEight === 7)
    for (const beat of [3.33, 3.67]) mix(out, at + beat * BEAT, brush(noise), { gain: 0.13, pan: 0.2 });
  for (let k = 0; k < 8; k++) {
    // Swung: the second of each pair is at two thirds of the beat.
    const beat = Math.floor(k / 2) + (k % 2 ? 0.64 : 0);
    mix(out, at + beat * BEAT, shaker(noise), { gain: (k % 2 ? 0.06 : 0.1) * noise.around(1, 0.2), pan: -0.5 });
  }
}

export function bed() {
  const dry = silence(SECONDS, { loop: true });
  const wet = silence(SECONDS, { loop: true });
  const noise = createNoise('board/bed');
  for (const bar of BARS) {
    playOrgan(wet, bar);
    playBass(dry, bar, noise);
    playBrushes(dry, bar, noise);
  }
  for (const { beat, beats, hz } of melody(VIBES)) {
    const gain = noise.around(0.24, 0.12) * (beats < 1 ? 0.8 : 1);
    mix(wet, beat * BEAT + noise.between(0, 0.012), vibes(hz, noise, 1.8), { gain, pan: 0.35 });
  }
  reverb(wet, 0.45, { size: 1.1, decay: 0.82 });
  return mixStereo(wet, 0, dry);
}
