import { type SimulatedGame, simulations } from '../../games/simulations.ts';
import { at } from '../../kernel/at.ts';
import { chanceFrom } from '../../kernel/chance.ts';
import { editionOf, played } from '../playout.ts';
import { answerTasks } from '../workerPool.ts';

/** One of the processes that `ladder` shares its games out to: asked for a game by some bots, it answers which of them won. */

/** One game, which every bot plays with the same luck. */
export interface Question {
  readonly game: SimulatedGame;
  readonly edition: string;
  /** Which kind of games it is, by its place among those of the edition. */
  readonly kind: number;
  readonly seed: string;
  readonly bots: readonly string[];
}

/** Who won, in the order of the bots. */
export type Won = readonly boolean[];

answerTasks(async ({ game, edition, kind, seed, bots }: Question): Promise<Won> => {
  const simulation = await simulations[game]();
  const setup = at(editionOf(simulation, edition).kinds, kind).setup({ ...chanceFrom(`setup/${seed}`) }, seed);
  return bots.map((bot) => played(simulation, bot, setup).won);
});
