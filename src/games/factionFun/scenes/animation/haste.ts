import type { Fact, FactName } from '../../rules/state/fact.ts';
import type { FactionFunView, Seat } from '../../rules/state/state.ts';

/** How a fact is shown: in full, or faster, but slow enough to follow. */
export type ShowMode = 'full' | 'brief';

/** How many times faster than in full a fact is shown in brief. */
const BRIEF = 1.6;
/** Milliseconds since their last command during which people watch at full length. */
const PATIENCE = 4000;
/** After each further span of milliseconds, everything is shown in half the time, then in a third, and so on. */
const HURRY = 2000;
/** The maximum speed-up: facts in full must be readable, facts in brief must be visible. */
const MOST = { full: 2.5, brief: 5 } as const;

/** What is shown in full whoever does it: it decides about land and avatars. */
const DECISIVE: ReadonlySet<FactName> = new Set([
  'answerRolled',
  'battleBegan',
  'battleRolled',
  'battleEnded',
  'avatarLost',
  'formed',
]);

/** In teams, what computers do on their own turns is shown in brief, unless it decides about land or avatars. */
export function modeOf({ fact }: Fact, { hands, turn }: FactionFunView, people: readonly Seat[]): ShowMode {
  const isTeams = hands.length > 2;
  const isOthers = turn !== null && !people.includes(turn.seat);
  return isTeams && isOthers && !DECISIVE.has(fact) ? 'brief' : 'full';
}

/** The speed-up for people who have waited a number of milliseconds since their last command. */
export function hasteOf(mode: ShowMode, waited: number): number {
  const hurry = 1 + Math.max(0, waited - PATIENCE) / HURRY;
  return Math.min(MOST[mode], (mode === 'brief' ? BRIEF : 1) * hurry);
}
