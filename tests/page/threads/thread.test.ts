import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoThread } from '../../../src/page/threads/death.ts';
import { exposeThread } from '../../../src/page/threads/life.ts';
import { createThread, onThreadTrouble, type ThreadTrouble } from '../../../src/page/threads/thread.ts';

interface Sums {
  add(one: number, other: number): number;
  /** Never resolves. */
  ponder(): Promise<never>;
  fail(): never;
}

/** A browser lock: its holder calls `release`, and then the next one waiting gets it. */
interface Lock {
  readonly release: () => void;
  readonly waiting: (() => void)[];
}

const page = { hidden: false };
const ports: MessagePort[] = [];
let locks: Map<string, Lock>;
let troubles: ThreadTrouble[];

beforeEach(() => {
  locks = new Map();
  troubles = [];
  page.hidden = false;
  onThreadTrouble((trouble) => troubles.push(trouble));
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { locks: { request: requestLock } });
});

afterEach(() => {
  for (const port of ports.splice(0)) port.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** `navigator.locks.request`, as far as threads use it. */
async function requestLock(name: string, ...rest: readonly unknown[]): Promise<void> {
  const got = rest.at(-1);
  if (typeof got !== 'function') throw new TypeError('nobody wants the lock');
  const held = locks.get(name);
  if (held) await new Promise<void>((go) => held.waiting.push(go));
  const waiting: (() => void)[] = [];
  const release = (): void => {
    locks.delete(name);
    for (const go of waiting) go();
  };
  locks.set(name, { release, waiting });
  await got();
}

/** A thread simulated by a channel within this one; each start makes a new one. */
function threads() {
  const started: { readonly worker: Worker; readonly terminate: ReturnType<typeof vi.fn> }[] = [];
  const start = (): Worker => {
    const { port1, port2 } = new MessageChannel();
    ports.push(port1, port2);
    const sums: Sums = {
      add: (one, other) => one + other,
      ponder: () => new Promise(() => undefined),
      fail: () => {
        throw new RangeError('no such number');
      },
    };
    exposeThread(sums, port2);
    port1.start();
    const terminate = vi.fn();
    const worker = Object.assign(port1, { terminate }) as unknown as Worker;
    started.push({ worker, terminate });
    return worker;
  };
  return { started, thread: createThread<Sums>(start) };
}

/** The browser kills every thread silently, which ends their locks. */
function killAll(): void {
  for (const port of ports.splice(0)) port.close();
  for (const { release } of [...locks.values()]) release();
}

/** Waits until that many threads have been started and the page waits for their locks. */
async function untilWatched(started: readonly unknown[], count: number): Promise<void> {
  await vi.waitFor(() => {
    expect(started.length).toBe(count);
    expect([...locks.values()].filter(({ waiting }) => waiting.length > 0)).toHaveLength(1);
  });
}

test('a thread starts with the first question, and answers all of them', async () => {
  const { started, thread } = threads();
  expect(started.length).toBe(0);
  expect(await thread.ask((api) => api.add(2, 3))).toBe(5);
  expect(await Promise.all([thread.ask((api) => api.add(1, 1)), thread.ask((api) => api.add(4, 4))])).toEqual([2, 8]);
  expect(started.length).toBe(1);
  thread.stop();
});

test('an error in the thread reaches the caller, and the thread keeps running', async () => {
  const { started, thread } = threads();
  await expect(thread.ask((api) => api.fail())).rejects.toThrow('no such number');
  expect(await thread.ask((api) => api.add(2, 2))).toBe(4);
  expect(started.length).toBe(1);
  thread.stop();
});

test('aborting a question ends the thread, whatever it is doing; the next question starts another', async () => {
  const { started, thread } = threads();
  const stop = new AbortController();
  const answer = thread.ask((api) => api.ponder(), stop.signal);
  stop.abort(new Error('left'));
  await expect(answer).rejects.toThrow('left');
  expect(started[0]?.terminate).toHaveBeenCalledOnce();
  await expect(thread.ask((api) => api.add(1, 2), stop.signal)).rejects.toThrow('left');
  expect(started.length).toBe(1);
  expect(await thread.ask((api) => api.add(1, 2))).toBe(3);
  expect(started.length).toBe(2);
  expect(troubles).toEqual([]);
  thread.stop();
});

test('a question that follows at once on an aborted one is answered, by another thread', async () => {
  const { started, thread: sums } = threads();
  const stop = new AbortController();
  const pondering = sums.ask((api) => api.ponder(), stop.signal);
  stop.abort(new Error('left'));
  const added = sums.ask((api) => api.add(1, 2));
  await expect(pondering).rejects.toThrow('left');
  await expect(added).resolves.toBe(3);
  expect(started).toHaveLength(2);
  sums.stop();
});

test('a browser without threads is distinguished from other errors, and not reported', async () => {
  const forbidden = createThread<Sums>(() => {
    throw new Error('not here');
  });
  await expect(forbidden.ask((api) => api.add(1, 2))).rejects.toBeInstanceOf(NoThread);
  expect(troubles).toEqual([]);
});

const deaths: Readonly<Record<string, (worker: Worker) => unknown>> = {
  'by an error': (worker) => worker.dispatchEvent(new Event('error')),
  'by an answer that cannot be read': (worker) => worker.dispatchEvent(new Event('messageerror')),
  'without a word': killAll,
};
test.each(Object.entries(deaths))('a thread that dies %s is restarted once and asked again', async (_, die) => {
  const { started, thread } = threads();
  let asked = 0;
  const answer = thread.ask((api) => {
    asked += 1;
    return asked === 1 ? api.ponder() : api.add(1, 2);
  });
  await untilWatched(started, 1);
  const [first] = started;
  if (first) die(first.worker);
  expect(await answer).toBe(3);
  expect(started.length).toBe(2);
  expect(first?.terminate).toHaveBeenCalledOnce();
  expect(troubles).toEqual(['restarted']);
  thread.stop();
});

test('when a thread dies, all open questions are asked again, and its death is reported once', async () => {
  const { started, thread } = threads();
  const asked = [0, 0];
  const answers = asked.map((_, index) =>
    thread.ask((api) => {
      asked[index] = (asked[index] ?? 0) + 1;
      return asked[index] === 1 ? api.ponder() : api.add(index, 10);
    }),
  );
  await untilWatched(started, 1);
  killAll();
  expect(await Promise.all(answers)).toEqual([10, 11]);
  expect(started.length).toBe(2);
  expect(troubles).toEqual(['restarted']);
  thread.stop();
});

test('if the second thread dies as well, callers continue without one; the next question starts another', async () => {
  const { started, thread } = threads();
  const answer = thread.ask((api) => api.ponder());
  const refused = expect(answer).rejects.toBeInstanceOf(NoThread);
  await untilWatched(started, 1);
  killAll();
  await untilWatched(started, 2);
  killAll();
  await refused;
  expect(troubles).toEqual(['restarted', 'lost']);
  expect(await thread.ask((api) => api.add(1, 2))).toBe(3);
  thread.stop();
});

test('a thread that dies while idle is replaced before the next question', async () => {
  const { started, thread } = threads();
  expect(await thread.ask((api) => api.add(1, 2))).toBe(3);
  await untilWatched(started, 1);
  killAll();
  await new Promise(setImmediate);
  expect(await thread.ask((api) => api.add(2, 2))).toBe(4);
  expect(started.length).toBe(2);
  expect(troubles).toEqual([]);
  thread.stop();
});

/** Advances the clock by `count` seconds, and lets pending work finish. */
async function seconds(count: number): Promise<void> {
  vi.advanceTimersByTime(count * 1000);
  await new Promise(setImmediate);
}

test('a thread that never answers counts as dead after 60 checks, the second one as well, and no third is started', async () => {
  vi.stubGlobal('navigator', {});
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { started, thread } = threads();
  const answer = thread.ask((api) => api.ponder());
  const refused = expect(answer).rejects.toBeInstanceOf(NoThread);
  await seconds(59);
  expect(started.length).toBe(1);
  await seconds(1);
  expect(started.length).toBe(2);
  await seconds(60);
  await refused;
  expect(troubles).toEqual(['restarted', 'lost']);
  await expect(thread.ask((api) => api.add(1, 2))).rejects.toBeInstanceOf(NoThread);
  expect(started.length).toBe(2);
});

test('a hidden page, an idle thread and one that answers occasionally do not count as dead', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { started, thread } = threads();
  expect(await thread.ask((api) => api.add(1, 2))).toBe(3);
  await seconds(1000);
  const long = thread.ask((api) => api.ponder());
  void long.catch(() => undefined);
  page.hidden = true;
  await seconds(1000);
  page.hidden = false;
  for (let round = 0; round < 5; round++) {
    await seconds(50);
    expect(await thread.ask((api) => api.add(round, 1))).toBe(round + 1);
  }
  expect(started.length).toBe(1);
  expect(troubles).toEqual([]);
  thread.stop();
});
