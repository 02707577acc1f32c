import { type SimulatedGame, simulations } from '../games/simulations.ts';
import type { Plan } from './playout.ts';
import { add, nothing, type Tally, tallyGame } from './tally.ts';

/** One of the processes that `simulate` shares its games out to: asked for some games of a plan, it answers their tally. */

/** Some games of a plan: from one number up to, not including, another. */
export interface Batch {
  readonly game: SimulatedGame;
  readonly plan: Plan;
  readonly from: number;
  readonly to: number;
}

/** What comes back: the tally of a batch, or why there is none. */
export type Answer = { readonly tally: Tally } | { readonly failure: string };

process.on('message', async (batch: Batch) => {
  // Whoever asked may be gone by now, which is no error: the channel is closed then, and with nothing left to listen to
  // this process ends too.
  process.send?.(await answer(batch), undefined, undefined, () => undefined);
});

async function answer({ game: id, plan, from, to }: Batch): Promise<Answer> {
  try {
    const simulation = await simulations[id]();
    let tally = nothing;
    for (let game = from; game < to; game++) tally = add(tally, tallyGame(simulation, plan, game));
    return { tally };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
