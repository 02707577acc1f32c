import { isDay } from './days.ts';

/*
 * The seed of everybody's game of a day. Where no bot won the game of the day's own seed, the game of the next retry number
 * takes its place, so the seed holds that number: a game keeps its luck even if the day later gets another number.
 */

/** The highest retry number: the last that is one digit of base 36. */
export const MOST_RETRIES = 35;

const DAILY = /^daily (\d{4}-\d\d-\d\d)(?:\/([1-9]\d?))?$/;

/** The seed of a day, as in `2026-11-21`; retry number 0 is the day's own seed. */
export function dailySeed(day: string, retry = 0): string {
  return retry === 0 ? `daily ${day}` : `daily ${day}/${retry}`;
}

/** The day and the retry number of a daily seed; `null` for any other seed. */
export function dayOfSeed(seed: string): { readonly day: string; readonly retry: number } | null {
  const [, day = '', number = '0'] = DAILY.exec(seed) ?? [];
  const retry = Number(number);
  return isDay(day) && retry <= MOST_RETRIES ? { day, retry } : null;
}
