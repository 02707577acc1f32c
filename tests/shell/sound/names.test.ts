import { describe, expect, test } from 'vitest';
import { createPicker, familyOf, WITHOUT_THIRD } from '../../../src/shell/sound/effects.ts';

const names = ['kill', 'kill-2', 'kill/ray', 'kill/ray-2', 'killer', 'kill-two', 'step'];

describe('a family', () => {
  test('is found by its name, with its variations and no similar names', () => {
    expect(familyOf(names, 'kill')).toEqual({ name: 'kill', takes: ['kill', 'kill-2'] });
    expect(familyOf(names, 'kill/ray')).toEqual({ name: 'kill/ray', takes: ['kill/ray', 'kill/ray-2'] });
  });

  test('replaces special cases that were never recorded', () => {
    expect(familyOf(names, 'kill/sword')?.name).toBe('kill');
    expect(familyOf(names, 'step/on/glass')?.name).toBe('step');
    for (const unknown of ['nothing', 'nothing/at/all', '', '/']) expect(familyOf(names, unknown)).toBeNull();
  });
});

/** A simple generator: tests must not depend on luck. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function hear(variations: number, plays: number, random: () => number): (string | null)[] {
  const pick = createPicker(random);
  const family = { name: 'x', takes: Array.from({ length: variations }, (_, index) => `x-${index + 1}`) };
  return Array.from({ length: plays }, () => pick(family));
}

describe('nothing repeats thrice:', () => {
  test.each([2, 3, 4, 5, 6])('of %i variations none plays twice in a row, and all play', (variations) => {
    for (const random of [dice(1), dice(77), () => 0, () => 0.999_999]) {
      const heard = hear(variations, 300, random);
      expect(heard.some((name, index) => name === null || name === heard[index - 1])).toBe(false);
    }
    expect(new Set(hear(variations, 300, dice(5))).size).toBe(variations);
  });

  test.each([3, 4, 5, 6])('of %i variations none plays three times within a few plays', (variations) => {
    for (const random of [dice(1), dice(77), () => 0, () => 0.999_999]) {
      const heard = hear(variations, 300, random);
      const crowded = heard.filter((name, index) => {
        const few = heard.slice(index, index + WITHOUT_THIRD);
        return few.filter((other) => other === name).length > 2;
      });
      expect(crowded).toEqual([]);
    }
  });

  test('families are independent; a single sound repeats, and no sound is silence', () => {
    const pick = createPicker(dice(3));
    const [a, b] = [
      { name: 'a', takes: ['a', 'a-2'] },
      { name: 'b', takes: ['b'] },
    ];
    const first = pick(a);
    expect([pick(b), pick(b)]).toEqual(['b', 'b']);
    expect(pick(a)).not.toBe(first);
    expect(pick({ name: 'c', takes: [] })).toBeNull();
  });
});
