import { type SimulatedGame, simulations } from '../../games/simulations.ts';
import type { Network } from '../../kernel/network.ts';
import { answerTasks } from '../workerPool.ts';
import { type Lesson, type Samples, selfPlay } from './selfPlay.ts';

/** One of the processes that `train` shares its games out to: asked for some games by a network, it answers their samples. */

/** Some games of self-play. */
export interface Batch {
  readonly game: SimulatedGame;
  /** Which of the game's learners, by name. */
  readonly learner: string;
  readonly network: Network;
  readonly lesson: Lesson;
  readonly seed: string;
  readonly games: number;
}

answerTasks(async ({ game, learner: name, network, lesson, seed, games }: Batch): Promise<Samples> => {
  const { rules, learners } = await simulations[game]();
  const learner = learners?.[name];
  if (!learner) throw new Error(`${game} has no learner ${name}`);
  return selfPlay(rules, learner, network, lesson, { seed, games });
});
