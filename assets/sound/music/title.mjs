/**
 * The title's music: 32 bars at 112.5 beats a minute, a little over 68 s, going round for ever.
 *   A   bars  1-8   over a climbing inner voice (5 - b6 - 6 - b7 of D minor, the spy's cliche)
 *   A'  bars  9-16  the same ground by the flat second (Eb7); vibes answer
 *   B   bars 17-24  brighter, in F; the guitar leads
 *   tag bars 25-32  bass, bongos and organ stabs; back to the start
 * A beat is 25,600 samples. Two layers: the lounge (all that makes a band) and the shadow over the city (the theremin's
 * melody, a low organ), which is the deeper the worse the game stands that was left.
 */
import { bass, bongo, brush, guitar, kick, organ, shaker, vibes } from '../band.mjs';
import { mix, mixStereo, shaped, silence } from '../buffer.mjs';
import { swell } from '../envelope.mjs';
import { createNoise } from '../noise.mjs';
import { mixWithEcho, reverb } from '../reverb.mjs';
import { melody, midi, pitch } from '../score.mjs';
import { theremin } from '../voices.mjs';

const TEMPO = 112.5;
const BEAT = 60 / TEMPO;
export const BAR = 4 * BEAT;

/** Root of the bass and the organ's voicing. */
const CHORDS = {
  Dm: ['D2', 'F4 A4 D5'],
  'Dm+': ['D2', 'F4 Bb4 D5'],
  Dm6: ['D2', 'F4 B4 D5'],
  Dm7: ['D2', 'F4 C5 D5'],
  Gm: ['G1', 'G4 Bb4 D5'],
  'Bb/D': ['D2', 'F4 Bb4 D5'],
  Bb: ['Bb1', 'F4 Bb4 D5'],
  C: ['C2', 'E4 Bb4 C5'],
  F: ['F1', 'F4 A4 C5'],
  Eb: ['Eb2', 'G4 Bb4 Eb5'],
  Eb7: ['Eb2', 'G4 Bb4 C#5'],
  Em7b5: ['E2', 'G4 Bb4 D5'],
  A7: ['A1', 'G4 A4 C#5'],
  A7sus: ['A1', 'G4 A4 D5'],
  'A7#9': ['A1', 'G4 C5 C#5'],
};

const SECTIONS = [
  { name: 'A', chords: 'Dm Dm+ Dm6 Dm7 Gm Bb/D Em7b5 A7' },
  { name: "A'", chords: 'Dm Dm+ Dm6 Dm7 Gm Eb7 A7 Dm' },
  { name: 'B', chords: 'Bb C F Dm Gm Eb A7sus A7' },
  { name: 'tag', chords: 'Dm Dm+ Dm6 Dm+ Dm Dm+ Eb7 A7#9' },
];

const THEREMIN = `
  D5/2.5 C#5/.5 D5 | F5/3 E5 | D5/2 B4 G#4 | A4/3 - |
  G4 Bb4 D5/2 | F5/2.5 E5/.5 D5 | Bb5/2 G5 E5 | C#5/3 - |
  D5/1.5 E5/.5 F5/2 | Bb5/3 A5 | G#5/2 F5 D5 | C5 D5/.5 C5/.5 A4/2 |
  G5/2 F5 D5 | Eb5/2.5 G5/.5 Bb5 | A5/2 G5 C#5 | D5/3 - |
  -/4 | -/4 | -/2 C5 F5 | A5/2 F5 D5 |
  -/4 | -/4 | A5/2 Bb5 A5 | E5/2.5 -/1.5 |
  -/4 | -/4 | -/4 | -/4 | -/4 | -/4 | -/4 | A4/.5 E5/.5 A5 -/2`;

