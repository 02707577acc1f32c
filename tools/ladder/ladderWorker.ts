import { chanceFrom } from '../../src/kernel/chance.ts';
import { at } from '../../src/kernel/values/at.ts';
import { answerTasks } from '../kit/answerTasks.ts';
import { editionOf, played } from '../kit/playout.ts';
import { type SimulatedGame, simulations } from '../simulations.ts';

/** Worker process of `ladder`: given a game and a bot, it returns whether the bot won. */

/** One game of one bot. The luck depends on the seed, so it is the same for every bot. */
export interface Question {
  readonly game: SimulatedGame;
  readonly edition: string;
  /** The kind of games, by its index among those of the edition. */
  readonly kind: number;
  readonly seed: string;
  readonly bot: string;
}

answerTasks(async ({ game, edition, kind, seed, bot }: Question): Promise<boolean> => {
  const simulation = await simulations[game]();
  const setup = at(editionOf(simulation, edition).kinds, kind).setup({ ...chanceFrom(`setup/${seed}`) }, seed);
  return played(simulation, bot, setup).won;
});
