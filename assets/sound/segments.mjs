/**
 * Music in segments: a layer is cut into pieces of a few bars, encoded separately and stored in sequence in one file.
 * The game decodes a piece shortly before it plays and releases it afterward, so that a layer of more than a minute
 * only takes memory for a few seconds.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { samplesIn, slice, toWav } from './buffer.mjs';
import { decode } from './encode.mjs';

/** How early each segment starts, in seconds: it fades in over the end of the one before. */
export const LEAD = 0.06;
/** How much longer it continues, so that a decoder that is some samples off leaves no gap. */
const TAIL = 0.02;
/** The length of the game's crossfade, in seconds. */
export const BLEND = 0.03;

/**
 * Encodes a loop in `count` segments of equal length.
 * @param encode (wav contents, path) => void
 * @returns {{ contents: Buffer, cuts: number[], decoded: object }} the file, where each segment starts in it and where
 * the last one ends in bytes, and the sound as the game plays it
 */
export function inSegments(sound, { count, channels, out, encode, extension }) {
  const length = sound.left.length / count;
  if (!Number.isInteger(length))
    throw new Error(`a loop of ${sound.left.length} samples has no ${count} equal segments`);
  const folder = mkdtempSync(join(out, 'segments-'));
  try {
    const parts = Array.from({ length: count }, (_, nth) => {
      const path = join(folder, `${nth}.${extension}`);
      const from = nth * length;
      const body = slice(sound, from - samplesIn(LEAD), from + length + samplesIn(TAIL));
      encode(toWav(body, channels), path);
      return { contents: readFileSync(path), decoded: decode(path, channels) };
    });
    const cuts = [0];
    for (const { contents } of parts) cuts.push(cuts[cuts.length - 1] + contents.length);
    return {
      contents: Buffer.concat(parts.map(({ contents }) => contents)),
      cuts,
      decoded: joined(
        parts.map(({ decoded }) => decoded),
        length,
      ),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The segments in sequence, each faded in over the end of the one before; the first over the last. */
function joined(parts, length) {
  const lead = samplesIn(LEAD);
  const blend = samplesIn(BLEND);
  const side = (name) => {
    const whole = new Float32Array(length * parts.length);
    for (const [nth, part] of parts.entries()) {
      const next = parts[(nth + 1) % parts.length];
      for (let i = 0; i < length; i++) {
        const share = Math.max(0, (i - (length - blend)) / blend);
        const own = part[name][lead + i] ?? 0;
        const after = share > 0 ? (next[name][lead - (length - i)] ?? 0) : 0;
        whole[nth * length + i] = own * (1 - share) + after * share;
      }
    }
    return whole;
  };
  return { left: side('left'), right: side('right'), loop: true };
}
