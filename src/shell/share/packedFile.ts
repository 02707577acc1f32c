import { canDeflate, deflate, fromBase64Url, inflate, toBase64Url } from './deflate.ts';

/*
 * The text of a file that tells what players hide from one another: a running game with hidden hands, or a backup with one. It is packed,
 * so that nobody reads it by accident. This hides nothing from those who unpack it, and need not: they sit at the same table.
 */

const KIND = 'faza packed';

/** Packs a text for a file. */
export async function packFile(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const deflated = canDeflate();
  return JSON.stringify({ kind: KIND, deflated, packed: toBase64Url(deflated ? await deflate(bytes) : bytes) });
}

/** The text that the text of a file holds, which may be packed; `null` where it cannot be unpacked, or has more than `most` bytes. */
export async function unpackFile(text: string, most: number): Promise<string | null> {
  if (!text.slice(0, 100).includes(`"${KIND}"`)) return text;
  try {
    const { deflated, packed }: Record<string, unknown> = JSON.parse(text);
    const bytes = fromBase64Url(String(packed));
    const unpacked = bytes && deflated === true ? await inflate(bytes, most) : bytes;
    if (unpacked === null || typeof unpacked === 'string' || unpacked.length > most) return null;
    return new TextDecoder('utf-8', { fatal: true }).decode(unpacked);
  } catch {
    return null;
  }
}
