/**
 * The music of Face Off: a small band in G minor, sixteen swinging bars, 35.2 s, going round for ever.
 *   title  bass, brushes, and the trumpet with its mute
 *   board  walk (bass and brushes) · calls (the trumpet, far apart) · fuse (a low trumpet, the big drum, a tin lid)
 */
import { mix, silence } from '../../buffer.mjs';
import { createNoise } from '../../noise.mjs';
import { reverb } from '../../reverb.mjs';
import { melody, pitch } from '../../score.mjs';
import { brushed, muted, stir, thump, tin, upright } from '../matchbox.mjs';

const BEAT = 0.55;
const BAR = 4 * BEAT;
const BARS = 16;
const SECONDS = BARS * BAR;
/** The second half of a beat comes late. */
const SWING = 0.66;

const BASS = `
  G2 Bb2 C3 D3 | F3 D3 C3 Bb2 | G2 Bb2 C3 C#3 | D3 C3 Bb2 F2 |
  C3 Eb3 F3 G3 | Bb3 G3 F3 Eb3 | G2 Bb2 C3 D3 | F3 D3 C3 Bb2 |
  Eb3 G3 Bb3 G3 | D3 F3 A3 F3 | G2 A2 Bb2 D3 | G3 F3 D3 Bb2 |
  Eb3 D3 C3 Bb2 | A2 C3 D3 F#2 | G2 Bb2 C3 C#3 | D3 A2 F#2 D2`;
const TUNE = `
  G4/2 Bb4 D5 | C5/0.66 Bb4/0.34 G4/3 | -/2 C5 C#5 | D5/3 - |
  Eb5/2 D5 C5 | Bb4/0.66 C5/0.34 G4/3 | -/4 | D5/0.66 F5/0.34 G5/2 - |
  G5/2 F5 Eb5 | F5/2 D5/2 | Bb4/0.66 C5/0.34 D5/3 | -/4 |
  C5/2 Bb4 G4 | A4/2 F#4/2 | G4/3 - | -/4`;
const CALLS = `
  -/4 | -/2 D5/0.66 F5/0.34 G5 | -/4 | -/4 | -/4 | -/4 | -/2 C5/0.66 C#5/0.34 D5 | -/4 |
  -/4 | -/4 | -/2 Bb4/0.66 C5/0.34 D5 | -/4 | -/4 | -/4 | -/2 G5/0.66 F5/0.34 D5 | -/4`;

function walking(out, noise, gain) {
  for (const { beat, hz } of melody(BASS))
    mix(out, beat * BEAT, upright(hz, noise, 0.62), { gain: beat % 2 ? gain : gain * 0.85, pan: -0.1 });
}

/** Brushes: stirred through each half of a bar, tapped on the second and the fourth beat. */
function brushes(out, noise, gain) {
  for (let beat = 0; beat < BARS * 4; beat++) {
    mix(out, beat * BEAT, stir(BEAT * 0.95, noise), { gain: gain * 0.4, pan: 0.25 });
    if (beat % 2) mix(out, beat * BEAT, brushed(noise), { gain, pan: 0.25 });
    if (beat % 2) mix(out, (beat + SWING) * BEAT, brushed(noise), { gain: gain * 0.4, pan: 0.25 });
  }
}

function blown(out, score, gain, pan) {
  for (const { beat, beats, hz } of melody(score))
    mix(out, beat * BEAT, muted(hz, Math.max(0.16, beats * BEAT * 0.92)), { gain, pan });
}

function title() {
  const out = silence(SECONDS, { loop: true });
  const noise = createNoise('faceOff/title');
  walking(out, noise, 0.6);
  brushes(out, noise, 0.35);
  blown(out, TUNE, 0.42, 0.1);
  return reverb(out, 0.1, { size: 0.7, decay: 0.6 });
}

function walk() {
  const out = silence(SECONDS, { loop: true });
  const noise = createNoise('faceOff/walk');
  walking(out, noise, 0.6);
  brushes(out, noise, 0.25);
  return reverb(out, 0.08, { size: 0.7, decay: 0.55 });
}

function calls() {
  const out = silence(SECONDS, { loop: true });
  blown(out, CALLS, 0.5, 0);
  return reverb(out, 0.16, { size: 0.8, decay: 0.66 });
}

function fuse() {
  const out = silence(SECONDS, { loop: true });
  const noise = createNoise('faceOff/fuse');
  for (let bar = 0; bar < BARS; bar++) {
    const at = bar * BAR;
    mix(out, at, muted(pitch(bar % 4 === 3 ? 'F#3' : 'G3'), BAR * 0.96), { gain: 0.35 });
    mix(out, at, thump(noise), { gain: 0.8 });
    for (const beat of [1, 2, 3, 3 + SWING]) mix(out, at + beat * BEAT, tin(1480, noise, 0.3), { gain: 0.1 });
  }
  return reverb(out, 0.1, { size: 0.7, decay: 0.6 });
}

/** The pieces of Face Off, as those of FAZA in `../../music/index.mjs`. */
export const MUSIC = [
  { title: 'title', bar: BAR, layers: [{ name: 'band', make: title, channels: 2, lufs: -23, kbps: 19 }] },
  {
    title: 'board',
    bar: BAR,
    layers: [
      { name: 'walk', make: walk, channels: 2, lufs: -25, kbps: 19 },
      { name: 'calls', make: calls, channels: 1, lufs: -26, kbps: 12 },
      { name: 'fuse', make: fuse, channels: 1, lufs: -25, kbps: 12 },
    ],
  },
];
