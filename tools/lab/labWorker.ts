import type { Counts } from '../game/lab.ts';
import { answerTasks } from '../kit/answerTasks.ts';
import { type SimulatedGame, simulations } from '../simulations.ts';
import { type Chunk, countChunk } from './play.ts';

/** Worker process of the lab: given a chunk, it returns its counts. */

/** A chunk of one game's lab. */
export interface LabTask {
  readonly game: SimulatedGame;
  readonly edition: string;
  readonly chunk: Chunk;
  readonly seed: string;
}

// Ctrl+C reaches all processes of a terminal; the parent ends this one.
process.on('SIGINT', () => undefined);

answerTasks(
  async ({ game, edition, chunk, seed }: LabTask): Promise<Counts> =>
    countChunk(await simulations[game](), edition, chunk, seed),
);
