import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { showProgress } from '../../tools/kit/progress.ts';
import { shareOut } from '../../tools/kit/workerPool.ts';
import { total } from '../kit/tally.ts';
import { chunksOf, gamesOf, type Job } from './job.ts';
import { type Kept, readKept, withChunk, writeKept } from './kept.ts';
import { reportText } from './report.ts';
import type { Answer, Task } from './task.ts';

/** A run and its settings. */
export interface Conduct {
  readonly job: Job;
  /** The program of the processes that play. */
  readonly worker: URL;
  readonly workers: number;
  /** Fingerprint of the sources used for playing. */
  readonly sources: string;
  /** Where results are kept. */
  readonly folder: string;
  /** Whether to discard earlier results. */
  readonly fresh: boolean;
  readonly stop: AbortSignal;
  readonly say: (text: string) => void;
  /** For discarding output. */
  readonly note: (text: string) => void;
}

/** A broken property; its message is meant for people. */
class LawBroken extends Error {}

/**
 * Plays the missing chunks of a job and reports the total. Returns the exit code: 0, 1 for a broken property, 130 when
 * stopped.
 */
export async function conduct({ job, folder, fresh, ...how }: Conduct): Promise<0 | 1 | 130> {
  const file = join(folder, `${fileName(job)}.json`);
  if (fresh) rmSync(file, { force: true });
  let kept = readKept(file, job, how.sources);
  const before = total(kept.tally.games);
  if (before > 0) how.note(`${before} of ${job.games} games were played before and are kept in ${file}\n`);
  const began = performance.now() - kept.seconds * 1000;
  const progress = showProgress('games', job.games);
  progress.advance(before);
  try {
    const crew = { worker: how.worker, workers: Math.min(how.workers, job.games), stop: how.stop };
    await shareOut<Task, Answer>(crew, missing(kept), ({ from, to }, answer) => {
      if ('broken' in answer) throw new LawBroken(answer.broken);
      kept = withChunk(kept, from / job.chunk, answer.tally, (performance.now() - began) / 1000);
      writeKept(file, kept);
      progress.advance(to - from);
    });
  } catch (thrown) {
    progress.finish();
    if (how.stop.aborted) {
      how.note(`stopped: ${total(kept.tally.games)} of ${job.games} games are kept; the same command goes on\n`);
      return 130;
    }
    if (!(thrown instanceof LawBroken)) throw thrown;
    how.say(`${thrown.message}\n`);
    return 1;
  }
  progress.finish();
  how.say(reportText(kept.tally, kept.seconds));
  return 0;
}

/** The chunks that are not played yet. */
function* missing({ job, done }: Kept): Generator<Task, undefined> {
  const played = new Set(done);
  for (let chunk = 0; chunk < chunksOf(job); chunk++) {
    if (!played.has(chunk)) yield { plan: job.plan, ...gamesOf(job, chunk) };
  }
}

/** A file name that tells the most common runs apart; other differences are noticed when the file is read. */
function fileName({ plan, games, game }: Job): string {
  const lead = [...new Set(plan.bots)].join('+');
  return `${game}-${plan.properties}-${lead}-${plan.middles}-${games}-${encodeURIComponent(plan.seed)}`;
}
