/*
 * Douglas Crockford's base 32: digits and capitals without I, L, O and U, five bits each. Whoever reads a code aloud or copies
 * it by hand may write small letters, O for 0, and I or L for 1, and may set it apart with spaces and hyphens.
 */

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BASE = 32n;
const LOOK_ALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** A number below 32 ** `length` as so many letters. */
export function toLetters(value: bigint, length: number): string {
  let left = value;
  let text = '';
  for (let i = 0; i < length; i++) {
    text = LETTERS.charAt(Number(left % BASE)) + text;
    left /= BASE;
  }
  return text;
}

/** The number that letters stand for; they must be ones that `tidied` lets through. */
export function fromLetters(text: string): bigint {
  return [...text].reduce((value, letter) => value * BASE + BigInt(LETTERS.indexOf(letter)), 0n);
}

/** What somebody typed, as it would be printed; `null` where a character is none of ours. */
export function tidied(typed: string): string | null {
  const letters = [...typed.toUpperCase().replaceAll(/[\s-]/g, '')].map((letter) => LOOK_ALIKES[letter] ?? letter);
  return letters.every((letter) => LETTERS.includes(letter)) ? letters.join('') : null;
}

/** Twice a value of the field of 32 elements: its polynomials have bits for coefficients, modulo x⁵ + x² + 1. */
function doubled(value: number): number {
  return ((value << 1) ^ (value & 16 ? 0b100101 : 0)) & 31;
}

/**
 * The letter that makes a mistake be noticed. Each letter counts by its place, the letter before the last twice as much as the last
 * and so on, in the field of 32 elements: up to 30 letters, every wrong letter and every two letters that changed places give
 * another sum.
 */
export function checkLetter(text: string): string {
  const sum = [...text].reduce((total, letter) => doubled(total ^ LETTERS.indexOf(letter)), 0);
  return LETTERS.charAt(sum);
}
