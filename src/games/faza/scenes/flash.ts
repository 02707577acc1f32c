/**
 * Flashes are never nearer to one another than this many milliseconds, whatever the speed of the game: at most three a second,
 * a limit for people with photosensitive epilepsy (WCAG 2.3.1).
 */
const FLASH_APART = 340;
/** What begins within so many milliseconds, one frame, is seen as one flash. */
const TOGETHER = 16;

let last = Number.NEGATIVE_INFINITY;

/**
 * Whether something may flash now: an impact frame, or red strokes over a panel. All scenes ask this one clock, which runs in
 * real time; who is refused leaves the flash out.
 */
export function mayFlash(now = performance.now()): boolean {
  if (now - last < TOGETHER) return true;
  if (now - last < FLASH_APART) return false;
  last = now;
  return true;
}
