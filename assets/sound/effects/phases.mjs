/** Phases and rounds begin. */
import { bass, bongo, brass, cymbal, guitar, kick, organ, timpani, vibes } from '../band.mjs';
import { mix, shaped, silence } from '../buffer.mjs';
import { swell } from '../envelope.mjs';
import { mixWithEcho, reverb } from '../reverb.mjs';
import { pitch } from '../score.mjs';
import { theremin } from '../voices.mjs';
import { chord, roll, timed } from './ensemble.mjs';

/** The Faza awake: a theremin climbs a tritone out of a low cluster. */
function fazaPhase(noise) {
  const out = silence(3.5);
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

/** The Team phase: bongos, a bass that walks up, a guitar that says "well, then". */
function teamPhase(noise) {
  const out = silence(2.8);
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

/** A new round: the hour strikes on the vibes, the bongos pick up the beat. */
function round(noise, take) {
  const out = silence(1.3);
  const chime = [
    ['D5', 'A5', 'E6'],
    ['D5', 'G5', 'B5'],
  ][take];
  chime.forEach((note, k) => {
    mix(out, 0.13 * k, vibes(pitch(note), noise, 1), { gain: 0.5, pan: -0.3 + 0.3 * k });
  });
  [0.39, 0.52, 0.585, 0.65].forEach((at, k) => {
    mix(out, at, bongo(k !== 3, noise), { gain: 0.4, pan: 0.3 });
  });
  mix(out, 0.65, bass(pitch('D2'), noise, 0.5), { gain: 0.6 });
  return reverb(out, 0.22, { size: 0.9, decay: 0.75 });
}

/** The game's name drops in: a brass chord with a flat second in it, timpani, and a lurking theremin. */
function logo(noise) {
  const out = silence(2);
  mix(out, 0, timpani(pitch('D2'), noise, 1.2), { gain: 0.9 });
  mix(out, 0, cymbal(noise, 1.4), { gain: 0.18 });
  chord(out, 0, ['D3', 'A3', 'Eb4', 'F4', 'A4'], (hz) => brass(hz, 0.7, { bite: 1.1 }), 0.34);
  const line = theremin(
    1.3,
    [
      { at: 0, length: 0.45, hz: pitch('A4') },
      { at: 0.45, length: 0.7, hz: pitch('D5') },
    ],
    { slide: 0.14 },
  );
  mixWithEcho(out, 0.3, line, { every: 0.2, gain: 0.25, repeats: 2 });
  return reverb(out, 0.3, { size: 1.1, decay: 0.8 });
}

export const phases = {
  logo: { kind: 'stinger', make: logo },
  fazaPhase: { kind: 'stinger', make: fazaPhase },
  teamPhase: { kind: 'stinger', make: teamPhase },
  round: { kind: 'stinger', takes: 2, make: round },
};
