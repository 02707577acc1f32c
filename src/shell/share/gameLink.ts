import { MOST_SAVE_TEXT } from '../saves/saves.ts';
import { canDeflate, deflate, fromBase64Url, inflate, toBase64Url } from './deflate.ts';

/*
 * A game in an address: `#game=` and the game's text, packed. What stands after `#` never leaves the browser, so a game
 * is shared with whoever gets the link and with nobody else.
 */

const START = '#game=';
/** A long game takes about 10,000 characters; beyond this nothing is even unpacked. */
export const MOST_LINK_TEXT = 200_000;

/** Why there is no game's text in a link, or no link can be made; `shell/text.en.ts` has a sentence for each. */
export type LinkProblem = 'linkTooLong' | 'linkDamaged' | 'linkNotSupported';

/** A text that came out of a link, still to be checked as any game is; or why there is none. */
export type Unpacked = { readonly text: string } | { readonly problem: LinkProblem | 'tooBig' };

/** The part of an address from `#` on that holds a game's text. */
export async function packGame(text: string): Promise<{ readonly hash: string } | { readonly problem: LinkProblem }> {
  if (!canDeflate()) return { problem: 'linkNotSupported' };
  const packed = toBase64Url(await deflate(new TextEncoder().encode(text)));
  return packed.length > MOST_LINK_TEXT ? { problem: 'linkTooLong' } : { hash: START + packed };
}

/** Whether the part of an address from `#` on claims to hold a game. */
export function holdsGame(hash: string): boolean {
  return hash.startsWith(START);
}

/** Takes a game's text out of the part of an address from `#` on. Unpacks no more than a game's text can be; never throws. */
export async function unpackGame(hash: string): Promise<Unpacked> {
  if (!canDeflate()) return { problem: 'linkNotSupported' };
  if (hash.length > START.length + MOST_LINK_TEXT) return { problem: 'linkTooLong' };
  const packed = holdsGame(hash) ? fromBase64Url(hash.slice(START.length)) : null;
  if (!packed) return { problem: 'linkDamaged' };
  const bytes = await inflate(packed, MOST_SAVE_TEXT);
  if (bytes === 'tooBig') return { problem: 'tooBig' };
  if (bytes === 'damaged') return { problem: 'linkDamaged' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { problem: 'linkDamaged' };
  }
}
