import { SAMPLE_RATE, samplesIn, silence } from './buffer.mjs';

/** Silence between parts, so that no neighbor is audible if a decoder is some milliseconds off. */
const GAP = 0.1;
/** A loop continues this long before its start and after its end, so that such a decoder finds no gap. */
const OVERLAP = 0.12;

export const milliseconds = (samples) => Math.round((samples / SAMPLE_RATE) * 1e6) / 1e3;

/**
 * Places sounds in sequence in one file.
 * @param {{ name: string, sound: { left: Float32Array, right: Float32Array, loop: boolean } }[]} parts
 * @returns {{ file: object, places: { name: string, start: number, length: number, loop: boolean }[], sprite: object }}
 * places in samples; sprite in howler's format, in milliseconds
 */
export function assemble(parts) {
  const places = [];
  let at = 0;
  for (const { name, sound } of parts) {
    const overlap = sound.loop ? samplesIn(OVERLAP) : 0;
    const length = sound.left.length;
    places.push({ name, start: at + overlap, length, loop: sound.loop });
    at += length + 2 * overlap + samplesIn(GAP);
  }
  const file = silence(at / SAMPLE_RATE);
  for (const [k, { start, length, loop }] of places.entries()) {
    const overlap = loop ? samplesIn(OVERLAP) : 0;
    const { left, right } = parts[k].sound;
    for (let i = -overlap; i < length + overlap; i++) {
      const from = (i + length) % length;
      file.left[start + i] = left[from];
      file.right[start + i] = right[from];
    }
  }
  const sprite = Object.fromEntries(
    places.map(({ name, start, length, loop }) => [
      name,
      [milliseconds(start), milliseconds(length), ...(loop ? [true] : [])],
    ]),
  );
  return { file, places, sprite };
}
