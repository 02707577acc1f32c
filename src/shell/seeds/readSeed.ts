import type { AnyGame } from '../../module/match.ts';
import type { SetupCodes } from '../../module/screens/setups.ts';
import { numberOfSeed, seedOfNumber } from './seedNumber.ts';
import { type CodeProblem, codeLength, setupOfCode } from './shareCode.ts';

/*
 * What somebody typed or pasted as a seed: it came out of a mail, a chat or a document, which change quotes, dashes and spaces, and
 * it may be a share code or a link. It may also be a whole document, so no expression here takes more time than the text is long.
 */

/** The length of the longest seed, in UTF-16 units. */
export const MOST_SEED = 64;

/** Why people are asked before a text is used as a seed: it looks like something else that cannot be read. */
export type SeedDoubt = CodeProblem | 'noCodes' | 'drawn' | 'daily' | 'link';

/** What a text is: the setup of a share code, a link to a game, a seed, one that is doubtful, or none at all. */
export type ReadSeed<Setup> =
  | { readonly is: 'code'; readonly setup: Setup }
  | { readonly is: 'link'; readonly address: string }
  | { readonly is: 'seed'; readonly seed: string }
  | { readonly is: 'doubt'; readonly seed: string; readonly doubt: SeedDoubt }
  | { readonly is: 'tooLong' }
  | { readonly is: 'empty' };

/** Invisible characters that come along when words are copied, such as soft hyphens and zero-width spaces. */
const UNSEEN = /[\p{Cc}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** Typographic characters, and the plain ones that word processors make them of. */
const TYPOGRAPHIC: readonly (readonly [RegExp, string])[] = [
  [/[\p{Zs}]+/gu, ' '],
  [/[\p{Pd}\u2212]/gu, '-'],
  [/[\u2018-\u201b\u02bc\u2032]/g, "'"],
  [/[\u201c-\u201f\u2033]/g, '"'],
  [/\u2026/g, '...'],
];

/** A text as a plain keyboard writes it: the same words are the same seed, whichever program they went through. */
export function plainText(typed: string): string {
  let text = typed
    .normalize('NFC')
    .replace(/[\r\n\t]/g, ' ')
    .replace(UNSEEN, '');
  for (const [typographic, plain] of TYPOGRAPHIC) text = text.replace(typographic, plain);
  // Joiners at an end join nothing.
  return text.replace(/^(?:\u200c|\u200d|\s)+|(?<!\u200c|\u200d|\s)(?:\u200c|\u200d|\s)+$/g, '');
}

/** Reads what was typed as a seed. `codes` is `null` for a game whose setups fit into no code. Never throws. */
export function readSeed<T extends AnyGame>(codes: SetupCodes<T> | null, typed: string): ReadSeed<T['setup']> {
  const seed = plainText(typed);
  if (seed === '') return { is: 'empty' };
  const address = /#[^#\w]*game(?:=|%3d).*/isu.exec(typed)?.[0];
  if (address !== undefined) return { is: 'link', address };
  const own = ownSeed(seed);
  if (own) return own;
  const setup = codes && codeIn(codes, seed);
  if (setup) return { is: 'code', setup };
  if (seed.length > MOST_SEED) return { is: 'tooLong' };
  const doubt = /^\W*(?:https?:|www\.)/i.test(seed) ? 'link' : doubtOf(codes, seed);
  return doubt === null ? { is: 'seed', seed } : { is: 'doubt', seed, doubt };
}

/** One of the game's own seeds, of a day or drawn, without whatever surrounds it; `null` where the text is none. */
function ownSeed(text: string): ReadSeed<never> | null {
  const bare = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+|(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '');
  const isDrawn = /^[0-9a-z]{7} ?- ?[0-9a-z]{20}$/.test(bare);
  if (!isDrawn && !/^daily ?\d{4} ?- ?\d\d ?- ?\d\d(?: ?\/ ?\d+)?$/.test(bare)) return null;
  const seed = isDrawn ? bare.replaceAll(' ', '') : bare.replaceAll(' ', '').replace('daily', 'daily ');
  const number = numberOfSeed(seed);
  if (number && seedOfNumber(number) === seed) return { is: 'seed', seed };
  return { is: 'doubt', seed: text, doubt: isDrawn ? 'drawn' : 'daily' };
}

/** The words and numbers of a text, whatever separates them. */
function partsOf(text: string): readonly string[] {
  return text.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Matches what could be part of a printed code: capitals and digits, at least one of them a digit. */
const IS_PRINTED = /^(?=.*\d)[0-9A-Z]+$/;

/** Each run of adjacent parts, joined. */
function joinedRuns(parts: readonly string[]): string[] {
  return parts.flatMap((_, from) => parts.slice(from).map((_, count) => parts.slice(from, from + count + 1).join('')));
}

/** The setup of the code that a text is, or that it contains in its printed form. */
function codeIn<T extends AnyGame>(codes: SetupCodes<T>, text: string): T['setup'] | null {
  const parts = partsOf(text);
  if (parts.length > MOST_PARTS) return null;
  const printed = joinedRuns(parts).filter((one) => one.length === codeLength(codes) && IS_PRINTED.test(one));
  for (const candidate of [parts.join(''), ...printed]) {
    const result = setupOfCode(codes, candidate);
    if ('setup' in result) return result.setup;
  }
  return null;
}

/** Texts with more words than this are not searched for codes. */
const MOST_PARTS = 60;
/** By how many characters a text that is meant as a code may be too long or too short. */
const MISSED = 3;
/** About as many characters as the codes of any game have. */
const ABOUT = 12;

/** Whether one of several parts is a lowercase word too long for a group of a code: then people made the text up. */
function hasWord(parts: readonly string[]): boolean {
  return parts.length > 1 && parts.some((part) => /^\p{Ll}{5,6}$/u.test(part));
}

/** Why a text that may be meant as a code is none; `null` where it is not meant as one. */
function doubtOf<T extends AnyGame>(codes: SetupCodes<T> | null, text: string): CodeProblem | 'noCodes' | null {
  const parts = partsOf(text);
  if (hasWord(parts)) return null;
  const whole = parts.join('');
  const length = codes ? codeLength(codes) : ABOUT;
  const isNear = (one: string): boolean => Math.abs(one.length - length) <= MISSED;
  const isCapital = /^[A-Z]+$/.test(whole);
  const isMeant = isNear(whole) && (/\d/.test(whole) || isCapital);
  const printed = joinedRuns(parts).find((one) => isNear(one) && IS_PRINTED.test(one));
  const candidate = isMeant ? whole : printed;
  const result = codes && setupOfCode(codes, candidate ?? whole);
  const problem = result && 'problem' in result ? result.problem : 'noCodes';
  if (candidate !== undefined) return problem;
  return problem === 'mistyped' || problem === 'unknown' ? problem : null;
}
