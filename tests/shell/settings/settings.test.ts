import { describe, expect, test } from 'vitest';
import { createSettings, defaultSettings, readSettings, reducesMotion } from '../../../src/shell/settings/settings.ts';
import { memoryStore } from '../../../src/shell/storage/textStore.ts';

const KEY = 'faza.settings';

describe('reading settings', () => {
  test('nothing stored means the defaults', () => {
    expect(readSettings(null)).toEqual(defaultSettings);
    expect(defaultSettings).toMatchObject({ speed: 1, confirm: true, textScale: 1, muted: false });
  });

  test.each(['', '{', 'null', '[]', '"x"', '7', `{"music":${' '.repeat(20_000)}0.1}`])(
    'invalid settings mean the defaults: %#',
    (text) => {
      expect(readSettings(text)).toEqual(defaultSettings);
    },
  );

  test('each field falls back by itself', () => {
    const read = readSettings(
      '{"speed":3,"music":2,"effects":0.25,"textScale":"big","confirm":"yes","muted":true,"reducedMotion":"__proto__"}',
    );
    expect(read).toEqual({ ...defaultSettings, effects: 0.25, muted: true });
  });

  test('unknown and inherited names are left out', () => {
    const read = readSettings('{"__proto__":{"evil":1},"constructor":1,"evil":1,"speed":"instant"}');
    expect(read).toEqual({ ...defaultSettings, speed: 'instant' });
    expect(Object.keys(read).sort()).toEqual(Object.keys(defaultSettings).sort());
  });
});

describe('keeping settings', () => {
  test('a change is stored, reported, and there the next time', () => {
    const store = memoryStore();
    const settings = createSettings(store);
    const heard: number[] = [];
    const stop = settings.subscribe(({ music }) => heard.push(music));
    settings.set({ music: 0.1 });
    stop();
    settings.set({ music: 0.2 });
    expect(heard).toEqual([0.1]);
    expect(createSettings(store).now()).toEqual({ ...defaultSettings, music: 0.2 });
    settings.reset();
    expect(JSON.parse(store.getItem(KEY) ?? '')).toEqual(defaultSettings);
  });

  test('a value out of bounds becomes the default', () => {
    const settings = createSettings(memoryStore());
    settings.set({ textScale: 9, music: Number.NaN });
    expect(settings.now()).toEqual(defaultSettings);
  });

  test('a full store does not stop a change', () => {
    const settings = createSettings({
      ...memoryStore(),
      setItem: () => {
        throw new Error('quota');
      },
    });
    settings.set({ muted: true });
    expect(settings.now().muted).toBe(true);
  });
});

test('the settings override the system, unless set to match it', () => {
  const given = (reducedMotion: 'system' | 'on' | 'off') => ({ ...defaultSettings, reducedMotion });
  expect([reducesMotion(given('on'), false), reducesMotion(given('off'), true)]).toEqual([true, false]);
  expect([reducesMotion(given('system'), true), reducesMotion(given('system'), false)]).toEqual([true, false]);
});
