import type { Fact, FactName } from '../../rules/state/fact.ts';
import type { FactionFunView, Seat } from '../../rules/state/state.ts';

/** How a fact is shown: in full; ever faster; or faster from the start. */
export type ShowMode = 'full' | 'brisk' | 'brief';

/** How many times faster than in full a fact is shown at first. */
const FIRST = { full: 1, brisk: 1.25, brief: 2.5 } as const;
/** Milliseconds since their last command during which nothing gets faster; in teams, where more seats act, less. */
const PATIENCE = { pair: 3000, teams: 2000 } as const;
/** After each further span of milliseconds, everything is shown in half the time, then in a third, and so on. */
const HURRY = 600;
/** The maximum speed-up: facts in full must be readable, others visible. */
const MOST = { full: 3, brisk: 5, brief: 10 } as const;

/** What decides about land and avatars. */
const DECISIVE: ReadonlySet<FactName> = new Set([
  'answerRolled',
  'battleBegan',
  'battleRolled',
  'battleEnded',
  'avatarLost',
  'formed',
]);

/** In teams, what computers do on their own turns is shown faster, most of all where it decides about neither land nor avatars. */
export function modeOf(fact: Fact, { hands, turn }: FactionFunView, people: readonly Seat[]): ShowMode {
  // A turn that begins is shown as what follows it.
  const seat = fact.fact === 'turnBegan' ? fact.seat : turn?.seat;
  if (!isTeams(hands.length) || seat === undefined || people.includes(seat)) return 'full';
  return DECISIVE.has(fact.fact) ? 'brisk' : 'brief';
}

/** The speed-up for people who have waited a number of milliseconds since their last command, at a table with so many seats. */
export function hasteOf(mode: ShowMode, waited: number, seats: number): number {
  const patience = isTeams(seats) ? PATIENCE.teams : PATIENCE.pair;
  const hurry = 1 + Math.max(0, waited - patience) / HURRY;
  return Math.min(MOST[mode], FIRST[mode] * hurry);
}

const isTeams = (seats: number): boolean => seats > 2;
