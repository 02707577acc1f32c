import { type Estimate, greatestSwing, LEAST_SWING } from '../../module/swing.ts';

/** From each round so many games are played on at first, … */
export const FIRST_GAMES = 8;
/** … then so many more from the rounds of which it is undecided whether the game turned there, … */
const MORE_GAMES = 6;
/** … until it is decided, or there are this many. */
export const MOST_GAMES = 32;

/** How many games from each round count by now, and how many are wanted; equal once there is no need for more. */
export interface Sampling {
  readonly counted: readonly number[];
  readonly wanted: readonly number[];
}

/**
 * Where games are played on from: first from every round, then only where it matters to the question where the game turned.
 * `played` says how many games there are from each round. All that counts are whole stages, so the answer follows from the
 * games alone, and not from which of them was over first.
 */
export function samplingOf(
  played: readonly number[],
  estimatesOf: (counts: readonly number[]) => readonly Estimate[],
  won: boolean,
): Sampling {
  let counted: readonly number[] = played.map(() => Math.min(FIRST_GAMES, ...played));
  let wanted: readonly number[] = played.map(() => FIRST_GAMES);
  while (played.every((count, from) => count >= (wanted[from] ?? 0))) {
    counted = wanted;
    const undecided = undecidedRounds(estimatesOf(counted), won);
    wanted = counted.map((count, from) => (undecided.has(from) ? Math.min(MOST_GAMES, count + MORE_GAMES) : count));
    if (wanted.every((count, from) => count === counted[from])) break;
  }
  return { counted, wanted };
}

/** The rounds between which it has to be decided; none where it is, or where hardly anything changed at all. */
function undecidedRounds(estimates: readonly Estimate[], won: boolean): ReadonlySet<number> {
  const swing = greatestSwing(estimates, won);
  if (!swing || swing.size <= LEAST_SWING || swing.rivals.length === 0) return new Set();
  return new Set([swing.end, ...swing.rivals].flatMap((end) => [end - 1, end]));
}
