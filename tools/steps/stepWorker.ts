import { chanceFrom } from '../../src/kernel/chance.ts';
import { at } from '../../src/kernel/values/at.ts';
import { answerTasks } from '../kit/answerTasks.ts';
import { Complaint } from '../kit/args.ts';
import { editionOf, played } from '../kit/playout.ts';
import { type SimulatedGame, simulations } from '../simulations.ts';

/** Worker process of `steps`: given a game, it returns whether the bot won it. */

export interface StepGame {
  readonly game: SimulatedGame;
  readonly edition: string;
  readonly bot: string;
  /** The kind of games, by its index among the steps of the edition. */
  readonly kind: number;
  readonly seed: string;
}

answerTasks(async ({ game, edition, bot, kind, seed }: StepGame): Promise<boolean> => {
  const simulation = await simulations[game]();
  const { steps } = editionOf(simulation, edition);
  if (!steps) throw new Complaint('this game has no steps of difficulty');
  const setup = at(steps.kinds, kind).setup({ ...chanceFrom(`setup/${seed}`) }, seed);
  return played(simulation, bot, setup).won;
});
