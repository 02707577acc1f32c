import { type SimulatedGame, simulations } from '../../games/simulations.ts';
import type { Network } from '../../kernel/network.ts';
import { answerTasks } from '../workerPool.ts';
import { type Lesson, type Samples, selfPlay } from './selfPlay.ts';

/** One of the processes that `train` shares its games out to: asked for some games by a network, it answers their samples. */

/** Some games of self-play. */
export interface Batch {
  readonly game: SimulatedGame;
  readonly network: Network;
  readonly lesson: Lesson;
  readonly seed: string;
  readonly games: number;
}

answerTasks(async ({ game, network, lesson, seed, games }: Batch): Promise<Samples> => {
  const { rules, learner } = await simulations[game]();
  if (!learner) throw new Error(`${game} cannot be learned`);
  return selfPlay(rules, learner, network, lesson, { seed, games });
});
