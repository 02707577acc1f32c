import type { Setup } from '../../../games/faza/rules/state.ts';
import { equal } from '../../../kernel/equal.ts';
import { checkLetter, fromLetters, tidied, toLetters } from './crockford.ts';
import { fromBits, SETUP_BITS, toBits } from './setupBits.ts';

/*
 * A whole set-up in twelve characters: heroes and their seats, mode, options, edition and seed. The last character is a check.
 */

const PAYLOAD = Math.ceil(SETUP_BITS / 5);
/** How many characters a code has. */
export const CODE_LENGTH = PAYLOAD + 1;

/** Why a text is no share code: of another length, with a character that codes do not have, mistyped, or of a later game. */
export type CodeProblem = 'length' | 'letters' | 'mistyped' | 'unknown';

/** The code of a set-up; `null` for one that does not fit, which one with a long seed of its own does not. */
export function codeOf(setup: Setup): string | null {
  const bits = toBits(setup);
  if (bits === null) return null;
  const payload = toLetters(bits, PAYLOAD);
  // Whatever a set-up may hold one day: a code that gives another one back is none.
  return equal(fromBits(bits), setup) ? payload + checkLetter(payload) : null;
}

/** The set-up of a code, however it was typed; or why it is none. Never throws. */
export function setupOfCode(typed: string): { readonly setup: Setup } | { readonly problem: CodeProblem } {
  if (typed.length > 4 * CODE_LENGTH) return { problem: 'length' };
  const code = tidied(typed);
  if (code === null) return { problem: 'letters' };
  if (code.length !== CODE_LENGTH) return { problem: 'length' };
  const payload = code.slice(0, PAYLOAD);
  if (checkLetter(payload) !== code.slice(PAYLOAD)) return { problem: 'mistyped' };
  const setup = fromBits(fromLetters(payload));
  return setup ? { setup } : { problem: 'unknown' };
}
