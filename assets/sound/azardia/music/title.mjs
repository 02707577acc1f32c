/**
 * The title's music: a swaggering march for kazoo, 24 bars at 133 beats a minute, 43.2 s, going round for ever.
 *   A   bars  1-8    in F; it ends in a raspberry
 *   A'  bars  9-16   by the minor fourth; the slide whistle answers
 *   B   bars 17-24   in D minor: the xylophone leads, the kazoo rests
 * A beat is 21,600 samples.
 */
import { shaker } from '../../band.mjs';
import { mix, mixStereo, silence } from '../../buffer.mjs';
import { glide } from '../../envelope.mjs';
import { createNoise } from '../../noise.mjs';
import { reverb } from '../../reverb.mjs';
import { melody } from '../../score.mjs';
import { boxKick, kazoo, raspberry, slideWhistle, toyDrum, woodblock, xylophone } from '../toys.mjs';
import { barsOf, oompah, strokes } from './form.mjs';

const BEAT = 0.45;
export const BAR = 4 * BEAT;

const BARS = barsOf('F F C7 C7 C7 C7 F C7  F F7 Bb Bbm F D7 G7,C7 F  Dm A7 Dm A7 Bb F G7 C7', BAR);
const SECONDS = BARS.length * BAR;

const KAZOO = `
  C5 A4/.5 C5/.5 F5 - | E5/.5 F5/.5 E5/.5 D5/.5 C5 - | Bb4 G4/.5 Bb4/.5 E5 - | D5/.5 E5/.5 D5/.5 C5/.5 Bb4 - |
  G4/.5 Bb4/.5 C5 E5/.5 D5/.5 C5 | Bb4/.5 C5/.5 D5 G5/2 | A5 F5/.5 D5/.5 C5/.5 A4/.5 F4 | -/2 C5/.5 B4/.5 C5 |
  C5 A4/.5 C5/.5 F5 - | A5/.5 G5/.5 F5/.5 Eb5/.5 C5 - | D5 Bb4/.5 D5/.5 F5 Bb5 | Bb5/.5 Ab5/.5 F5/.5 Db5/.5 F5 - |
  C5/.5 F5/.5 A5 G5/.5 F5/.5 C5 | F#5/.5 A5/.5 C6 A5/2 | G5/.5 F5/.5 D5/.5 B4/.5 C5/.5 D5/.5 E5 | F5 -/.5 C5/.5 F5 - |
  -/4 | -/4 | -/4 | -/4 | -/4 | -/4 | -/4 | C5/.5 D5/.5 E5/.5 F5/.5 G5/.5 A5/.5 Bb5/.5 B5/.5`;

const XYLOPHONE = `
  -/4 | -/3 A5/.5 C6/.5 | -/4 | -/3 G5/.5 Bb5/.5 | -/4 | -/4 | -/4 | -/4 |
  -/3 A5/.5 C6/.5 | -/3 F6/.5 Eb6/.5 | -/4 | -/3 F6/.5 Db6/.5 | -/4 | -/4 | -/4 | -/2 F6/.5 C6/.5 F6 |
  D5/.5 F5/.5 A5 A4/.5 D5/.5 F5 | C#5/.5 E5/.5 G5 E5/2 | F5/.5 E5/.5 D5 A5/.5 G5/.5 F5 | E5 C#5 A4/2 |
  D5/.5 F5/.5 Bb5 A5/.5 G5/.5 F5 | C5/.5 F5/.5 A5 G5/.5 F5/.5 C5 | B4/.5 D5/.5 F5 D5/.5 B4/.5 G4 | -/4`;

/** Drum of paper and wood, on sixteenths. */
const DRUMS = {
  march: 'k...d..dk..dd.d.',
  turn: 'k...d.ddk.d.dddd',
  b: 'k..w..w.k..w.ww.',
};

/** Swung eighths: the second of each pair is late by this fraction of a beat. */
const SWING = 0.09;
const swung = (beat) => (Math.abs((beat % 1) - 0.5) < 0.01 ? beat + SWING : beat) * BEAT;

export function march() {
  const dry = silence(SECONDS, { loop: true });
  const wet = silence(SECONDS, { loop: true });
  const noise = createNoise('azardia/title');
  const play = {
    k: { voice: () => boxKick(noise), gain: 0.6 },
    d: { voice: () => toyDrum(noise), gain: 0.3, pan: 0.2 },
    w: { voice: () => woodblock(760, noise), gain: 0.34, pan: -0.35 },
  };
  for (const bar of BARS) {
    oompah(dry, bar, BEAT, noise);
    strokes(dry, bar.at, bar.ofEight === 7 ? DRUMS.turn : bar.bar < 16 ? DRUMS.march : DRUMS.b, BEAT, play, noise);
    for (let k = 0; k < 8; k++)
      mix(dry, bar.at + swung(k / 2), shaker(noise), { gain: k % 2 ? 0.12 : 0.07, pan: -0.5 });
  }
  for (const { beat, beats, hz } of melody(KAZOO))
    mix(wet, swung(beat), kazoo(hz, beats * BEAT * 0.9), { gain: 0.42, pan: -0.05 });
  for (const { beat, hz } of melody(XYLOPHONE))
    mix(wet, swung(beat), xylophone(hz, noise, 0.6), { gain: 0.34, pan: 0.35 });
  mix(wet, 7 * BAR, raspberry(glide(84, 56, 0.7), 0.75, noise), { gain: 0.34, pan: 0.3 });
  mix(wet, 5 * BAR + 2.6 * BEAT, slideWhistle(glide(500, 1500, 0.5), 0.55, noise), { gain: 0.18, pan: 0.5 });
  mix(wet, 13 * BAR + 2.5 * BEAT, slideWhistle(glide(1600, 480, 0.6), 0.65, noise), { gain: 0.18, pan: 0.5 });
  reverb(wet, 0.14, { size: 0.6, decay: 0.62 });
  return mixStereo(wet, 0, dry);
}
