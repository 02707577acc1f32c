import { answerTasks } from '../kit/answerTasks.ts';
import type { GameSeries } from '../kit/playout.ts';
import { type SimulatedGame, simulations } from '../simulations.ts';
import { add, nothing, type Tally, tallyGame } from './tally.ts';

/** Worker process of `simulate`: given some games of a series, it returns their tally. */

/** Some games of a series: from one number up to, not including, another. */
export interface Batch {
  readonly game: SimulatedGame;
  readonly series: GameSeries;
  readonly from: number;
  readonly to: number;
}

answerTasks(async ({ game: id, series, from, to }: Batch): Promise<Tally> => {
  const simulation = await simulations[id]();
  let tally = nothing;
  for (let game = from; game < to; game++) tally = add(tally, tallyGame(simulation, series, game));
  return tally;
});
