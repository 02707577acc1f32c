import { EventEmitter } from 'node:events';
import type { Scene } from 'phaser';
import { afterEach, expect, test, vi } from 'vitest';
import { Motion, type Pace } from '../../../src/table/cutscenes/motion.ts';

// The test uses only event names and curves of the engine; the engine itself needs a browser.
vi.mock(import('phaser'), () => {
  const linear = (part: number): number => part;
  const part = {
    Scenes: { Events: { UPDATE: 'update', SHUTDOWN: 'shutdown' } },
    Math: { Easing: { Linear: linear, Cubic: { Out: linear } } },
  };
  return { default: part } as never;
});

afterEach(() => vi.restoreAllMocks());

/** A motion and the clock that drives it. */
function clockwork(pace: Pace = { speed: 1, reducedMotion: false }): { motion: Motion; pass: (ms: number) => void } {
  const events = new EventEmitter();
  const motion = new Motion({ events } as unknown as Scene, () => pace);
  return {
    motion,
    pass: (ms) => {
      for (let passed = 0; passed < ms; passed += 10) events.emit('update', passed, 10);
    },
  };
}

/** A step that throws once it has reached a point. */
const failingFrom =
  (limit: number) =>
  (part: number): void => {
    if (part >= limit) throw new Error('the picture is gone');
  };

test('a motion goes from 0 to 1 in its time and then resolves', async () => {
  const { motion, pass } = clockwork();
  const parts: number[] = [];
  const moved = motion.move(40, (part) => parts.push(part));
  pass(100);
  await moved;
  expect(parts).toEqual([0, 0.25, 0.5, 0.75, 1]);
});

test('a cutscene continues between frames, not in the one in which a motion ends', async () => {
  const { motion, pass } = clockwork();
  const on = vi.fn();
  const told = motion.move(40, () => {}).then(on);
  pass(100);
  await Promise.resolve().then(() => Promise.resolve());
  expect(on).not.toHaveBeenCalled();
  await told;
  expect(on).toHaveBeenCalledOnce();
});

test('a step that fails ends its own motion, but neither the clock nor other motions', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const { motion, pass } = clockwork();
  const failing = vi.fn(failingFrom(0.5));
  const other = vi.fn();
  const both = Promise.all([motion.move(100, failing), motion.move(100, other)]);
  expect(() => pass(200)).not.toThrow();
  await both;
  expect(failing).toHaveBeenCalledTimes(6);
  expect(other).toHaveBeenLastCalledWith(1);
  expect(told).toHaveBeenCalledOnce();
});

test('a last step that fails ends its motion too', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { motion, pass } = clockwork();
  const moved = motion.move(30, failingFrom(1));
  expect(() => pass(100)).not.toThrow();
  await moved;
});

test('skipping ends every motion, whatever fails on the way', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { motion } = clockwork();
  const other = vi.fn();
  const both = Promise.all([motion.move(100, failingFrom(1)), motion.move(100, other)]);
  expect(() => motion.skip()).not.toThrow();
  await both;
  expect(other).toHaveBeenLastCalledWith(1);
});
