import { at } from '../../kernel/values/at.ts';
import type { Chances, ChanceThread, Rollout } from '../../module/capabilities/chances.ts';
import type { Played } from '../match.ts';
import { type ChanceBook, type ChanceJob, chancesOf, jobsOf, luckOf } from './chanceBook.ts';

/** Counts the chances to win as long as somebody looks. */
export interface ChanceCounter {
  now(): Chances;
  /** Ends the threads. What has been counted stays in the book. */
  stop(): void;
}

/** How often the count is shown, from the first game to the last: not for each, because a chart is drawn. */
const SHOWN = 12;
/** Never more threads than this: they are as many copies of the rules and of what the bots remember. */
const MOST_THREADS = 3;

/**
 * Works out the chances from the rounds of a book in threads of their own: a first estimate of each, then by playing on. Calls `changed` with the
 * first of them, whenever more games count than before, and now and then to say how far it is. Threads end when all is known.
 * Rests while the page is hidden. Where the browser has no such threads, `now` says `failed`.
 */
export function countChances(book: ChanceBook, changed: () => void): ChanceCounter {
  return new ThreadedCounter(book, changed);
}

class ThreadedCounter implements ChanceCounter {
  private jobs: ChanceJob[];
  /** How many games are being played right now. */
  private underWay = 0;
  private readonly threads: ChanceThread<Played>[] = [];
  private readonly waiting = new Set<() => void>();
  private readonly listening = new AbortController();
  /** After this, answers of threads are ignored: the screen may be another by then. */
  private isOver = false;
  private hasFailed = false;

  constructor(
    private readonly book: ChanceBook,
    private readonly changed: () => void,
  ) {
    this.jobs = jobsOf(book);
    document.addEventListener('visibilitychange', () => this.resume(), { signal: this.listening.signal });
    // The caller has the counter before it hears of any result.
    if (this.jobs.length > 0) queueMicrotask(() => void this.begin());
  }

  now(): Chances {
    const chances = chancesOf(this.book);
    return this.hasFailed ? { ...chances, progress: 'failed' } : chances;
  }

  stop(): void {
    this.isOver = true;
    for (const thread of this.threads.splice(0)) thread.close();
    this.listening.abort();
    this.waiting.clear();
  }

  private async begin(): Promise<void> {
    const { book } = this;
    try {
      const first = this.open();
      if (!book.expected) {
        book.expected = await first.expected(book.positions);
        if (this.isOver) return;
        this.changed();
      }
      const wanted = Math.min(MOST_THREADS, this.jobs.length, Math.max(1, (navigator.hardwareConcurrency || 2) - 1));
      const threads = [first, ...Array.from({ length: wanted - 1 }, () => this.open())];
      await Promise.all(threads.map((thread) => this.work(thread)));
    } catch {
      // A browser without such threads, or one that does not let them in.
      if (this.isOver) return;
      this.hasFailed = true;
      this.stop();
      this.changed();
    }
  }

  private open(): ChanceThread<Played> {
    const thread = this.book.source.openThread();
    this.threads.push(thread);
    return thread;
  }

  private async work(thread: ChanceThread<Played>): Promise<void> {
    const { book } = this;
    while (!this.isOver) {
      const job = document.hidden ? undefined : this.jobs.shift();
      if (!job) {
        await new Promise<void>((go) => this.waiting.add(go));
        continue;
      }
      this.underWay += 1;
      const answer = await thread.playOn(at(book.positions, job.from), luckOf(book, job));
      if (!this.isOver) this.note(job, answer);
    }
  }

  private note(job: ChanceJob, answer: Rollout): void {
    const { book } = this;
    const before = chancesOf(book);
    at(book.games, job.from)[job.game] = answer;
    this.underWay -= 1;
    const isStageOver = this.underWay === 0 && this.jobs.length === 0;
    const after = chancesOf(book);
    const isNews = after.games.least > before.games.least || shareShown(after) > shareShown(before);
    if (isStageOver || isNews) this.changed();
    if (!isStageOver) return;
    this.jobs = jobsOf(book);
    if (this.jobs.length === 0) this.stop();
    else this.resume();
  }

  private resume(): void {
    if (document.hidden) return;
    const all = [...this.waiting];
    this.waiting.clear();
    for (const go of all) go();
  }
}

function shareShown({ work: { done, wanted } }: Chances): number {
  return Math.floor((SHOWN * done) / Math.max(1, wanted));
}
