import { at } from '../../../../kernel/at.ts';
import type { Outcome } from '../../rules/state.ts';
import type { EndingView, RoundFigures } from '../view.ts';

/** What a team runs out of: health of its heroes (X2), and Drones that are left to be placed (X3). */
export type Loss = 'injuries' | 'pool';

/** What a game was lost by, if it is one of those. */
export function lossOf({ rule }: Outcome): Loss | null {
  return rule === 'X2' ? 'injuries' : rule === 'X3' ? 'pool' : null;
}

/** How many more injuries, or fewer Drones in the pool, there are after a round than before it. */
export function lossIn(loss: Loss, before: RoundFigures, after: RoundFigures): number {
  return loss === 'injuries' ? after.injuries - before.injuries : before.pool - after.pool;
}

/** The round that cost a team most in a game that it lost. */
export interface HardestRound {
  /** Index into the view's history of the end of that round; its beginning is the entry before. */
  readonly end: number;
  readonly loss: Loss;
  /** How many more injuries, or fewer Drones in the pool, there were at its end than at its beginning. */
  readonly size: number;
}

/** Less than this in a round is how a game goes, and teaches nothing. */
const LEAST: Readonly<Record<Loss, number>> = { injuries: 2, pool: 3 };

/**
 * The round of the greatest loss, as the figures have it: a fact, that no chances are needed for. What the game was lost by
 * goes first; where that says nothing, the greater part of what the team had does. The first of several like rounds,
 * because there was still time after it. `null` where the game was won, or no round stands out.
 */
export function hardestRound({ history, state }: Pick<EndingView, 'history' | 'state'>): HardestRound | null {
  const { outcome, heroes } = state;
  const [start] = history;
  if (!start || !outcome || outcome.won) return null;
  const whole: Readonly<Record<Loss, number>> = {
    injuries: heroes.reduce((sum, { cards }) => sum + cards.length, 0),
    pool: Math.max(1, start.pool),
  };
  const worst = (['injuries', 'pool'] as const)
    .map((loss) => greatest(history, loss))
    .filter(({ loss, size }) => size >= LEAST[loss])
    .sort((one, other) => other.size / whole[other.loss] - one.size / whole[one.loss]);
  const cause = lossOf(outcome);
  return worst.find(({ loss }) => loss === cause) ?? worst[0] ?? null;
}

function greatest(history: readonly RoundFigures[], loss: Loss): HardestRound {
  const sizes = history.slice(1).map((after, before) => lossIn(loss, at(history, before), after));
  const size = Math.max(0, ...sizes);
  return { end: 1 + sizes.indexOf(size), loss, size };
}