const GUITAR = `
  -/4 | -/4 | -/4 | -/2 A3/.5 B3/.5 C#4/.5 A3/.5 |
  -/4 | -/4 | -/4 | -/2 E4/.5 C#4/.5 Bb3/.5 A3/.5 |
  -/4 | -/4 | -/4 | -/2 A3/.5 C4/.5 D4/.5 F4/.5 |
  -/4 | -/4 | -/4 | -/2 D3/.5 F3/.5 A3/.5 C4/.5 |
  F4/.5 D4/.5 Bb3 D4/.5 F4/.5 D4 | G4/.5 E4/.5 C4 E4/.5 G4/.5 Bb4 | A4/2 C5 A4 | F4/3 - |
  Bb4/.5 G4/.5 D4 G4/.5 Bb4/.5 D5 | G4/.5 Eb4/.5 Bb3 Eb4/.5 G4/.5 Bb4 | A4 D5 E5/2 | C#5 Bb4 G4 E4 |
  D3/.5 D3/.5 F3/.5 D3/.5 G#3 G3/.5 F3/.5 | D3/.5 D3/.5 F3/.5 D3/.5 Bb3 A3/.5 F3/.5 |
  D3/.5 D3/.5 F3/.5 D3/.5 B3 A3/.5 F3/.5 | D3/.5 D3/.5 F3/.5 A3/.5 Bb3 G#3/.5 F3/.5 |
  D3/.5 D3/.5 F3/.5 D3/.5 G#3 G3/.5 F3/.5 | D4/.5 C4/.5 A3/.5 F3/.5 Bb3 A3/.5 F3/.5 |
  Eb3/.5 Eb3/.5 G3/.5 Eb3/.5 C#4 Bb3/.5 G3/.5 | A3/.5 C#4/.5 E4/.5 G4/.5 C5 -`;

const VIBES = `
  -/4 | -/2.5 D6/.5 C#6/.5 Bb5/.5 | -/4 | -/1.5 A5/.5 G5/.5 F5/.5 E5 |
  -/4 | -/4 | -/2.5 D6/.5 Bb5/.5 G5/.5 | -/1.5 A5/.5 C#6/.5 E6/.5 G6 |
  -/2 A5/.5 D6/.5 F6 | -/2 F6/.5 D6/.5 Bb5 | -/2 B5/.5 D6/.5 F6 | -/2 F6/.5 D6/.5 C6 |
  -/2 Bb5/.5 D6/.5 G6 | -/2 G6/.5 Eb6/.5 C#6 | -/2 C#6/.5 E6/.5 G6 | A5/.5 F5/.5 D5/.5 A4/.5 D5/2 |
  D6/2 F6/2 | E6/2 G6/2 | F6/.5 C6/.5 A5/.5 F5/.5 -/2 | -/4 |
  D6/2 G6/2 | Eb6/2 Bb5/2 | -/4 | A5/.5 Bb5/.5 C#6/.5 E6/.5 G6 Bb6 |
  -/4 | -/3 F6/.5 D6/.5 | -/4 | -/2 D6/.5 F6/.5 Bb6/.5 F6/.5 |
  -/4 | -/3 D6/.5 Bb5/.5 | -/4 | -/2 C6/.5 C#6/.5 E6/.5 G6/.5`;

/** Bass figures: [beat, semitones above the root, beats]. */
const RIFFS = {
  spy: [
    [0, 0, 1.4],
    [1.5, 0, 0.5],
    [2, 7, 0.9],
    [3, 12, 0.5],
    [3.5, 7, 0.5],
  ],
  walk: [
    [0, 0, 0.9],
    [1, 7, 0.9],
    [2, 12, 0.9],
    [3, 7, 0.5],
    [3.5, 2, 0.5],
  ],
  drive: [
    [0, 0, 0.5],
    [0.5, 0, 0.5],
    [1.5, 12, 0.5],
    [2, 6, 0.9],
    [3, 5, 0.5],
    [3.5, 3, 0.5],
  ],
};

/** Bongo patterns on sixteenths: H high, h high and soft, L low. */
const BONGOS = {
  groove: '..H.L..h.H..L.Hh',
  fill: 'H.hHL.LhHhHhLLL.',
  tag: 'L.hHL.hHL.HhL.Hh',
};

/** Every bar of the piece: { bar, section, chord, root, voicing, lastOfFour }. */
function bars() {
  return SECTIONS.flatMap(({ name, chords }) => chords.split(' ').map((chord) => ({ section: name, chord }))).map(
    ({ section, chord }, bar) => {
      const [root, voicing] = CHORDS[chord];
      return { bar, section, root: midi(root), voicing: voicing.split(' ').map(pitch), lastOfFour: bar % 4 === 3 };
    },
  );
}

