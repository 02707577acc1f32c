/** The major events, played by the whole toy band: kazoos, ukulele, paper drum, a party blower. */
import { mix, shaped, silence } from '../../buffer.mjs';
import { glide, struck, swell } from '../../envelope.mjs';
import { filtered } from '../../filter.mjs';
import { reverb } from '../../reverb.mjs';
import { melody, pitch } from '../../score.mjs';
import { drum, hiss, tone } from '../../voices.mjs';
import {
  band,
  blower,
  boxKick,
  kazoo,
  paper,
  raspberry,
  slideWhistle,
  strum,
  ting,
  toyDrum,
  toyPiano,
  woodblock,
  xylophone,
} from '../toys.mjs';

const BEAT = 0.4;

/** Puts a written line on the clock, for an instrument: (hz, seconds) => voice. */
function line(out, at, text, beat, play, { gain = 0.5, pan = 0 } = {}) {
  for (const { beat: on, beats, hz } of melody(text, melodyBeats(text)))
    mix(out, at + on * beat, play(hz, beats * beat), { gain, pan });
}

/** A fanfare is one bar of any length. */
const melodyBeats = (text) =>
  text
    .trim()
    .split(/\s+/)
    .reduce((sum, word) => sum + Number(word.split('/')[1] ?? 1), 0);

/** Two kazoos, a third or so apart. */
function duet(out, at, high, low, beat, gain = 0.42) {
  line(out, at, high, beat, (hz, seconds) => kazoo(hz, seconds * 0.92), { gain, pan: -0.25 });
  line(out, at, low, beat, (hz, seconds) => kazoo(hz, seconds * 0.92), { gain: gain * 0.8, pan: 0.3 });
}

/** A crescendo roll on a paper drum. */
function roll(out, at, length, noise, gain) {
  for (let t = 0; t < length; t += 0.052)
    mix(out, at + t, toyDrum(noise, 280), { gain: gain * (0.25 + (0.75 * t) / length), pan: 0.15 });
}

/** The sky changes: thunder from a sheet of tinfoil, and a glitter of toys over it. */
function event(noise, take) {
  const out = silence(2);
  const wobble = tone(1.5, (t) => 4 + 3 * t);
  const sheet = filtered(hiss(1.5, noise), 'low', (t) => 260 + 900 * swell(1.5, 0.5)(t), 1.2).map(
    (v, i) => v * (1 + 0.7 * wobble[i]),
  );
  mix(out, 0, shaped(sheet, swell(1.5, 0.45)), { gain: 0.9, pan: (t) => -0.7 + t });
  const notes = [
    ['G5', 'B5', 'Eb6', 'G6', 'B6', 'Eb7'],
    ['C6', 'Ab5', 'E6', 'C6', 'Ab6', 'E6'],
  ][take];
  notes.forEach((note, k) => {
    mix(out, 0.35 + 0.13 * k, toyPiano(pitch(note), noise, 0.8), { gain: 0.3, pan: -0.6 + 0.24 * k });
  });
  mix(out, 0.3, slideWhistle(take ? glide(1500, 700, 0.9) : glide(600, 1500, 0.9), 0.9, noise, { shake: 0.03 }), {
    gain: 0.14,
    pan: 0.4,
  });
  return reverb(out, 0.15, { size: 0.8, decay: 0.7 });
}

/** A duel begins: the drum, the challenge of two kazoos, the bell. */
function duel(noise) {
  const out = silence(1.6);
  roll(out, 0, 0.5, noise, 0.4);
  duet(out, 0.5, 'G4/.5 G4/.5 C5 Eb5', 'Eb4/.5 Eb4/.5 G4 C5', 0.2);
  mix(out, 0.5, boxKick(noise), { gain: 0.7 });
  mix(out, 0.9, boxKick(noise), { gain: 0.7 });
  return mix(out, 1.1, ting(1150, noise, 0.5), { gain: 0.5, pan: 0.3 });
}

/** A duel won: a kazoo's idea of a fanfare. */
function duelWon(noise, take) {
  const out = silence(1.6);
  const [high, low] = [
    ['C5/.5 C5/.5 C5/.5 E5/.5 G5/2', 'G4/.5 G4/.5 G4/.5 C5/.5 E5/2'],
    ['D5/.5 F#5/.5 A5/.5 F#5/.5 D6/2', 'A4/.5 D5/.5 F#5/.5 D5/.5 A5/2'],
  ][take];
  duet(out, 0, high, low, 0.23);
  strum(out, 0.46, (take ? ['A4', 'D5', 'F#5'] : ['G4', 'C5', 'E5']).map(pitch), noise, { gain: 0.3, seconds: 0.6 });
  for (const at of [0, 0.23, 0.46]) mix(out, at, toyDrum(noise), { gain: 0.4, pan: 0.2 });
  return mix(out, 0.46, boxKick(noise), { gain: 0.7 });
}

