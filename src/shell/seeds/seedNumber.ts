import { scrypt } from '@noble/hashes/scrypt.js';
import { dailySeed, dayOfSeed, MOST_RETRIES } from '../../module/daily/dailySeed.ts';
import { dayNumber, dayOfNumber } from '../../module/daily/days.ts';
import type { SeedKind } from '../../module/screens/setups.ts';

/*
 * Seeds that fit into a share code: as a kind and a number of 32 bits.
 */

/** The number of a seed, and which of the three kinds of seeds it numbers. */
export interface SeedNumber {
  readonly kind: SeedKind;
  readonly number: number;
}

const DRAWN = /^([0-9a-z]{7})-[0-9a-z]{20}$/;
const OWN = /^[0-9a-z]{1,6}$/;
const SYMBOLS = 36;
/** More than there are days with four digits for the year: the number of a daily seed is its day's, plus this for each retry. */
const DAYS = 2 ** 22;

/**
 * What makes four bytes hard to guess: each try costs some 30 ms and 8 MB, so that going through all of them to find the seed
 * behind a published fingerprint takes years instead of minutes.
 */
const STRETCH = { N: 2 ** 13, r: 8, p: 1, dkLen: 13 };

/** The seed that a drawn number of 32 bits stands for: the number, and what follows from it with a lot of work. */
export function drawnSeed(number: number): string {
  const name = toLetters(BigInt(number), 7);
  const tail = scrypt(name, 'faza seed', STRETCH).reduce((value, byte) => value * 256n + BigInt(byte), 0n);
  return `${name}-${toLetters(tail % 2n ** 100n, 20)}`.toLowerCase();
}

/** The number that a seed claims; `null` for one that has none. Only `seedOfNumber` tells whether the claim is true. */
export function numberOfSeed(seed: string): SeedNumber | null {
  const daily = dayOfSeed(seed);
  if (daily) return { kind: 'daily', number: (dayNumber(daily.day) ?? 0) + daily.retry * DAYS };
  if (OWN.test(seed)) return { kind: 'own', number: ownNumber(seed) };
  const name = tidied(DRAWN.exec(seed)?.[1] ?? '');
  return name ? { kind: 'drawn', number: Number(fromLetters(name)) } : null;
}

/** The seed of a number; `null` where no seed has it. */
export function seedOfNumber({ kind, number }: SeedNumber): string | null {
  if (kind === 'drawn') return drawnSeed(number);
  if (kind === 'own') return ownSeed(number);
  const [day, retry] = [dayOfNumber(number % DAYS), Math.floor(number / DAYS)];
  return day === null || retry > MOST_RETRIES ? null : dailySeed(day, retry);
}

/** A short word by its place in the list of all short words: first by length, then by letters. */
function ownNumber(seed: string): number {
  const shorter = wordsShorterThan(seed.length);
  return shorter + Number.parseInt(seed, SYMBOLS);
}

function ownSeed(number: number): string | null {
  for (let length = 1; length <= 6; length++) {
    const place = number - wordsShorterThan(length);
    if (place < SYMBOLS ** length) return place.toString(SYMBOLS).padStart(length, '0');
  }
  return null;
}

function wordsShorterThan(length: number): number {
  let count = 0;
  for (let other = 1; other < length; other++) count += SYMBOLS ** other;
  return count;
}

/**
 * A seed that nobody has seen before, and nobody finds: out of 2 ** 32, so that it fits into a share code, each of which takes a
 * lot of work to try (see `drawnSeed`). `random` fills an array with random bytes; where it throws, there is a seed all the same.
 */
export function freshSeed(random?: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): string {
  return drawnSeed(randomBytes(4, random).reduce((number, byte) => number * 256 + byte, 0));
}

/**
 * As many random bytes as asked for. They are the browser's own, which nobody can guess. Where the browser refuses them, as
 * some do in hardened or embedded windows, ordinary chance takes their place: a game that begins is worth more than none, and
 * what is promised of its seed by a hash is still binding.
 */
export function randomBytes(
  count: number,
  random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = (bytes) => crypto.getRandomValues(bytes),
): Uint8Array {
  const bytes = new Uint8Array(count);
  try {
    return random(bytes);
  } catch {
    return bytes.map(() => Math.floor(Math.random() * 256));
  }
}

/*
 * Douglas Crockford's base 32: digits and capitals without I, L, O and U, five bits each. People who copy a code by hand may write
 * lowercase letters, O for 0, and I or L for 1; mails, chats and documents add spaces, quotes, dashes and periods of all kinds.
 */

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BASE = 32n;
const LOOK_ALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** A number below 32 ** `length` as `length` letters. */
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
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  const letters = [...plain].map((letter) => LOOK_ALIKES[letter] ?? letter);
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
