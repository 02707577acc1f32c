/** The turning points: phases begin, games end. */
import { bass, bell, bongo, brass, cymbal, guitar, kick, organ, timpani, vibes } from '../band.mjs';
import { mix, shaped, silence } from '../buffer.mjs';
import { swell } from '../envelope.mjs';
import { filtered } from '../filter.mjs';
import { mixWithEcho, reverb } from '../reverb.mjs';
import { melody, pitch } from '../score.mjs';
import { theremin } from '../voices.mjs';

/** Places a written melody on the clock. */
const timed = (text, beat) =>
  melody(text).map((note) => ({ at: note.beat * beat, length: note.beats * beat, hz: note.hz }));

/** A chord for a section, spread from left to right. */
function chord(out, at, notes, play, gain) {
  notes.forEach((note, k) => {
    mix(out, at, play(pitch(note)), { gain, pan: notes.length > 1 ? -0.5 + k / (notes.length - 1) : 0 });
  });
}

/** A drum roll that grows. */
function roll(out, at, length, hz, noise, gain) {
  for (let t = 0; t < length; t += 0.07) {
    mix(out, at + t, timpani(hz * noise.around(1, 0.004), noise, 0.6), {
      gain: gain * (0.15 + 0.85 * (t / length) ** 2),
      pan: noise.white() * 0.2,
    });
  }
}

/** The Faza stir: a theremin climbs a tritone out of a low cluster. */
function fazaPhase(noise) {
  const out = silence(3.7);
  chord(out, 0, ['D2', 'Eb2', 'A2', 'G#3'], (hz) => shaped(organ(hz, 3, { attack: 0.8 }), swell(3, 2.3)), 0.4);
  const line = theremin(
    3.1,
    [
      { at: 0.1, length: 0.9, hz: pitch('D4') },
      { at: 1, length: 0.8, hz: pitch('G#4') },
      { at: 1.8, length: 0.95, hz: pitch('D5') },
    ],
    { slide: 0.28, depth: 0.03, vibrato: 5.4 },
  );
  mixWithEcho(
    out,
    0,
    shaped(line, (t) => 0.35 + 0.25 * t),
    { every: 0.3, gain: 0.5, fade: 0.35, repeats: 2 },
  );
  roll(out, 0.9, 1.7, pitch('D2'), noise, 0.5);
  mix(out, 0.7, cymbal(noise, 2.4, 1.95), { gain: 0.14 });
  mix(out, 2.65, timpani(pitch('D2'), noise), { gain: 0.7 });
  return reverb(out, 0.4, { size: 1.2, decay: 0.84 });
}

/** The team's turn: bongos, a bass that walks up, a guitar that says "well, then". */
function teamPhase(noise) {
  const out = silence(3.1);
  const beat = 60 / 138;
  for (const { at, hz } of timed('D2/.5 D2/.5 F#2/.5 A2/.5 B2/.5 A2/.5 D3', beat))
    mix(out, at, bass(hz, noise, 0.4), { gain: 0.8, pan: -0.1 });
  for (const { at, length, hz } of timed('-/.5 A3/.5 D4/.5 F#4/.5 E4/.5 F#4/.5 A4', beat)) {
    mix(out, at, guitar(hz, noise, length + 0.4), { gain: 0.5, pan: 0.25 });
  }
  for (const at of [0, 2, 3]) mix(out, at * beat, kick(noise), { gain: 0.7 });
  for (const [at, high] of [
    [0.5, 1],
    [1, 0],
    [1.5, 1],
    [1.75, 1],
    [2.5, 0],
    [2.75, 1],
  ]) {
    mix(out, at * beat, bongo(high === 1, noise), { gain: 0.35, pan: high ? 0.4 : 0.2 });
  }
  const last = 3 * beat;
  chord(out, last, ['D4', 'F#4', 'B4', 'E5'], (hz) => brass(hz, 0.55, { bite: 0.7 }), 0.24);
  chord(out, last, ['F#5', 'A5', 'D6'], (hz) => vibes(hz, noise), 0.22);
  return reverb(out, 0.25, { size: 1, decay: 0.78 });
}