/** Somebody reaches 150: the Tyrant's tongue rolls out, and a clock starts. */
function grace(noise) {
  const out = silence(3);
  mix(out, 0, paper(0.35, noise, { from: 800, to: 4200, rough: 0.6, peak: 0.8 }), { gain: 0.5, pan: -0.3 });
  mix(out, 0.22, blower(0.75, noise), { gain: 0.6 });
  mix(out, 1.0, ting(1568, noise, 0.9), { gain: 0.4, pan: 0.3 });
  for (let k = 0; k < 6; k++)
    mix(out, 1.15 + 0.24 * k, woodblock(k % 2 ? 620 : 820, noise), { gain: 0.5, pan: k % 2 ? 0.3 : -0.3 });
  ['E5', 'F5', 'E5', 'Bb5'].forEach((note, k) => {
    mix(out, 1.15 + 0.36 * k, toyPiano(pitch(note), noise, 0.9), { gain: 0.32 });
  });
  return reverb(out, 0.14, { size: 0.7, decay: 0.68 });
}

/** The player on 150 loses it: the blower sinks, the clock stops. */
function graceBroken(noise) {
  const out = silence(1.6);
  mix(out, 0, woodblock(300, noise), { gain: 0.8 });
  mix(out, 0.06, kazoo(glide(520, 170, 0.8), 0.85), { gain: 0.4, pan: -0.2 });
  mix(out, 0.06, kazoo(glide(660, 216, 0.8), 0.85), { gain: 0.3, pan: 0.2 });
  mix(out, 0.95, drum(0.3, 70, noise, { drop: 0.6, click: 0.3 }), { gain: 0.8 });
  return mix(out, 1.0, ting(900, noise, 0.3), { gain: 0.2, pan: 0.3 });
}

/** Victory: the whole band, once through, and everything falls over. */
function victory(noise) {
  const out = silence(5.2);
  roll(out, 0, 0.35, noise, 0.35);
  const at = 0.4;
  duet(
    out,
    at,
    'G4/.5 C5/.5 E5/.5 G5 E5/.5 G5/2 A5/.5 A5/.5 F5/.5 D5/.5 B5/.5 A5/.5 C6/2.5',
    'E4/.5 G4/.5 C5/.5 E5 C5/.5 E5/2 F5/.5 F5/.5 D5/.5 B4/.5 F5/.5 F5/.5 E5/2.5',
    BEAT * 0.75,
    0.4,
  );
  const beat = BEAT * 0.75;
  const chords = [
    ['G4', 'C5', 'E5'],
    ['G4', 'C5', 'E5'],
    ['A4', 'C5', 'F5'],
    ['G4', 'B4', 'F5'],
    ['G4', 'C5', 'E5', 'C6'],
  ];
  [0, 2, 5, 7, 8].forEach((on, k) => {
    strum(out, at + on * beat, chords[k].map(pitch), noise, { gain: 0.28, seconds: 0.6, pan: 0.2 });
    mix(out, at + on * beat, band(pitch(['C3', 'C3', 'F2', 'G2', 'C3'][k]), noise, 0.5), { gain: 0.7 });
  });
  for (let on = 0; on < 8; on++) {
    mix(out, at + on * beat, boxKick(noise), { gain: on % 2 ? 0.3 : 0.6 });
    mix(out, at + (on + 0.5) * beat, toyDrum(noise), { gain: 0.35, pan: 0.15 });
  }
  const end = at + 8 * beat;
  ['C6', 'E6', 'G6', 'C7'].forEach((note, k) => {
    mix(out, end + 0.09 * k, xylophone(pitch(note), noise), { gain: 0.3, pan: -0.4 + 0.2 * k });
  });
  mix(out, end + 0.5, blower(0.5, noise, { hz: 466 }), { gain: 0.4, pan: -0.2 });
  mix(out, end + 1.15, raspberry(glide(80, 58, 0.4), 0.4, noise), { gain: 0.32, pan: 0.25 });
  mix(out, end + 1.6, ting(2093, noise, 0.6), { gain: 0.35 });
  return reverb(out, 0.1, { size: 0.6, decay: 0.6 });
}

/** Somebody else has won: polite, and out of tune. */
function defeat(noise) {
  const out = silence(2.8);
  duet(out, 0, 'G4/.5 C5/.5 E5 D5/.5 C5/.5 B4/1.5', 'E4/.5 G4/.5 C5 Ab4/.5 Ab4/.5 F4/1.5', 0.3, 0.36);
  strum(out, 1.35, ['F4', 'Ab4', 'B4'].map(pitch), noise, { gain: 0.3, seconds: 0.7, gap: 0.04 });
  mix(out, 1.35, boxKick(noise), { gain: 0.6 });
  return mix(out, 1.75, shaped(kazoo(glide(240, 128, 0.7), 0.75, { scoop: 0 }), struck(0.6, 0.01)), { gain: 0.4 });
}

export const fanfares = {
  event: { kind: 'stinger', takes: 2, make: event },
  duel: { kind: 'stinger', make: duel },
  duelWon: { kind: 'stinger', takes: 2, make: duelWon },
  grace: { kind: 'stinger', make: grace },
  graceBroken: { kind: 'stinger', make: graceBroken },
  victory: { kind: 'stinger', make: victory },
  'victory/rival': { kind: 'stinger', make: defeat },
};
