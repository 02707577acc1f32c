import { scrypt } from '@noble/hashes/scrypt.js';
import { dayNumber, dayOfNumber, isDay } from '../../../module/days.ts';
import type { SeedKind } from '../../../module/setups.ts';
import { fromLetters, tidied, toLetters } from './crockford.ts';

/*
 * Seeds that fit into a share code: as a kind and a number of 32 bits.
 */

/** The number of a seed, and which of the three kinds of seeds it numbers. */
export interface SeedNumber {
  readonly kind: SeedKind;
  readonly number: number;
}

const DRAWN = /^([0-9a-z]{7})-[0-9a-z]{20}$/;
const DAILY = /^daily (.*)$/;
const OWN = /^[0-9a-z]{1,6}$/;
const SYMBOLS = 36;

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

/** The seed of everybody's game of a day, as in `2026-11-21`. */
export function dailySeed(day: string): string {
  return `daily ${day}`;
}

/** The day of a daily seed; `null` for any other. */
export function dayOfSeed(seed: string): string | null {
  const day = DAILY.exec(seed)?.[1];
  return day !== undefined && isDay(day) ? day : null;
}

/** The number that a seed claims; `null` for one that has none. Only `seedOfNumber` tells whether the claim is true. */
export function numberOfSeed(seed: string): SeedNumber | null {
  const day = dayOfSeed(seed);
  if (day !== null) return { kind: 'daily', number: dayNumber(day) ?? 0 };
  if (OWN.test(seed)) return { kind: 'own', number: ownNumber(seed) };
  const name = tidied(DRAWN.exec(seed)?.[1] ?? '');
  return name ? { kind: 'drawn', number: Number(fromLetters(name)) } : null;
}

/** The seed of a number; `null` where no seed has it. */
export function seedOfNumber({ kind, number }: SeedNumber): string | null {
  if (kind === 'drawn') return drawnSeed(number);
  if (kind === 'own') return ownSeed(number);
  const day = dayOfNumber(number);
  return day === null ? null : dailySeed(day);
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
