/** The pulse: trouble is brewing. Bongos, kick, a restless plucked bass, muted guitar off the beat. */
import { bass, bongo, chop, kick } from '../../band.mjs';
import { mix, silence } from '../../buffer.mjs';
import { createNoise } from '../../noise.mjs';
import { reverb } from '../../reverb.mjs';
import { pitch } from '../../score.mjs';
import { BARS, BEAT, SECONDS } from './form.mjs';

/**
 * Bass figures, [beat, step, beats]: steps are semitones above the root, `c` the color of the chord. On the third beat
 * and in the turns they agree with the bass of the bed.
 */
const RIFFS = {
  prowl: [
    [0, 0, 0.7],
    [1.5, 0, 0.4],
    [2, 7, 0.45],
    [2.5, 'c', 0.45],
    [3, 12, 0.4],
    [3.5, 'c', 0.4],
  ],
  answer: [
    [0, 0, 0.45],
    [0.5, 0, 0.4],
    [1.5, 12, 0.45],
    [2.5, 7, 0.45],
    [3, 'c', 0.45],
    [3.5, 7, 0.4],
  ],
  walk: [
    [0, 0, 0.85],
    [1, 12, 0.85],
    [2, 7, 0.85],
    [3, 'c', 0.45],
    [3.5, 7, 0.4],
  ],
  turn: [
    [0, 0, 0.7],
    [1, 0, 0.4],
    [1.5, 12, 0.4],
    [2, 7, 0.45],
    [2.5, 'c', 0.45],
    [3, 5, 0.45],
    [3.5, 2, 0.4],
  ],
};

/** Bongo patterns on sixteenths: H high, h high and soft, L low, l low and soft. */
const BONGOS = {
  A: ['H..hL.h.H.h.L.hh', 'H..hL.hhH..HL.hl', 'H..hL.h.H.hhL.h.'],
  B: ['H.h.L.h.H.h.L.Hh', 'HhL.h.L.HhL.h.LL', 'H.h.L.hHh.h.L.Hh'],
  fill: ['H.hHL.LhHhHhLLL.', 'HHL.HHL.HLHLHhLL', 'h.h.H.H.hHhHLhLL'],
};

const riffOf = ({ section, ofFour }) => {
  if (ofFour === 3) return RIFFS.turn;
  if (section === 'B') return RIFFS.walk;
  return ofFour === 1 ? RIFFS.answer : RIFFS.prowl;
};

function playBass(out, bar, noise) {
  for (const [beat, step, beats] of riffOf(bar)) {
    const interval = step === 'c' ? bar.color : step;
    const gain = noise.around(beat === 0 ? 0.52 : 0.44, 0.06);
    mix(out, bar.at + beat * BEAT, bass(pitch(bar.root + interval), noise, beats * BEAT + 0.06), { gain });
  }
}

function playBongos(out, { at, bar, section, ofEight }, noise) {
  const patterns = ofEight === 7 ? BONGOS.fill : BONGOS[section[0]];
  for (const [k, stroke] of [...patterns[(bar + Math.floor(bar / 8)) % patterns.length]].entries()) {
    if (stroke === '.') continue;
    const late = (k % 2 ? 0.014 : 0) + noise.between(0, 0.006);
    const gain = { H: 0.34, h: 0.16, L: 0.42, l: 0.22 }[stroke] * noise.around(1, 0.15);
    mix(out, at + (k * BEAT) / 4 + late, bongo(stroke === 'H' || stroke === 'h', noise), { gain });
  }
}

export function pulse() {
  const out = silence(SECONDS, { loop: true });
  const noise = createNoise('board/pulse');
  for (const bar of BARS) {
    playBass(out, bar, noise);
    playBongos(out, bar, noise);
    for (const beat of bar.section === 'B' ? [0, 2] : [0, 1.5, 2.5]) {
      mix(out, bar.at + beat * BEAT, kick(noise), { gain: beat === 0 ? 0.55 : 0.4 });
    }
    for (const beat of bar.ofFour === 2 ? [0.5, 1.5, 3.5] : [1, 2.5, 3]) {
      for (const hz of bar.voicing.slice(1, 3)) mix(out, bar.at + beat * BEAT, chop(hz, noise), { gain: 0.22 });
    }
  }
  return reverb(out, 0.08, { size: 0.5, decay: 0.55 });
}
