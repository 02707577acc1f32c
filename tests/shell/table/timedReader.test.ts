import { afterEach, expect, test, vi } from 'vitest';
import { fazaModule } from '../../../src/games/faza/module.ts';
import type { App } from '../../../src/shell/app/ports.ts';
import { createTimedReader } from '../../../src/shell/table/timedReader.ts';
import type { Control } from '../../../src/table/control.ts';

afterEach(() => vi.useRealTimers());

/** A reader in a window, and the controls over the page. */
function opened() {
  vi.useFakeTimers();
  const seen: { controls: readonly Control[] } = { controls: [] };
  const semantic = {
    over: (controls: () => readonly Control[]) => {
      seen.controls = controls();
      return () => {
        seen.controls = [];
      };
    },
  };
  const app = { game: fazaModule, semantic, settings: { now: () => ({ speed: 1 }) } } as unknown as App;
  const read = vi.fn();
  const reader = createTimedReader(app, () => ({ x: 0, y: 0, w: 1280, h: 720 }));
  void reader.read().then(read);
  return { seen, read, reader };
}

test('a card that people only watch goes by itself', async () => {
  const { seen, read } = opened();
  expect(seen.controls).toHaveLength(1);
  await vi.runAllTimersAsync();
  expect(read).toHaveBeenCalledOnce();
  expect(seen.controls).toEqual([]);
});

test('a press puts it away before, and leaving the table does, too', async () => {
  const pressed = opened();
  pressed.seen.controls[0]?.press();
  await Promise.resolve();
  expect(pressed.read).toHaveBeenCalledOnce();
  const left = opened();
  left.reader.wake();
  left.reader.wake();
  await Promise.resolve();
  expect(left.read).toHaveBeenCalledOnce();
  expect(left.seen.controls).toEqual([]);
});
