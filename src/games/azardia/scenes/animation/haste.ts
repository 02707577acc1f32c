/** How many times faster than in full a fact is shown in brief. */
const BRIEF = 3;
/** Milliseconds since their last command during which people watch at full length. */
const PATIENCE = 2000;
/** After each further span of milliseconds, everything is shown in half the time, then in a third, and so on. */
const HURRY = 1500;
/** The maximum speed-up: facts in full must be readable, facts in brief must be visible. */
const MOST = { full: 2, brief: 8 } as const;
/** After so many milliseconds, facts in full hurry on as well; a line tells each of them afterward. */
const LONG = { after: 6000, hurry: 3000, most: 4 } as const;

/** The speed-up for people who have waited a number of milliseconds since their last command. */
export function hasteOf(mode: keyof typeof MOST, waited: number): number {
  const hurry = 1 + Math.max(0, waited - PATIENCE) / HURRY;
  if (mode === 'brief') return Math.min(MOST.brief, BRIEF * hurry);
  const more = Math.max(0, waited - LONG.after) / LONG.hurry;
  return Math.min(LONG.most, Math.min(MOST.full, hurry) + more);
}
