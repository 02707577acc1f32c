import { at } from '../../kernel/at.ts';
import type { Chances, ChanceThread, Rollout } from '../../module/ending.ts';
import type { Played } from '../match.ts';
import { type ChanceBook, type ChanceJob, chancesOf, jobsOf, luckOf } from './chanceBook.ts';

/** Counts the chances to win as long as somebody looks. */
export interface ChanceCounter {
  now(): Chances;
  /** Ends the threads. What has been counted stays in the book. */
  stop(): void;
}

/** How often it is shown, from the first game to the last, how many there are by now: not for each, because a chart is drawn. */
const SHOWN = 12;
/** Never more threads than this: they are as many copies of the rules and of what the bots remember. */
const MOST_THREADS = 3;

/**
 * Works out the chances from the rounds of a book in threads of their own: a first estimate of each, then by playing on. Calls `changed` with the
 * first of them, whenever more games count than before, and now and then to say how far it is. Threads end when all is known.
 * Rests while the page is hidden. Where the browser has no such threads, `now` says `failed`.
 */
export function countChances(book: ChanceBook, changed: () => void): ChanceCounter {
  let jobs = jobsOf(book);
  /** How many games are being played right now. */
  let underWay = 0;
  const threads: ChanceThread<Played>[] = [];
  const waiting = new Set<() => void>();
  const listening = new AbortController();
  /** After this nothing is heard any more of what threads have still to say: the screen may be another by then. */
  let isOver = false;
  let failed = false;

  const stop = (): void => {
    isOver = true;
    for (const thread of threads.splice(0)) thread.close();
    listening.abort();
    waiting.clear();
  };
  const resume = (): void => {
    if (document.hidden) return;
    const all = [...waiting];
    waiting.clear();
    for (const go of all) go();
  };
  const note = (job: ChanceJob, answer: Rollout): void => {
    const before = chancesOf(book);
    at(book.games, job.from)[job.game] = answer;
    underWay -= 1;
    const isStageOver = underWay === 0 && jobs.length === 0;
    const after = chancesOf(book);
    if (isStageOver || after.games.least > before.games.least || shareShown(after) > shareShown(before)) changed();
    if (!isStageOver) return;
    jobs = jobsOf(book);
    if (jobs.length === 0) stop();
    else resume();
  };
  const work = async (thread: ChanceThread<Played>): Promise<void> => {
    while (!isOver) {
      const job = document.hidden ? undefined : jobs.shift();
      if (!job) {
        await new Promise<void>((go) => waiting.add(go));
        continue;
      }
      underWay += 1;
      const answer = await thread.playOn(at(book.positions, job.from), luckOf(book, job));
      if (!isOver) note(job, answer);
    }
  };
  const begin = async (): Promise<void> => {
    try {
      const first = open();
      if (!book.expected) {
        book.expected = await first.expected(book.positions);
        if (isOver) return;
        changed();
      }
      const wanted = Math.min(MOST_THREADS, jobs.length, Math.max(1, (navigator.hardwareConcurrency || 2) - 1));
      await Promise.all([first, ...Array.from({ length: wanted - 1 }, open)].map(work));
    } catch {
      // A browser without such threads, or one that does not let them in.
      if (isOver) return;
      failed = true;
      stop();
      changed();
    }
  };
  const open = (): ChanceThread<Played> => {
    const thread = book.source.openThread();
    threads.push(thread);
    return thread;
  };

  document.addEventListener('visibilitychange', resume, { signal: listening.signal });
  // The caller has the counter before it hears of any result.
  if (jobs.length > 0) queueMicrotask(() => void begin());
  return {
    now: () => (failed ? { ...chancesOf(book), progress: 'failed' } : chancesOf(book)),
    stop,
  };
}

function shareShown({ work: { done, wanted } }: Chances): number {
  return Math.floor((SHOWN * done) / Math.max(1, wanted));
}