function playBass(out, { bar, section, root }, noise) {
  const riff = section === 'B' ? RIFFS.walk : section === 'tag' ? RIFFS.drive : RIFFS.spy;
  for (const [beat, interval, beats] of riff) {
    mix(out, bar * BAR + beat * BEAT, bass(pitch(root + interval), noise, beats * BEAT + 0.08), {
      gain: 0.62,
      pan: -0.08,
    });
  }
}

function playOrgan(out, { bar, section, voicing }) {
  const stabs =
    section === 'tag'
      ? [
          [0.5, 0.3],
          [2, 0.35],
          [3.5, 0.3],
        ]
      : [[0, 3.9]];
  for (const [beat, beats] of stabs) {
    for (const hz of voicing) {
      const gain = section === 'tag' ? 0.22 : 0.14;
      mix(out, bar * BAR + beat * BEAT, organ(hz / 2, beats * BEAT, { attack: section === 'tag' ? 0.01 : 0.12 }), {
        gain,
        pan: 0.15,
      });
    }
  }
}

function playDrums(out, { bar, section, lastOfFour }, noise) {
  const start = bar * BAR;
  for (const beat of section === 'tag' ? [0, 2] : [0, 2.5]) mix(out, start + beat * BEAT, kick(noise), { gain: 0.62 });
  for (const beat of [1, 3])
    mix(out, start + beat * BEAT, brush(noise), { gain: section === 'B' ? 0.4 : 0.26, pan: 0.1 });
  const pattern = lastOfFour ? BONGOS.fill : section === 'tag' ? BONGOS.tag : BONGOS.groove;
  for (const [k, stroke] of [...pattern].entries()) {
    if (stroke === '.') continue;
    const late = (k % 2 ? 0.012 : 0) + noise.between(0, 0.006);
    const gain = { H: 0.34, h: 0.17, L: 0.44 }[stroke] * noise.around(1, 0.12);
    mix(out, start + (k * BEAT) / 4 + late, bongo(stroke !== 'L', noise), { gain, pan: stroke === 'L' ? 0.22 : 0.42 });
  }
  for (let k = 0; k < 8; k++) mix(out, start + (k * BEAT) / 2, shaker(noise), { gain: k % 2 ? 0.1 : 0.16, pan: -0.45 });
}

const SCORE = bars();
const SECONDS = SCORE.length * BAR;

/** Organ, bass, bongos, guitar and vibes. */
export function lounge() {
  const dry = silence(SECONDS, { loop: true });
  const wet = silence(SECONDS, { loop: true });
  const noise = createNoise('title/lounge');
  for (const bar of SCORE) {
    playBass(dry, bar, noise);
    playOrgan(dry, bar);
    playDrums(dry, bar, noise);
  }
  for (const { beat, beats, hz } of melody(GUITAR)) {
    const string = guitar(hz, noise, beats * BEAT + 0.35);
    mixWithEcho(wet, beat * BEAT, string, { every: BEAT * 0.75, gain: 0.5, pan: -0.4, fade: 0.22, repeats: 1 });
  }
  for (const { beat, hz } of melody(VIBES)) mix(wet, beat * BEAT, vibes(hz, noise), { gain: 0.23, pan: 0.4 });
  reverb(wet, 0.5, { size: 1.1, decay: 0.83 });
  return mixStereo(wet, 0, dry);
}

/** The theremin's melody over the lowest notes of the organ. */
export function shadow() {
  const out = silence(SECONDS, { loop: true });
  const line = melody(THEREMIN).map(({ beat, beats, hz }) => ({ at: beat * BEAT, length: beats * BEAT, hz }));
  const lead = theremin(SECONDS, line, { loop: true });
  mixWithEcho(out, 0, lead, { every: BEAT * 0.75, gain: 0.24, fade: 0.33, repeats: 2 });
  for (const { bar, root } of SCORE.filter(({ bar }) => bar % 2 === 0)) {
    const low = shaped(organ(pitch(root + 12), 2 * BAR, { attack: 0.5 }), swell(2 * BAR, BAR * 1.4));
    mix(out, bar * BAR, low, { gain: 0.4 });
  }
  return reverb(out, 0.45, { size: 1.2, decay: 0.84 });
}
