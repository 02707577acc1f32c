/**
 * The music of Faction Fun: sixteen slow bars in D, 38.4 s, going round for ever; string and reed are equals, without drums.
 *   title  both peoples, in turns and then together
 *   board  still (low string, a little clay) · answers (string against reed) · watch (a low reed, a clock of clay)
 */
import { mix, silence } from '../../buffer.mjs';
import { createNoise } from '../../noise.mjs';
import { reverb } from '../../reverb.mjs';
import { melody, pitch } from '../../score.mjs';
import { bell, clink, knock, plucked, reeded } from '../clay.mjs';

const BEAT = 0.6;
const BAR = 4 * BEAT;

/** A root and the notes above it, one for each bar. */
const CHORDS = ['D3 A3 F#4', 'B2 F#3 D4', 'G2 D3 B3', 'A2 E3 C#4', 'D3 A3 F#4', 'G2 D3 B3', 'E3 B3 G4', 'A2 E3 C#4'];
const BARS = Array.from({ length: 16 }, (_, bar) => ({
  at: bar * BAR,
  notes: CHORDS[bar % 8].split(' ').map(pitch),
  last: bar % 8 === 7,
}));
const SECONDS = BARS.length * BAR;

const HEARTH = `
  A4 F#4 D5/2 | D5 B4 F#4/2 | B4 D5 G4/2 | A4/2 E4/2 | -/4 | -/4 | -/4 | -/4 |
  A4 B4 D5 F#5 | E5 D5 B4/2 | D5 B4 G4/2 | E5/2 C#5/2 | A4 F#4 D5/2 | B4/2 D5/2 | B4 G4 E4/2 | A4/4`;
const SAIL = `
  -/4 | -/4 | -/4 | -/4 | A4 F#4 D5/2 | D5 B4 G4/2 | B4 E5 G4/2 | A4/2 E4/2 |
  F#4/2 A4/2 | F#4/2 D4/2 | G4/2 B4/2 | A4/4 | F#4/2 A4/2 | G4/2 B4/2 | G4/2 E4/2 | C#4/4`;

/** Broken chords on the low string. */
function broken(out, noise, gain) {
  for (const { at, notes } of BARS)
    [0, 1, 2, 1].forEach((note, beat) => {
      mix(out, at + beat * BEAT, plucked(notes[note], noise, 1.4), { gain: beat ? gain * 0.7 : gain, pan: 0.15 });
    });
}

/** The string's line and the reed's; `gain` of both, as they are of equal rank. */
function lines(out, noise, gain, width) {
  for (const { beat, hz } of melody(HEARTH)) mix(out, beat * BEAT, plucked(hz, noise, 1.2), { gain, pan: width });
  for (const { beat, beats, hz } of melody(SAIL))
    mix(out, beat * BEAT, reeded(hz, noise, beats * BEAT * 0.95), { gain: gain * 0.6, pan: -width });
}

function title() {
  const out = silence(SECONDS, { loop: true });
  const noise = createNoise('factionFun/title');
  broken(out, noise, 0.35);
  lines(out, noise, 0.45, 0.3);
  for (const { at, last } of BARS) if (last) mix(out, at + 2 * BEAT, bell(pitch('A5'), noise, 1.6), { gain: 0.12 });
  return reverb(out, 0.14, { size: 0.9, decay: 0.72 });
}

function still() {
  const out = silence(SECONDS, { loop: true });
  const noise = createNoise('factionFun/still');
  broken(out, noise, 0.45);
  for (const { at } of BARS) mix(out, at + 3 * BEAT, clink(noise.around(1500, 0.05), noise), { gain: 0.07, pan: -0.4 });
  return reverb(out, 0.12, { size: 0.8, decay: 0.7 });
}

function answers() {
  const out = silence(SECONDS, { loop: true });
  lines(out, createNoise('factionFun/answers'), 0.4, 0);
  return reverb(out, 0.14, { size: 0.8, decay: 0.7 });
}

function watch() {
  const out = silence(SECONDS, { loop: true });
  const noise = createNoise('factionFun/watch');
  for (const { at, notes } of BARS) {
    mix(out, at, reeded(notes[0], noise, BAR * 0.98), { gain: 0.3 });
    for (const beat of [0, 1.5, 3]) mix(out, at + beat * BEAT, knock(360, noise), { gain: beat ? 0.1 : 0.16 });
  }
  return reverb(out, 0.1, { size: 0.7, decay: 0.65 });
}

/** The pieces of Faction Fun, as those of FAZA in `../../music/index.mjs`. */
export const MUSIC = [
  { title: 'title', bar: BAR, layers: [{ name: 'coast', make: title, channels: 2, lufs: -23, kbps: 19 }] },
  {
    title: 'board',
    bar: BAR,
    layers: [
      { name: 'still', make: still, channels: 2, lufs: -25, kbps: 19 },
      { name: 'answers', make: answers, channels: 1, lufs: -25, kbps: 12 },
      { name: 'watch', make: watch, channels: 1, lufs: -25, kbps: 12 },
    ],
  },
];
