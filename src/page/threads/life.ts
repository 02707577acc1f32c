import { type Endpoint, expose } from 'comlink';

/** What every thread of the page offers besides its work. */
export interface Living {
  /** The name of a lock that the thread holds for as long as it lives; `null` where the browser has no locks. */
  life(): Promise<string | null>;
}

/** Lets the page call these functions of this worker (`thread.ts`), and notice when the worker dies. */
export function exposeThread(functions: object, endpoint?: Endpoint): void {
  const lock = holdLock();
  const living: Living = { life: () => lock };
  expose({ ...functions, ...living }, endpoint);
}

/** Takes a lock that ends only with the worker. Pages from an insecure address have no locks. */
function holdLock(): Promise<string | null> {
  return new Promise((resolve) => {
    const hold = async (): Promise<void> => {
      const name = `thread/${crypto.randomUUID()}`;
      await navigator.locks.request(name, () => {
        resolve(name);
        return new Promise(() => undefined);
      });
    };
    hold().catch(() => resolve(null));
  });
}
