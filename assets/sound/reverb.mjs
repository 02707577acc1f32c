import { mix, samplesIn } from './buffer.mjs';

const COMBS = [1695, 1760, 1623, 1548, 1390, 1476];
const ALLPASSES = [245, 605, 480];
/** The right ear hears a slightly longer room, which makes the sound wide. */
const EAR_OFFSET = 23;

/** One ear of a Schroeder reverberator: parallel damped combs, then allpasses in series. */
function createRoom({ size, decay, ear }) {
  const combs = COMBS.map((n) => ({
    line: new Float32Array(Math.round((n + ear * EAR_OFFSET) * size)),
    at: 0,
    damped: 0,
  }));
  const allpasses = ALLPASSES.map((n) => ({ line: new Float32Array(n + ear * 11), at: 0 }));
  return (input) => {
    let sum = 0;
    for (const c of combs) {
      const echo = c.line[c.at];
      c.damped = echo * 0.65 + c.damped * 0.35;
      c.line[c.at] = input + c.damped * decay;
      c.at = (c.at + 1) % c.line.length;
      sum += echo;
    }
    sum /= combs.length;
    for (const a of allpasses) {
      const echo = a.line[a.at];
      const out = echo - sum;
      a.line[a.at] = sum + echo * 0.5;
      a.at = (a.at + 1) % a.line.length;
      sum = out;
    }
    return sum;
  };
}

/**
 * Adds a room to a sound, in place.
 * @param amount level of the room
 * @param size 0.3 box .. 1.2 hall
 * @param decay 0.5 dry .. 0.88 long
 */
export function reverb(sound, amount, { size = 1, decay = 0.8 } = {}) {
  const { left, right, loop } = sound;
  const n = left.length;
  const dry = Float32Array.from(left, (v, i) => (v + right[i]) / 2);
  [left, right].forEach((side, ear) => {
    const room = createRoom({ size, decay, ear });
    // A loop is played through the room once beforehand, so that its start already contains the reverb of its end.
    if (loop) for (let i = 0; i < n; i++) room(dry[i]);
    for (let i = 0; i < n; i++) side[i] += amount * room(dry[i]);
  });
  return sound;
}

/** Tape echo: mixes a voice with its fading repeats, alternating between the sides. */
export function mixWithEcho(sound, at, voice, { every, gain = 1, pan = 0, fade = 0.4, repeats = 3 }) {
  mix(sound, at, voice, { gain, pan });
  for (let k = 1; k <= repeats; k++) {
    const side = typeof pan === 'function' || k % 2 ? 0.6 : -0.6;
    mix(sound, at + k * every, voice, { gain: gain * fade ** k, pan: side });
  }
  return sound;
}

/** A voice through a short comb filter: the metal box of a loudspeaker or the hull of a ship. */
export function boxed(voice, seconds, feedback) {
  const out = Float32Array.from(voice);
  const delay = samplesIn(seconds);
  for (let i = delay; i < out.length; i++) out[i] += feedback * out[i - delay];
  return out;
}
