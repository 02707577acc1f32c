import type { Counts } from '../game/lab.ts';
import { answerTasks } from '../kit/answerTasks.ts';
import { type SimulatedGame, simulations } from '../simulations.ts';
import { type Chunk, countChunk } from './play.ts';

/** One of the processes that the lab shares its games out to: asked for a chunk, it answers what was counted in it. */

/** A chunk of one game's lab. */
export interface LabTask {
  readonly game: SimulatedGame;
  readonly edition: string;
  readonly chunk: Chunk;
  readonly seed: string;
}

// Ctrl+C reaches all processes of a terminal; the one that shares the games out ends this one.
process.on('SIGINT', () => undefined);

answerTasks(
  async ({ game, edition, chunk, seed }: LabTask): Promise<Counts> =>
    countChunk(await simulations[game](), edition, chunk, seed),
);
