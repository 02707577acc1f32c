import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IdleQueue, whenIdle } from '../../src/table/pages/scheduling.ts';

type Moment = (deadline: { didTimeout: boolean; timeRemaining(): number }) => void;

let moments: Moment[] = [];

beforeEach(() => {
  moments = [];
  vi.stubGlobal('window', { requestIdleCallback: (moment: Moment) => moments.push(moment) });
});

afterEach(() => vi.unstubAllGlobals());

/** An idle period of that many milliseconds, in which each call of the clock takes one. */
function quiet(length: number): void {
  let left = length;
  moments.shift()?.({ didTimeout: false, timeRemaining: () => left-- });
}

test('work requested by other work is done in the same idle period, if there is time', () => {
  const done: string[] = [];
  whenIdle(() => {
    done.push('painted');
    whenIdle(() => done.push('brought to the screen'));
  });
  quiet(10);
  expect(done).toEqual(['painted', 'brought to the screen']);
  expect(moments).toEqual([]);
});

test('work that does not fit an idle period is done in the next one', () => {
  const done: number[] = [];
  for (const piece of [1, 2, 3]) whenIdle(() => done.push(piece));
  quiet(0);
  expect(done).toEqual([1]);
  quiet(10);
  expect(done).toEqual([1, 2, 3]);
});

test('without idle periods, waiting work is done all at once, not one piece at a time', () => {
  const done = vi.fn();
  for (let piece = 0; piece < 12; piece++) whenIdle(done);
  vi.spyOn(performance, 'now').mockReturnValue(0);
  moments.shift()?.({ didTimeout: true, timeRemaining: () => 0 });
  vi.restoreAllMocks();
  expect(done).toHaveBeenCalledTimes(12);
});

test('work that fails does not stop other work', () => {
  const other = vi.fn();
  whenIdle(() => {
    throw new Error('no picture');
  });
  whenIdle(other);
  expect(() => quiet(10)).toThrow('no picture');
  quiet(10);
  expect(other).toHaveBeenCalledOnce();
});

test('work in many pieces continues until all are done', () => {
  let left = 30;
  const work = new IdleQueue(() => --left > 0);
  work.soon();
  work.soon();
  while (moments.length > 0) quiet(12);
  expect(left).toBe(0);
});
