import { dayNumber, dayOfNumber } from './days.ts';

/** The days whose games a bot has won (`npm run certify`): for each day the luck with which it did. */
export interface CertifiedDays {
  /** The first of the days, as in `2026-11-21`. */
  readonly first: string;
  /** By day, the retry number of its seed as one digit of base 36. */
  readonly retries: string;
  /** By day, the index of the winning bot in the game's list. */
  readonly bots: string;
  /** For days that had other retry numbers in earlier tables: those numbers, each as one digit of base 36. Never 0. */
  readonly earlier: Readonly<Record<string, string>>;
  /** What the wins depend on: with other rules, content or bots the numbers mean nothing. */
  readonly fingerprint: string;
}

/** The retry number of a day's seed; `null` for a day that is not certified. */
export function certifiedRetry({ first, retries }: CertifiedDays, day: string): number | null {
  const digit = retries[(dayNumber(day) ?? -1) - (dayNumber(first) ?? 0)];
  return digit === undefined ? null : Number.parseInt(digit, 36);
}

/**
 * Whether some version of the game has offered a day's game with a retry number: the number that the day has now, one that
 * it had before, or 0, which a day has as long as it is not certified.
 */
export function wasOffered(days: CertifiedDays, day: string, retry: number): boolean {
  return retry === 0 || retry === certifiedRetry(days, day) || (days.earlier[day] ?? '').includes(retry.toString(36));
}

/** The numbers of earlier tables, which a table replacing `before` has to keep. */
export function earlierAfter(before: CertifiedDays): CertifiedDays['earlier'] {
  const numbers = new Map(Object.entries(before.earlier));
  for (const [index, day] of daysOf(before).entries()) {
    const digit = before.retries.charAt(index);
    const known = numbers.get(day) ?? '';
    if (digit !== '0' && !known.includes(digit)) numbers.set(day, known + digit);
  }
  return Object.fromEntries([...numbers].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** All certified days, in order. */
export function daysOf({ first, retries }: Pick<CertifiedDays, 'first' | 'retries'>): string[] {
  const start = dayNumber(first) ?? 0;
  return Array.from(retries, (_, days) => dayOfNumber(start + days) ?? first);
}
