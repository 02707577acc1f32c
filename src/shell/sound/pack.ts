import type { Decode } from './decode.ts';
import type { LayerFile } from './files.ts';

/** A layer of music as it was loaded: still encoded, a tenth of what it takes when it sounds. */
export interface Pack {
  /** How many segments it has. */
  readonly count: number;
  /** Decodes one of them; `null` if it cannot be. */
  decode(nth: number): Promise<AudioBuffer | null>;
}

/** Loads the first of several files of the same layer that is there and can be decoded; `null` if none is. */
export async function loadPack(files: readonly LayerFile[], decode: Decode): Promise<Pack | null> {
  for (const { file, cuts } of files) {
    const contents = await load(file);
    if (!contents) continue;
    // A copy: whoever decodes takes the bytes away.
    const segment = (nth: number): Promise<AudioBuffer | null> =>
      decode(contents.slice(cuts[nth], cuts[nth + 1])).catch(() => null);
    // Whether this browser knows the format is found out by the first segment, which is mostly needed at once.
    const first = await segment(0);
    if (first) return { count: cuts.length - 1, decode: startingWith(first, segment) };
  }
  return null;
}

/** Gives the first segment away once, and decodes it as any other from then on. */
function startingWith(first: AudioBuffer, decode: Pack['decode']): Pack['decode'] {
  let kept: AudioBuffer | null = first;
  return async (nth) => {
    const ready = kept;
    kept = null;
    return nth === 0 && ready ? ready : decode(nth);
  };
}

async function load(file: string): Promise<ArrayBuffer | null> {
  try {
    const response = await fetch(file);
    return response.ok ? await response.arrayBuffer() : null;
  } catch {
    return null;
  }
}
