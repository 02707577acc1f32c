import { expose } from 'comlink';
import { afterEach, expect, test, vi } from 'vitest';
import { createThread, NoThread } from '../../src/page/thread.ts';

interface Sums {
  add(one: number, other: number): number;
  /** Never comes to an end. */
  ponder(): Promise<never>;
  fail(): never;
}

const ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

/** A thread that is a channel within this one; each start makes another. */
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
    expose(sums, port2);
    port1.start();
    const terminate = vi.fn();
    const worker = Object.assign(port1, { terminate }) as unknown as Worker;
    started.push({ worker, terminate });
    return worker;
  };
  return { started, thread: createThread<Sums>(start) };
}

test('a thread starts with the first question, and answers all of them', async () => {
  const { started, thread } = threads();
  expect(started).toHaveLength(0);
  expect(await thread.ask((api) => api.add(2, 3))).toBe(5);
  expect(await Promise.all([thread.ask((api) => api.add(1, 1)), thread.ask((api) => api.add(4, 4))])).toEqual([2, 8]);
  expect(started).toHaveLength(1);
});

test('what goes wrong in it is told to whoever asked, and the thread lives on', async () => {
  const { started, thread } = threads();
  await expect(thread.ask((api) => api.fail())).rejects.toThrow('no such number');
  expect(await thread.ask((api) => api.add(2, 2))).toBe(4);
  expect(started).toHaveLength(1);
});

test('a question that is given up ends the thread, whatever it is at; the next one starts another', async () => {
  const { started, thread } = threads();
  const stop = new AbortController();
  const answer = thread.ask((api) => api.ponder(), stop.signal);
  stop.abort(new Error('left'));
  await expect(answer).rejects.toThrow('left');
  expect(started[0]?.terminate).toHaveBeenCalledOnce();
  await expect(thread.ask((api) => api.add(1, 2), stop.signal)).rejects.toThrow('left');
  expect(started).toHaveLength(1);
  expect(await thread.ask((api) => api.add(1, 2))).toBe(3);
  expect(started).toHaveLength(2);
});

test('a browser that allows no threads, and a thread that breaks, are told apart from other errors', async () => {
  const forbidden = createThread<Sums>(() => {
    throw new Error('not here');
  });
  await expect(forbidden.ask((api) => api.add(1, 2))).rejects.toBeInstanceOf(NoThread);
  const { started, thread } = threads();
  const answer = thread.ask((api) => api.ponder());
  started[0]?.worker.dispatchEvent(new Event('error'));
  await expect(answer).rejects.toBeInstanceOf(NoThread);
  expect(started[0]?.terminate).toHaveBeenCalledOnce();
  // Another may not break.
  expect(await thread.ask((api) => api.add(1, 2))).toBe(3);
});
