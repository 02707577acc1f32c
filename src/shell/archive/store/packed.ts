import { fingerprint } from '../../../kernel/hash.ts';
import { MOST_SAVE_TEXT } from '../../saves/saves.ts';
import { canDeflate, deflate, inflate } from '../../share/deflate.ts';

/** A game's text as it is kept: a fifth of its length, where the browser can pack. */
export interface Packed {
  readonly packing: 'deflate' | 'plain';
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Packs a text. */
export async function pack(text: string): Promise<Packed> {
  const bytes = new TextEncoder().encode(text);
  return canDeflate() ? { packing: 'deflate', bytes: await deflate(bytes) } : { packing: 'plain', bytes };
}

/** The text that was packed; `null` where it is damaged, or too long to be a game. Never throws. */
export async function unpack({ packing, bytes }: Packed): Promise<string | null> {
  if (packing === 'deflate' && !canDeflate()) return null;
  const whole = packing === 'deflate' ? await inflate(bytes, MOST_SAVE_TEXT) : bytes;
  if (typeof whole === 'string' || whole.length > MOST_SAVE_TEXT) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(whole);
  } catch {
    return null;
  }
}

/** A fingerprint of what is packed: notices damage without unpacking. */
export function printOf({ bytes }: Packed): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return fingerprint(text);
}
