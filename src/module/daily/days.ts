/*
 * Times and days as texts, such as `2026-11-21T12:00:00.000Z` and `2026-11-21` (UTC). They have four-digit years, so
 * that their text order is chronological.
 */

const DAY = 86_400_000;
const LAST_MOMENT = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** A time as text. If the clock is far off, it is the first of 1970, or the end of the year 9999. */
export function momentText(moment: Date): string {
  return new Date(Math.min(Math.max(moment.getTime(), 0), LAST_MOMENT)).toISOString();
}

/** The day at a time, the same all over the world. */
export function dayOf(moment: Date): string {
  return momentText(moment).slice(0, 10);
}

/** Milliseconds until the next day begins. */
export function untilNextDay(moment: Date): number {
  return DAY - (((moment.getTime() % DAY) + DAY) % DAY);
}

/** Days since the first of January 1970; `null` for an invalid or earlier day. */
export function dayNumber(day: string): number | null {
  const number = Date.parse(`${day}T00:00Z`) / DAY;
  return Number.isInteger(number) && number >= 0 ? number : null;
}

/** The day of a number; `null` if its year has more than four digits. */
export function dayOfNumber(number: number): string | null {
  return number < 2_932_897 ? new Date(number * DAY).toISOString().slice(0, 10) : null;
}

/** Whether a text is a day that exists. */
export function isDay(text: string): boolean {
  const number = /^\d{4}-\d\d-\d\d$/.test(text) ? dayNumber(text) : null;
  return number !== null && dayOfNumber(number) === text;
}
