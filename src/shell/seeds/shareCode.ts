import { equal } from '../../kernel/values/equal.ts';
import type { AnyGame } from '../../module/match.ts';
import type { SetupCodes } from '../../module/screens/setups.ts';
import { checkLetter, fromLetters, numberOfSeed, seedOfNumber, tidied, toLetters } from './seedNumber.ts';

/*
 * A whole setup as a few characters: what the game makes of it, and the number of its seed. The last character is a check.
 */

/** A seed's number is the low end of a code's number. */
const SEED_BITS = 32;

/** How many characters a game's codes have. */
export function codeLength({ bits }: Pick<SetupCodes, 'bits'>): number {
  return Math.ceil((bits + SEED_BITS) / 5) + 1;
}

/** Why a text is no share code: of another length, with a character that codes do not have, mistyped, or of a later game. */
export type CodeProblem = 'length' | 'letters' | 'mistyped' | 'unknown';

/** The code of a setup; `null` for one that does not fit, such as one with a long seed typed by the player. */
export function codeOf<T extends AnyGame>(codes: SetupCodes<T>, setup: T['setup']): string | null {
  const seed = numberOfSeed(setup.seed);
  if (seed === null || seed.number >= 2 ** SEED_BITS) return null;
  const game = codes.toBits(setup, seed.kind);
  if (game === null) return null;
  const bits = (game << BigInt(SEED_BITS)) | BigInt(seed.number);
  // Whatever a setup may hold one day: a code that gives another one back is none.
  if (!equal(setupOfBits(codes, bits), setup)) return null;
  const payload = toLetters(bits, codeLength(codes) - 1);
  return payload + checkLetter(payload);
}

/** The setup of a code, however it was typed; or why it is none. Never throws. */
export function setupOfCode<T extends AnyGame>(
  codes: SetupCodes<T>,
  typed: string,
): { readonly setup: T['setup'] } | { readonly problem: CodeProblem } {
  const length = codeLength(codes);
  if (typed.length > 4 * length) return { problem: 'length' };
  const code = tidied(typed);
  if (code === null) return { problem: 'letters' };
  if (code.length !== length) return { problem: 'length' };
  const payload = code.slice(0, -1);
  if (checkLetter(payload) !== code.slice(-1)) return { problem: 'mistyped' };
  const setup = setupOfBits(codes, fromLetters(payload));
  return setup ? { setup } : { problem: 'unknown' };
}

function setupOfBits<T extends AnyGame>(codes: SetupCodes<T>, bits: bigint): T['setup'] | null {
  const game = codes.fromBits(bits >> BigInt(SEED_BITS));
  if (!game) return null;
  const seed = seedOfNumber({ kind: game.kind, number: Number(BigInt.asUintN(SEED_BITS, bits)) });
  return seed === null ? null : game.withSeed(seed);
}
