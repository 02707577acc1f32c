import { expect, test, vi } from 'vitest';
import { UNKNOWN_CHANCE } from '../../../src/kernel/chance.ts';
import type { Stage } from '../../../src/module/screens/stage.ts';
import { deferStage } from '../../../src/shell/start/deferredStage.ts';

/** The same for every view. */
const withoutLuck = (key: string, value: unknown): unknown => (key === 'chance' ? undefined : value);

/** A stage that records its calls. */
function recorder(): { stage: Stage; calls: string[] } {
  const calls: string[] = [];
  const note =
    (name: string) =>
    (...given: readonly unknown[]): void => {
      calls.push(`${name} ${given.map((one) => JSON.stringify(one, withoutLuck)).join(' ')}`);
    };
  const noted =
    (name: string) =>
    async (...given: readonly unknown[]): Promise<void> =>
      note(name)(...given);
  const stage = {
    ...Object.fromEntries(
      ['title', 'newGame', 'board', 'ending', 'pace', 'theme', 'resize', 'skip'].map((n) => [n, note(n)]),
    ),
    ...Object.fromEntries(['play', 'cards', 'settled'].map((name) => [name, noted(name)])),
    poster: async () => 'the picture',
  } as unknown as Stage;
  return { stage, calls };
}

/** A stage that exists once `resolve` is called. */
function pending(): { promise: Promise<Stage>; resolve: (stage: Stage) => void } {
  let resolve = (_: Stage): void => undefined;
  const promise = new Promise<Stage>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: (stage) => resolve(stage) };
}

const view = (name: string) => ({ name }) as unknown as Parameters<Stage['board']>[0];
const seen = (at: number) => ({ at, chance: UNKNOWN_CHANCE });
const playOn = (stage: Stage): Promise<void> => stage.play([], seen(1), seen(2));

/** Lets all pending callbacks run. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('pages shown before the stage is there: it shows the last one, in the theme and pace set last', async () => {
  const { stage: real, calls } = recorder();
  const { promise, resolve } = pending();
  const onReady = vi.fn();
  const stage = deferStage(() => promise, onReady, vi.fn());
  stage.theme(false, 1);
  stage.newGame(view('first') as never);
  stage.theme(true, 2);
  stage.board(view('second'));
  expect(onReady).not.toHaveBeenCalled();
  resolve(real);
  await settle();
  expect(calls).toEqual(['theme true 2', 'board {"name":"second"}']);
  expect(onReady).toHaveBeenCalledOnce();
  stage.board(view('third'));
  expect(calls.at(-1)).toBe('board {"name":"third"}');
});

test('the last change of size before the stage exists reaches it', async () => {
  const { stage: real, calls } = recorder();
  const { promise, resolve } = pending();
  const stage = deferStage(() => promise, vi.fn(), vi.fn());
  stage.resize(640, 360);
  stage.resize(360, 640);
  resolve(real);
  await settle();
  expect(calls).toEqual(['resize 360 640']);
  stage.resize(390, 844);
  expect(calls.at(-1)).toBe('resize 390 844');
});

test('an animation waits for the stage, and plays once it exists', async () => {
  const { stage: real, calls } = recorder();
  const { promise, resolve } = pending();
  const stage = deferStage(() => promise, vi.fn(), vi.fn());
  const played = vi.fn();
  void playOn(stage).then(played);
  await settle();
  expect(played).not.toHaveBeenCalled();
  resolve(real);
  await settle();
  expect(played).toHaveBeenCalledOnce();
  expect(calls).toEqual(['play [] {"at":1} {"at":2}']);
});

test('an animation that is skipped while it waits is not played; the next one waits again', async () => {
  const { stage: real, calls } = recorder();
  const { promise, resolve } = pending();
  const stage = deferStage(() => promise, vi.fn(), vi.fn());
  const first = vi.fn();
  const second = vi.fn();
  void playOn(stage).then(first);
  stage.skip();
  await settle();
  expect(first).toHaveBeenCalledOnce();
  void playOn(stage).then(second);
  await settle();
  expect(second).not.toHaveBeenCalled();
  resolve(real);
  await settle();
  expect(second).toHaveBeenCalledOnce();
  expect(calls).toEqual(['play [] {"at":1} {"at":2}']);
});

test('if the stage cannot be created nothing waits for it, and the failure is reported once', async () => {
  const onFailure = vi.fn();
  const waiting = vi.fn();
  const stage = deferStage(() => Promise.reject(new Error('offline')), vi.fn(), onFailure);
  void playOn(stage).then(waiting);
  await settle();
  expect(waiting).toHaveBeenCalledOnce();
  stage.board(view('table'));
  stage.skip();
  await playOn(stage);
  expect(await stage.poster(view('poster') as never)).toBe(null);
  expect(onFailure).toHaveBeenCalledOnce();
});
