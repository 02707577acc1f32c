import type { ShowMode } from './animationPlan.ts';

/** How many times faster than in full a fact is shown in brief. */
const BRIEF = 3;
/** Milliseconds since their last command during which people watch at full length. */
const PATIENCE = 2000;
/** After each further span of milliseconds, everything is shown in half the time, then in a third, and so on. */
const HURRY = 1500;
/** The maximum speed-up at first: facts in full must be readable, facts in brief must be visible. */
const MOST = { full: 2, brief: 8 } as const;
/** After so many milliseconds of waiting everything hurries on once more, up to twice as fast; a line tells of it afterward. */
const LONG = 5000;
/** After so many milliseconds, which pass on slow devices only, what affects no person appears as a line alone. */
const ENOUGH = 8000;

/** How to show what the plan shows in a mode, for people who have waited a number of milliseconds. */
export function modeAfter(waited: number, mode: ShowMode): ShowMode {
  return mode === 'brief' && waited >= ENOUGH ? 'cut' : mode;
}

/** The speed-up for people who have waited a number of milliseconds since their last command. */
export function hasteOf(mode: keyof typeof MOST, waited: number): number {
  const hurry = 1 + Math.max(0, waited - PATIENCE) / HURRY;
  const late = Math.min(2, 1 + Math.max(0, waited - LONG) / LONG);
  return late * Math.min(MOST[mode], (mode === 'brief' ? BRIEF : 1) * hurry);
}
