import { afterAll, afterEach, expect, test, vi } from 'vitest';

/** Messages that were posted, and not yet received. */
const posted: (() => void)[] = [];

vi.stubGlobal(
  'MessageChannel',
  class {
    readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
    readonly port2 = { postMessage: () => posted.push(() => this.port1.onmessage?.()) };
  },
);

// A fresh copy of the module: the one that other tests share may already have its messages, and must not receive these.
vi.resetModules();
const { betweenFrames } = await import('../../../src/table/pages/scheduling.ts');
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

afterEach(() => expect(posted).toEqual([]));

const receive = (): void => posted.shift()?.();

test('waiting callbacks are called once, in order, and those added meanwhile come later', () => {
  const told: number[] = [];
  betweenFrames(() => {
    told.push(1);
    betweenFrames(() => told.push(3));
  });
  betweenFrames(() => told.push(2));
  receive();
  expect(told).toEqual([1, 2]);
  receive();
  expect(told).toEqual([1, 2, 3]);
});

test('a callback that throws does not block others: an animation would hang', () => {
  const on = vi.fn();
  betweenFrames(() => {
    throw new Error('no room for a picture');
  });
  betweenFrames(on);
  expect(receive).toThrow('no room');
  receive();
  expect(on).toHaveBeenCalledOnce();
});
