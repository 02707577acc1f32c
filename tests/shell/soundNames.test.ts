import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createPicker, ducksMusic, mixOf, variations, volumeOf } from '../../src/shell/soundNames.ts';

const { sprite } = JSON.parse(readFileSync('public/game/sound/effects.json', 'utf8'));
const names = Object.keys(sprite);

describe('variations', () => {
  test('are found by the first name', () => {
    expect(variations(names, 'step')).toEqual(['step', 'step-2', 'step-3']);
    expect(variations(names, 'dice1')).toEqual(['dice1']);
    expect(variations(['kill', 'killer', 'kill-2', 'kill-two'], 'kill')).toEqual(['kill', 'kill-2']);
    expect(variations(names, 'nothing')).toEqual([]);
  });

  test('are never the same twice in a row, and all of them come', () => {
    let seed = 1;
    const pick = createPicker(() => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    });
    const family = variations(names, 'step');
    const heard = Array.from({ length: 100 }, () => pick('step', family));
    expect(heard.some((name, index) => index > 0 && name === heard[index - 1])).toBe(false);
    expect(new Set(heard)).toEqual(new Set(family));
  });

  test('a single one is played again and again, none is silence', () => {
    const pick = createPicker(() => 0.99);
    expect([pick('ray', ['ray']), pick('ray', ['ray']), pick('x', [])]).toEqual(['ray', 'ray', null]);
  });
});

test('ticks go by the volume of the interface, all else by that of effects', () => {
  expect(['tick', 'select', 'refuse', 'undo', 'ray', 'victory'].map(volumeOf)).toEqual([
    'interface',
    'interface',
    'interface',
    'interface',
    'effects',
    'effects',
  ]);
});

test('the music makes room for what is important, and every sound has a loudness', () => {
  expect(['victory', 'defeat', 'event', 'step'].map(ducksMusic)).toEqual([true, true, true, false]);
  for (const name of [...names, 'constructor']) expect(mixOf(name)).toBeGreaterThan(0);
});
