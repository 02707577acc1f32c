import type { Chances } from '../../games/faza/scenes/view.ts';
import { type ChanceBook, type ChanceJob, chancesOf, jobsOf, luckOf } from './chanceBook.ts';
import type { ChanceAnswer, ChanceQuestion } from './chanceWorker.ts';

/** Counts the chances to win as long as somebody looks. */
export interface ChanceCounter {
  now(): Chances;
  /** Ends the threads. What has been counted stays in the book. */
  stop(): void;
}

/** Never more threads than this: they are as many copies of the rules and of what the bots remember. */
const MOST_THREADS = 3;

/**
 * Plays on from every round of a book in threads of their own, and calls `changed` whenever every round has
 * one game more, and on the way to the first.
 * Rests while the page is hidden. Where the browser has no such threads, `now` says `failed`.
 */
export function countChances(book: ChanceBook, changed: () => void): ChanceCounter {
  const jobs = jobsOf(book);
  const threads: Worker[] = [];
  const waiting = new Set<() => void>();
  let failed = false;

  const fail = (): void => {
    failed = true;
    stop();
    changed();
  };
  const stop = (): void => {
    for (const thread of threads.splice(0)) thread.terminate();
    document.removeEventListener('visibilitychange', resume);
    waiting.clear();
  };
  const resume = (): void => {
    if (document.hidden) return;
    for (const go of [...waiting]) go();
    waiting.clear();
  };
  const note = (job: ChanceJob, answer: ChanceAnswer): void => {
    const before = chancesOf(book);
    const played = book.games[job.from];
    if (played) played[job.game] = answer;
    const after = chancesOf(book);
    if (after.games > before.games || (after.games === 0 && after.begun > before.begun)) changed();
  };

  const start = (): void => {
    const thread = new Worker(new URL('./chanceWorker.ts', import.meta.url), { type: 'module' });
    let job: ChanceJob | undefined;
    const next = (): void => {
      job = jobs.shift();
      const position = job && book.positions[job.from];
      if (!job || !position) return thread.terminate();
      thread.postMessage({ position, luck: luckOf(book, job) } satisfies ChanceQuestion);
    };
    thread.addEventListener('message', ({ data }: MessageEvent<ChanceAnswer>) => {
      if (job) note(job, data);
      if (document.hidden) waiting.add(next);
      else next();
    });
    thread.addEventListener('error', fail);
    threads.push(thread);
    next();
  };

  document.addEventListener('visibilitychange', resume);
  const threadsWanted = Math.min(MOST_THREADS, jobs.length, Math.max(1, (navigator.hardwareConcurrency || 2) - 1));
  try {
    for (let n = 0; n < threadsWanted; n++) start();
  } catch {
    // A browser without such threads, or one that does not let them in.
    failed = true;
    stop();
  }
  return {
    now: () => (failed ? { ...chancesOf(book), progress: 'failed' } : chancesOf(book)),
    stop,
  };
}
