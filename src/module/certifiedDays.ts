import { dayNumber, dayOfNumber } from './days.ts';

/** The days whose games a bot has won (`npm run certify`): for each day the luck with which it did. */
export interface CertifiedDays {
  /** The first of the days, as in `2026-11-21`. */
  readonly first: string;
  /** By day, the retry number of its seed as one digit of base 36. */
  readonly retries: string;
  /** By day, which of the game's bots won, by its place in the list of them. */
  readonly bots: string;
  /** What the bots won: the numbers are good for no other rules, content or bots. */
  readonly fingerprint: string;
}

/** The retry number of a day's seed; `null` for a day that is not certified. */
export function certifiedRetry({ first, retries }: CertifiedDays, day: string): number | null {
  const digit = retries[(dayNumber(day) ?? -1) - (dayNumber(first) ?? 0)];
  return digit === undefined ? null : Number.parseInt(digit, 36);
}

/** All certified days, in order. */
export function daysOf({ first, retries }: Pick<CertifiedDays, 'first' | 'retries'>): string[] {
  const start = dayNumber(first) ?? 0;
  return Array.from(retries, (_, days) => dayOfNumber(start + days) ?? first);
}
