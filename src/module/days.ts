/*
 * Days as texts, as in `2026-11-21` (UTC).
 */

const DAY = 86_400_000;

/** Days since the first of January 1970; `null` for what is no day since then. */
export function dayNumber(day: string): number | null {
  const number = Date.parse(`${day}T00:00Z`) / DAY;
  return Number.isInteger(number) && number >= 0 ? number : null;
}

/** The day of a number; `null` where its year has more than four digits. */
export function dayOfNumber(number: number): string | null {
  return number < 2_932_897 ? new Date(number * DAY).toISOString().slice(0, 10) : null;
}

/** Whether a text is a day that exists. */
export function isDay(text: string): boolean {
  const number = /^\d{4}-\d\d-\d\d$/.test(text) ? dayNumber(text) : null;
  return number !== null && dayOfNumber(number) === text;
}
