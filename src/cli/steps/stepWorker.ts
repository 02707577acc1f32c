import { type SimulatedGame, simulations } from '../../games/simulations.ts';
import { at } from '../../kernel/at.ts';
import { chanceFrom } from '../../kernel/chance.ts';
import { Complaint } from '../args.ts';
import { played } from '../playout.ts';
import { answerTasks } from '../workerPool.ts';

/** One of the processes that `steps` shares its games out to: asked for a game, it answers whether the bot won it. */

export interface StepGame {
  readonly game: SimulatedGame;
  readonly bot: string;
  /** Which kind of games it is, by its place in the game's list. */
  readonly kind: number;
  readonly seed: string;
}

answerTasks(async ({ game, bot, kind, seed }: StepGame): Promise<boolean> => {
  const simulation = await simulations[game]();
  if (!simulation.steps) throw new Complaint('this game has no steps of difficulty');
  const setup = at(simulation.steps.kinds, kind).setup({ ...chanceFrom(`setup/${seed}`) }, seed);
  return played(simulation, bot, setup).won;
});
