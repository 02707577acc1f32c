import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { equal } from '../../../src/kernel/values/equal.ts';
import { thinkAloud } from '../../../src/shell/coach/thinkAloud.ts';
import type { Command } from '../../../src/shell/match.ts';

const rest: Command = { do: 'rest' };
const fight: Command = { do: 'fight' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What people hear, and when, of a seat that thinks for so many milliseconds. */
async function heard(quick: Command | null, best: Command | null, takes: number) {
  const told: unknown[] = [];
  const began = performance.now();
  const thinking = thinkAloud(
    (isQuick) => new Promise((resolve) => setTimeout(() => resolve(isQuick ? quick : best), isQuick ? 20 : takes)),
    async (command) => ({
      said: [equal(command, rest) ? 'rest!' : 'fight!'],
      concerns: { seats: [], pieces: [], places: [] },
    }),
    ({ remark }) => told.push([...remark.said, performance.now() - began]),
  );
  await vi.runAllTimersAsync();
  return { told, best: (await thinking)?.command };
}

test('a seat that knows soon what is best proposes that alone', async () => {
  expect(await heard(rest, fight, 100)).toEqual({ told: [['fight!', 120]], best: fight });
});

test('a seat that thinks for long first proposes what it thought of quickly, and then something better', async () => {
  const { told } = await heard(rest, fight, 3000);
  expect(told).toEqual([
    ['rest!', 500],
    ['fight!', 3020],
  ]);
});

test('what was proposed quickly is not said again where nothing is better', async () => {
  expect(await heard(rest, { ...rest }, 3000)).toEqual({ told: [['rest!', 500]], best: rest });
});

test('a seat that finds nothing on a second thought has done enough', async () => {
  expect(await heard(rest, null, 100)).toEqual({ told: [], best: undefined });
  expect((await heard(rest, null, 3000)).best).toBeUndefined();
});

test('a seat that thinks of nothing quickly says nothing before it has thought', async () => {
  expect((await heard(null, fight, 3000)).told).toEqual([['fight!', 3020]]);
});
