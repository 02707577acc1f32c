import type { ChancePositions, ChanceQuestion, Chances, Rollout } from '../../module/ending.ts';
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
 * Plays on from the rounds of a book in threads of their own, and calls `changed` whenever more counts than before, on
 * the way to the first estimate, and now and then to say how far it is. Threads end when all is known.
 * Rests while the page is hidden. Where the browser has no such threads, `now` says `failed`.
 */
export function countChances(book: ChanceBook, changed: () => void): ChanceCounter {
  let jobs = jobsOf(book);
  /** How many games are being played right now. */
  let underWay = 0;
  const threads: Worker[] = [];
  const waiting = new Set<() => void>();
  /** What threads had still to say when they were ended is not heard: the screen may be another by then. */
  const listening = new AbortController();
  const { signal } = listening;
  let failed = false;

  const fail = (): void => {
    failed = true;
    stop();
    changed();
  };
  const stop = (): void => {
    for (const thread of threads.splice(0)) thread.terminate();
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
    const played = book.games[job.from];
    if (played) played[job.game] = answer;
    underWay -= 1;
    const isStageOver = underWay === 0 && jobs.length === 0;
    const after = chancesOf(book);
    const isNews = after.games.least > before.games.least || after.begun > before.begun;
    if (isStageOver || isNews || shareShown(after) > shareShown(before)) changed();
    if (!isStageOver) return;
    jobs = jobsOf(book);
    if (jobs.length === 0) stop();
    else resume();
  };

  const start = (): void => {
    const thread = book.source.createWorker();
    let job: ChanceJob | undefined;
    const next = (): void => {
      job = document.hidden ? undefined : jobs.shift();
      if (!job) {
        waiting.add(next);
        return;
      }
      underWay += 1;
      thread.postMessage({ from: job.from, luck: luckOf(book, job) } satisfies ChanceQuestion);
    };
    const answered = ({ data }: MessageEvent<Rollout>): void => {
      // Whoever waits meanwhile is woken by `note` when the next stage begins.
      waiting.add(next);
      if (job) note(job, data);
      if (waiting.delete(next)) next();
    };
    thread.addEventListener('message', answered, { signal });
    thread.addEventListener('error', fail, { signal });
    threads.push(thread);
    thread.postMessage({ positions: book.positions } satisfies ChancePositions);
    next();
  };

  document.addEventListener('visibilitychange', resume, { signal });
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

function shareShown({ work: { done, wanted } }: Chances): number {
  return Math.floor((SHOWN * done) / Math.max(1, wanted));
}
