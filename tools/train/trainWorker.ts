import type { Network } from '../../src/kernel/bots/network.ts';
import { answerTasks } from '../kit/answerTasks.ts';
import { Complaint } from '../kit/args.ts';
import { editionOf } from '../kit/playout.ts';
import { type SimulatedGame, simulations } from '../simulations.ts';
import { type Lesson, type Samples, selfPlay } from './selfPlay.ts';

/** Worker process of `train`: given a network, it plays some games and returns their samples. */

/** Some games of self-play. */
export interface SelfPlayTask {
  readonly game: SimulatedGame;
  /** Which of the game's editions, by its ID. */
  readonly edition: string;
  readonly network: Network;
  readonly lesson: Lesson;
  readonly seed: string;
  readonly games: number;
}

answerTasks(async ({ game, edition, network, lesson, seed, games }: SelfPlayTask): Promise<Samples> => {
  const simulation = await simulations[game]();
  const { learner } = editionOf(simulation, edition);
  if (!learner) throw new Complaint(`${game} cannot be learned`);
  return selfPlay(simulation.rules, learner, network, lesson, { seed, games });
});
