/** How a section plays together. */
import { timpani } from '../band.mjs';
import { mix } from '../buffer.mjs';
import { melody, pitch } from '../score.mjs';

/** Puts a written melody on the clock. */
export const timed = (text, beat) =>
  melody(text).map((note) => ({ at: note.beat * beat, length: note.beats * beat, hz: note.hz }));

/** A chord for a section, spread from left to right. */
export function chord(out, at, notes, play, gain) {
  notes.forEach((note, k) => {
    mix(out, at, play(pitch(note)), { gain, pan: notes.length > 1 ? -0.5 + k / (notes.length - 1) : 0 });
  });
}

/** A drum roll that grows. */
export function roll(out, at, length, hz, noise, gain) {
  for (let t = 0; t < length; t += 0.07) {
    mix(out, at + t, timpani(hz * noise.around(1, 0.004), noise, 0.6), {
      gain: gain * (0.15 + 0.85 * (t / length) ** 2),
      pan: noise.white() * 0.2,
    });
  }
}