/** Six seconds of trumpets over the saved city. */
function victory(noise) {
  const out = silence(6);
  const beat = 60 / 126;
  const parts = [
    ['D4/.75 D4/.25 F#4/.5 A4/.5 D5/1.5 A4/.5 | B4/.75 B4/.25 A4/.5 B4/.5 C#5 E5 | F#5/4', 0.42, -0.2],
    ['A3/.75 A3/.25 D4/.5 F#4/.5 A4/1.5 F#4/.5 | G4/.75 G4/.25 F#4/.5 G4/.5 A4 C#5 | A4/4', 0.34, 0.25],
    ['F#3/.75 F#3/.25 A3/.5 D4/.5 F#4/1.5 D4/.5 | D4/.75 D4/.25 D4/.5 D4/.5 E4 G4 | D4/4', 0.3, 0.5],
  ];
  for (const [text, gain, pan] of parts) {
    for (const { at, length, hz } of timed(text, beat)) {
      mix(out, at, brass(hz, Math.min(length * 0.95, 1.5)), { gain, pan });
    }
  }
  for (const { at, length, hz } of timed('D2/2 D2 A2 | G2/2 A2 A1 | D2/4', beat))
    mix(out, at, bass(hz, noise, length), { gain: 0.6 });
  for (const [at, note] of [
    [0, 'D3'],
    [0.75, 'D3'],
    [2, 'D3'],
    [4, 'G2'],
    [6, 'A2'],
    [6.5, 'A2'],
    [7, 'A2'],
  ]) {
    mix(out, at * beat, timpani(pitch(note), noise), { gain: 0.5 });
  }
  roll(out, 7 * beat, beat, pitch('A2'), noise, 0.4);
  const last = 8 * beat;
  mix(out, last, timpani(pitch('D2'), noise), { gain: 0.9 });
  mix(out, last, cymbal(noise, 2), { gain: 0.22 });
  chord(out, last, ['D5', 'A5', 'D6', 'F#6'], (hz) => vibes(hz, noise, 1.8), 0.22);
  chord(out, last, ['D3', 'A3', 'D4'], (hz) => organ(hz, 1.6), 0.25);
  const wave = theremin(
    2.1,
    [
      { at: 0, length: 0.5, hz: pitch('A5') },
      { at: 0.5, length: 1.1, hz: pitch('D6') },
    ],
    { slide: 0.12 },
  );
  mixWithEcho(out, last - beat / 2, wave, { every: 0.2, gain: 0.2, repeats: 2 });
  return reverb(out, 0.3, { size: 1.1, decay: 0.8 });
}

/** The city falls: a tolling bell, the theremin sinking by half-tones, a last low cluster. */
function defeat(noise) {
  const out = silence(6);
  for (const at of [0, 1.5, 3])
    mix(out, at, bell(pitch('D4') * (at === 3 ? 2 ** (-1 / 12) : 1), noise), { gain: 0.55, pan: -0.2 });
  const line = theremin(
    4.6,
    [
      { at: 0.1, length: 0.65, hz: pitch('A5') },
      { at: 0.75, length: 0.7, hz: pitch('G#5') },
      { at: 1.5, length: 0.7, hz: pitch('F5') },
      { at: 2.2, length: 0.7, hz: pitch('E5') },
      { at: 3, length: 1.3, hz: pitch('C#5') },
    ],
    { slide: 0.09, depth: 0.022, vibrato: 5.2 },
  );
  mixWithEcho(out, 0, line, { every: 0.38, gain: 0.4, fade: 0.4, repeats: 3 });
  const low = (notes, at, length) =>
    chord(out, at, notes, (hz) => filtered(brass(hz, length, { bite: 0.4 }), 'low', 900), 0.4);
  low(['D3', 'F3', 'A3'], 0, 1.35);
  low(['D3', 'F3', 'Bb3'], 1.5, 1.35);
  low(['C#3', 'G3', 'Bb3'], 3, 1.9);
  roll(out, 2.2, 0.8, pitch('C#2') * 1.5, noise, 0.25);
  mix(out, 3, timpani(pitch('C#2'), noise, 1.6), { gain: 0.9 });
  chord(out, 3, ['C#2', 'D2', 'G2'], (hz) => shaped(organ(hz, 2.7, { attack: 0.2 }), swell(2.7, 0.6)), 0.4);
  return reverb(out, 0.4, { size: 1.2, decay: 0.85 });
}

export const phases = {
  fazaPhase: { kind: 'sustained', make: fazaPhase },
  teamPhase: { kind: 'sustained', make: teamPhase },
  victory: { kind: 'sustained', make: victory },
  defeat: { kind: 'sustained', make: defeat },
};
