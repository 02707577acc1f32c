/** A small notation for melodies, so that a score can be read and edited as text. */

const STEPS = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** "C#4" → MIDI number 61. */
export function midi(name) {
  const parts = /^([A-G])([#b]?)(-?\d)$/.exec(name);
  if (!parts) throw new Error(`not a note: ${name}`);
  const [, step, accidental, octave] = parts;
  return STEPS[step] + { '#': 1, b: -1, '': 0 }[accidental] + 12 * (Number(octave) + 1);
}

/** MIDI number (or note name) → Hz; A4 = 440. */
export const pitch = (note) => 440 * 2 ** (((typeof note === 'string' ? midi(note) : note) - 69) / 12);

/**
 * Reads a line of music: notes are pitch/beats ("D5/2.5", "D5" for one beat), "-" rests, "|" ends a bar, which must be
 * complete.
 * @returns {{ beat: number, beats: number, hz: number }[]}
 */
export function melody(text, beatsPerBar = 4) {
  const notes = [];
  let beat = 0;
  for (const bar of text.split('|')) {
    const start = beat;
    for (const word of bar.trim().split(/\s+/)) {
      const [name, length = '1'] = word.split('/');
      if (name !== '-') notes.push({ beat, beats: Number(length), hz: pitch(name) });
      beat += Number(length);
    }
    if (Math.abs(beat - start - beatsPerBar) > 1e-9) {
      throw new Error(`bar "${bar.trim()}" has ${beat - start} beats, not ${beatsPerBar}`);
    }
  }
  return notes;
}
