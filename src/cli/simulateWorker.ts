import type { Plan } from './playout.ts';
import { add, nothing, type Tally, tallyGame } from './tally.ts';

/** One of the processes that `simulate` shares its games out to: asked for some games of a plan, it answers their tally. */

/** Some games of a plan: from one number up to, not including, another. */
export interface Batch {
  readonly plan: Plan;
  readonly from: number;
  readonly to: number;
}

/** What comes back: the tally of a batch, or why there is none. */
export type Answer = { readonly tally: Tally } | { readonly failure: string };

// When the asking process ends, the channel closes; nothing is listened to any more and this process ends too.
process.on('message', ({ plan, from, to }: Batch) => process.send?.(answer(plan, from, to)));

function answer(plan: Plan, from: number, to: number): Answer {
  try {
    let tally = nothing;
    for (let game = from; game < to; game++) tally = add(tally, tallyGame(plan, game));
    return { tally };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
