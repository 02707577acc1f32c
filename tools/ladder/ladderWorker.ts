import { at } from '../../src/kernel/at.ts';
import { chanceFrom } from '../../src/kernel/chance.ts';
import { answerTasks } from '../kit/answerTasks.ts';
import { editionOf, played } from '../kit/playout.ts';
import { type SimulatedGame, simulations } from '../simulations.ts';

/** One of the processes that `ladder` shares its games out to: asked for a game by a bot, it answers whether the bot won. */

/** One game by one bot. The luck follows from the seed, so every bot has the same. */
export interface Question {
  readonly game: SimulatedGame;
  readonly edition: string;
  /** Which kind of games it is, by its place among those of the edition. */
  readonly kind: number;
  readonly seed: string;
  readonly bot: string;
}

answerTasks(async ({ game, edition, kind, seed, bot }: Question): Promise<boolean> => {
  const simulation = await simulations[game]();
  const setup = at(editionOf(simulation, edition).kinds, kind).setup({ ...chanceFrom(`setup/${seed}`) }, seed);
  return played(simulation, bot, setup).won;
});
