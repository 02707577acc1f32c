import { totalOf } from '../duels/duels.ts';
import type { Duel, Seat } from '../state/state.ts';

/** How likely a side of a duel is ahead, and how likely both are equal, from 0 to 1. */
export interface RollOdds {
  readonly ahead: number;
  readonly tie: number;
}

const FACES = Array.from({ length: 10 }, (_, index) => index + 1);
const SUMS = FACES.flatMap((one) => FACES.map((other) => one + other));

/** G3: the chance to win the duel for tile 150 by dice alone, from 0 to 1: its holder wins a tie. */
export const GOAL_DUEL =
  SUMS.reduce((wins, sum) => wins + SUMS.filter((other) => sum > other).length, 0) / SUMS.length ** 2;

/** H7: how a duel stands for a seat after one of both (`roller`) has rolled its dice again; what cards have added stays (H2). */
export function rollAgainOdds({ challenger, defender }: Duel, seat: Seat, roller: Seat): RollOdds {
  const [own, other] = challenger.seat === seat ? [challenger, defender] : [defender, challenger];
  const gaps = SUMS.map((sum) =>
    roller === seat ? sum + own.added - totalOf(other) : totalOf(own) - sum - other.added,
  );
  const share = (counts: (gap: number) => boolean): number => gaps.filter(counts).length / gaps.length;
  return { ahead: share((gap) => gap > 0), tie: share((gap) => gap === 0) };
}
