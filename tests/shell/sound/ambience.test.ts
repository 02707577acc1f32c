import type { Howl } from 'howler';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAmbience } from '../../../src/shell/sound/ambience.ts';

/** A howl whose voices have the volume they were last given. */
function loops(...names: readonly string[]) {
  const volumes = new Map<number, number>();
  const played: string[] = [];
  const stopped: string[] = [];
  const howl = {
    state: () => 'loaded',
    play: (name: string) => played.push(name),
    volume: (...given: readonly number[]) => {
      const [first = 0, id] = given;
      if (id === undefined) return volumes.get(first) ?? 0;
      volumes.set(id, first);
      return howl;
    },
    fade: (_from: number, to: number, _within: number, id: number) => volumes.set(id, to),
    stop: (id: number) => stopped.push(played[id - 1] ?? ''),
  };
  const sprite = {
    src: [],
    sprite: Object.fromEntries(names.map((name, index) => [name, [1000 * index, 900] as [number, number]])),
    classes: {},
  };
  return {
    loaded: { howl: howl as unknown as Howl, sprite } as Parameters<ReturnType<typeof createAmbience>['add']>[0],
    /** The volume of each loop. */
    heard: () => Object.fromEntries(played.map((name, index) => [name, volumes.get(index + 1)])),
    stopped,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { setTimeout });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('loops play at their own level times the common volume', () => {
  const { loaded, heard } = loops('hum', 'heart');
  const ambience = createAmbience();
  ambience.add(loaded);
  ambience.volume(0.5, 100);
  ambience.set({ hum: 0.8 });
  expect(heard()).toEqual({ hum: 0.4 });
  ambience.set({ hum: 0.8, heart: 1 });
  expect(heard()).toEqual({ hum: 0.4, heart: 0.5 });
});

test('a new volume applies at once to loops already playing', () => {
  const { loaded, heard } = loops('hum');
  const ambience = createAmbience();
  ambience.add(loaded);
  ambience.volume(1, 100);
  ambience.set({ hum: 0.8 });
  ambience.volume(0.25, 100);
  expect(heard()).toEqual({ hum: 0.2 });
  ambience.volume(0, 100);
  expect(heard()).toEqual({ hum: 0 });
  ambience.volume(1, 100);
  expect(heard()).toEqual({ hum: 0.8 });
});

test('a loop that is no longer wanted fades out, and then stops', () => {
  const { loaded, heard, stopped } = loops('hum', 'heart');
  const ambience = createAmbience();
  ambience.add(loaded);
  ambience.volume(1, 100);
  ambience.set({ hum: 1, heart: 1 });
  ambience.set({ heart: 1 });
  expect(heard()).toEqual({ hum: 0, heart: 1 });
  expect(stopped).toEqual([]);
  vi.advanceTimersByTime(800);
  expect(stopped).toEqual(['hum']);
});

test('loops that load late start then, and none starts at volume 0', () => {
  const { loaded, heard } = loops('hum');
  const ambience = createAmbience();
  ambience.set({ hum: 1 });
  ambience.add(loaded);
  expect(heard()).toEqual({});
  ambience.volume(0.5, 100);
  expect(heard()).toEqual({ hum: 0.5 });
});
