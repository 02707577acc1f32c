import { type Remote, wrap } from 'comlink';
import { DeadThread, deathOf, NoThread } from './death.ts';
import type { Living } from './life.ts';

/** A thread that offers functions to the page, which stays smooth while they work. It starts with the first question. */
export interface Thread<Api> {
  /**
   * Asks for work. A thread that dies over it is started once more and asked again. Rejects with a `NoThread` where the browser allows no
   * threads or that one dies as well, and with the signal's reason once that is aborted: then the thread ends whatever it is at, and the
   * next question starts another.
   */
  ask<Answer>(work: (api: Remote<Api>) => Promise<Answer>, signal?: AbortSignal): Promise<Answer>;
  /** Ends the thread. Pending questions are never answered. */
  stop(): void;
}

/** What happened after a thread died at work: another thread does the work, or none does, and the caller continues without it. */
export type ThreadTrouble = 'restarted' | 'lost';

let tell = (_: ThreadTrouble): void => undefined;

/** Calls `listener` whenever a thread of the page dies over its work, whatever it is for. */
export function onThreadTrouble(listener: (trouble: ThreadTrouble) => void): void {
  tell = listener;
}

/** How often the same question is asked when threads die during it. */
const ATTEMPTS = 2;

interface Running<Api> {
  readonly worker: Worker;
  readonly api: Remote<Api & Living>;
  /** The name of its lock. It is requested before anything else, so that the thread cannot die unnoticed. */
  readonly life: Promise<string | null>;
  readonly died: Promise<never>;
  /** Aborted when the page needs it no more. */
  readonly ended: AbortController;
  /** How many questions it has not answered yet. */
  open: number;
}

/** A thread with a worker that calls `exposeThread` with functions of this kind. */
export function createThread<Api>(start: () => Worker): Thread<Api> {
  let running: Running<Api> | null = null;
  /** Whether several threads in a row did not answer: nobody should wait that long again. */
  let isMute = false;

  const stop = (): void => {
    running?.ended.abort();
    running?.worker.terminate();
    running = null;
  };
  const current = (): Running<Api> => {
    if (running) return running;
    const mine = run<Api>(start);
    // A thread that dies while idle is replaced silently.
    mine.died.catch(() => {
      if (running === mine && mine.open === 0) stop();
    });
    running = mine;
    return mine;
  };

  return {
    stop,
    ask: async (work, signal) => {
      for (let attempt = 1; ; attempt++) {
        signal?.throwIfAborted();
        if (isMute) throw new NoThread('threads do not answer');
        const mine = current();
        // At once: the next question must not wait for a thread that is about to end.
        const leave = (): void => {
          if (running === mine) stop();
        };
        signal?.addEventListener('abort', leave);
        try {
          return await put(mine, work, signal);
        } catch (error) {
          if (!(error instanceof DeadThread) || signal?.aborted) throw error;
          const isLast = attempt === ATTEMPTS;
          // Of several questions that wait for the same thread, only the first reports its death.
          if (running === mine) {
            stop();
            tell(isLast ? 'lost' : 'restarted');
          }
          if (!isLast) continue;
          isMute ||= error.isSilent;
          throw error;
        } finally {
          signal?.removeEventListener('abort', leave);
        }
      }
    },
  };
}

/** Asks a thread, or where the browser allows none has the work done on the page, which waits. Any other error is thrown on. */
export async function askOrWait<Api, Answer>(
  thread: Thread<Api>,
  work: (api: Remote<Api>) => Promise<Answer>,
  onPage: () => Answer | Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  try {
    return await thread.ask(work, signal);
  } catch (error) {
    if (!(error instanceof NoThread)) throw error;
    return onPage();
  }
}

/** Asks a thread a question; rejects when the thread dies, or nobody waits any more. */
async function put<Api, Answer>(
  thread: Running<Api>,
  work: (api: Remote<Api>) => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  thread.open += 1;
  const answer = async (): Promise<Answer> => {
    await thread.life;
    return work(thread.api);
  };
  try {
    return await Promise.race([answer(), thread.died, ...(signal ? [whenAborted(signal)] : [])]);
  } finally {
    thread.open -= 1;
  }
}

function run<Api>(start: () => Worker): Running<Api> {
  const ended = new AbortController();
  let worker: Worker;
  try {
    worker = start();
  } catch (error) {
    throw new NoThread(String(error));
  }
  const api = wrap<Api & Living>(worker);
  const life = api.life();
  const running: Running<Api> = {
    worker,
    api,
    life,
    died: deathOf(worker, life, () => running.open > 0, ended.signal),
    ended,
    open: 0,
  };
  return running;
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
