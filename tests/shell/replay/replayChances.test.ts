import { afterEach, expect, test, vi } from 'vitest';
import { fazaModule } from '../../../src/games/faza/module.ts';
import { fazaChances } from '../../../src/games/faza/ui/ending/ending.ts';
import { at } from '../../../src/kernel/at.ts';
import type { ChanceThread, Rollout } from '../../../src/module/ending.ts';
import type { Played } from '../../../src/shell/match.ts';
import { framesOf } from '../../../src/shell/replay/frames.ts';
import { createReplayChances } from '../../../src/shell/replay/replayChances.ts';
import { randomMatch } from './games.ts';

afterEach(() => vi.unstubAllGlobals());

const frames = framesOf(fazaModule, randomMatch(1, 12));
const wholeFrames = frames.flatMap((frame, index) => (frame.whole ? [index] : []));

/** Chances along a replay, and a thread that answers when the test says so. */
function opened() {
  vi.stubGlobal('document', { hidden: false });
  const asked: { readonly view: unknown; readonly luck: string; answer(rollout: Rollout): void }[] = [];
  const thread = {
    // The later, the better.
    expected: async (views) => views.map((_, place) => place / (views.length - 1)),
    playOn: (view, luck) => new Promise<Rollout>((answer) => asked.push({ view, luck, answer })),
    close: vi.fn(),
  } satisfies ChanceThread<Played>;
  const changed = vi.fn();
  const chances = createReplayChances({ ...fazaChances, openThread: () => thread }, frames, changed);
  return { chances, changed, asked, thread };
}

async function heard(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

test('the first estimates draw the whole curve; within a command it is that of the moment before', async () => {
  const { chances, changed } = opened();
  expect(chances.curve).toEqual([]);
  expect(chances.at(0)).toBeNull();
  await heard();
  expect(changed).toHaveBeenCalledOnce();
  expect(chances.curve).toHaveLength(frames.length);
  const second = at(wholeFrames, 1);
  const step = 1 / (wholeFrames.length - 1);
  expect(at(chances.curve, second)).toBeCloseTo(step, 10);
  expect(at(chances.curve, second - 1)).toBe(0);
  expect(chances.at(second)?.chance).toBeCloseTo(step, 10);
});

test('a moment that is certain has no margin of error, and no game is played on from it', async () => {
  const { chances, asked } = opened();
  chances.rest(frames.length - 1);
  await heard();
  expect(chances.at(frames.length - 1)).toEqual({ chance: 1, error: 0 });
  expect(chances.at(0)).toEqual({ chance: 0, error: 0 });
  expect(asked).toEqual([]);
});

test('where the replay rests, games refine the chance: 24 of them, one after the other', async () => {
  const { chances, asked } = opened();
  const place = 2;
  chances.rest(at(wholeFrames, place));
  await heard();
  const first = chances.at(at(wholeFrames, place));
  for (let game = 0; game < 24; game++) {
    expect(asked).toHaveLength(game + 1);
    expect(asked[game]?.view).toBe(at(frames, at(wholeFrames, place)).state);
    asked[game]?.answer({ won: true });
    await heard();
  }
  expect(asked).toHaveLength(24);
  expect(new Set(asked.map(({ luck }) => luck)).size).toBe(24);
  const refined = chances.at(at(wholeFrames, place));
  expect(refined?.chance).toBeCloseTo((24 + 8 * (first?.chance ?? 0)) / 32, 10);
  expect(refined?.error).toBeLessThan(first?.error ?? 0);
});

test('while the replay runs no new game is begun; what one says of a moment left behind counts there', async () => {
  const { chances, asked } = opened();
  const [here, there] = [at(wholeFrames, 2), at(wholeFrames, 3)];
  chances.rest(here);
  await heard();
  const before = chances.at(here)?.chance ?? 0;
  chances.rest(null);
  asked[0]?.answer({ won: true });
  await heard();
  expect(asked).toHaveLength(1);
  expect(chances.at(here)?.chance).toBeGreaterThan(before);
  chances.rest(there);
  await heard();
  expect(asked[1]?.view).toBe(at(frames, there).state);
});

test('a replay that was left hears nothing any more', async () => {
  const { chances, asked, changed, thread } = opened();
  chances.rest(at(wholeFrames, 2));
  await heard();
  chances.close();
  expect(thread.close).toHaveBeenCalledOnce();
  asked[0]?.answer({ won: true });
  await heard();
  expect(changed).toHaveBeenCalledOnce();
  expect(asked).toHaveLength(1);
});

test('without threads nothing is known, and nothing breaks', async () => {
  vi.stubGlobal('document', { hidden: false });
  const refused = async (): Promise<never> => {
    throw new Error('no thread');
  };
  const thread = { expected: refused, playOn: refused, close: () => undefined };
  const chances = createReplayChances({ ...fazaChances, openThread: () => thread }, frames, () => undefined);
  chances.rest(3);
  await heard();
  expect(chances.at(3)).toBeNull();
  expect(chances.curve).toEqual([]);
});
