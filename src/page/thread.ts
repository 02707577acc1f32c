import { type Remote, wrap } from 'comlink';

/** A thread that offers functions to the page, which stays smooth while they work. It starts with the first question. */
export interface Thread<Api> {
  /**
   * Asks for work. Rejects with a `NoThread` where the browser allows no threads, and with the signal's reason once that is aborted: then the
   * thread ends whatever it is at, and the next question starts another.
   */
  ask<Answer>(work: (api: Remote<Api>) => Promise<Answer>, signal?: AbortSignal): Promise<Answer>;
  /** Ends the thread. What has been asked and not answered never is. */
  stop(): void;
}

/** The browser allows no threads, or this one broke. */
export class NoThread extends Error {}

/** A thread with a worker that calls Comlink’s `expose` with functions of this kind. */
export function createThread<Api>(start: () => Worker): Thread<Api> {
  let running: { readonly worker: Worker; readonly api: Remote<Api>; readonly broken: Promise<never> } | null = null;

  const run = (): NonNullable<typeof running> => {
    try {
      const worker = start();
      const broken = new Promise<never>((_, reject) => {
        worker.addEventListener('error', ({ message }) => reject(new NoThread(message)));
      });
      // It may break while nobody asks; whoever asks next hears of it.
      broken.catch(() => undefined);
      return { worker, api: wrap<Api>(worker), broken };
    } catch (error) {
      throw new NoThread(String(error));
    }
  };
  const stop = (): void => {
    running?.worker.terminate();
    running = null;
  };

  return {
    stop,
    ask: async (work, signal) => {
      signal?.throwIfAborted();
      running ??= run();
      const { api, broken } = running;
      try {
        return await Promise.race([work(api), broken, ...(signal ? [whenAborted(signal)] : [])]);
      } catch (error) {
        if (signal?.aborted || error instanceof NoThread) stop();
        throw error;
      }
    },
  };
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
