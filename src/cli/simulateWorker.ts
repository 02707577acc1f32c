import { type SimulatedGame, simulations } from '../games/simulations.ts';
import { answerTasks } from './answerTasks.ts';
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

answerTasks(async ({ game: id, plan, from, to }: Batch): Promise<Tally> => {
  const simulation = await simulations[id]();
  let tally = nothing;
  for (let game = from; game < to; game++) tally = add(tally, tallyGame(simulation, plan, game));
  return tally;
});
