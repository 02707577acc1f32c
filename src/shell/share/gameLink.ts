import { canDeflate, deflate, fromBase64Url, inflate, toBase64Url } from '../files/deflate.ts';
import { MOST_GAME_TEXT } from '../persistence/gameText.ts';

/*
 * A game in an address: `#game=` and the game's text, packed. What stands after `#` never leaves the browser, so a game
 * is shared only with people who get the link.
 */

const START = '#game=';
/** How such an address begins, even if a program has changed it on the way. */
const CLAIM = /^#\W*game(?:=|%3d)/i;
const LETTERS = /^[\w-]+/;
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
  return CLAIM.test(hash);
}

/**
 * What may be the packed text of a link, the likeliest first. Mails break links into lines, chats append tracking parameters, and
 * people copy surrounding text along with a link.
 */
function packedIn(hash: string): readonly string[] {
  const plain = hash.replaceAll(/=?[\r\n]+\s*|[\p{Cf}]/gu, '').replaceAll(/[\u2010\u2011]/g, '-');
  const text = decoded(plain).replace(CLAIM, '');
  const whole = LETTERS.exec(text.replaceAll(/[\s=]/g, ''))?.[0] ?? '';
  const first = LETTERS.exec(text)?.[0] ?? '';
  const found = [whole, first].flatMap((one) => [one, one.replace(/(?<![-_])[-_]+$/, '')]);
  // A mail may write `=3D` for the equals sign before it.
  return [...new Set([...found, ...found.map((one) => one.replace(/^3D/i, ''))])].filter((one) => one !== '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Takes a game's text out of the part of an address from `#` on. Unpacks no more than a game's text can be; never throws. */
export async function unpackGame(hash: string): Promise<Unpacked> {
  if (!canDeflate()) return { problem: 'linkNotSupported' };
  if (hash.length > START.length + MOST_LINK_TEXT) return { problem: 'linkTooLong' };
  let problem: Unpacked = { problem: 'linkDamaged' };
  for (const packed of holdsGame(hash) ? packedIn(hash) : []) {
    const unpacked = await unpack(packed);
    if ('text' in unpacked) return unpacked;
    if (unpacked.problem !== 'linkDamaged') problem = unpacked;
  }
  return problem;
}

async function unpack(text: string): Promise<Unpacked> {
  const packed = fromBase64Url(text);
  if (!packed) return { problem: 'linkDamaged' };
  const bytes = await inflate(packed, MOST_GAME_TEXT);
  if (bytes === 'tooBig') return { problem: 'tooBig' };
  if (bytes === 'damaged') return { problem: 'linkDamaged' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { problem: 'linkDamaged' };
  }
}
