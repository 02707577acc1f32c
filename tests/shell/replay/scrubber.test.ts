import { expect, test } from 'vitest';
import { readable } from '../../../src/shell/replay/scrubber.ts';

test('names along the timeline of a replay never overlap, and as many as fit are shown', () => {
  const names = (...middles: readonly number[]) => middles.map((middle) => ({ middle, width: 20 }));
  expect(readable(names(0, 30, 60))).toEqual([true, true, true]);
  expect(readable(names(0, 10, 24, 26, 60))).toEqual([true, false, false, true, true]);
  for (let game = 1; game < 60; game++) {
    const places = Array.from({ length: game }, (_, index) => ({
      middle: (index * 340) / game,
      width: index > 9 ? 16 : 9,
    }));
    const ends = places.filter((_, index) => readable(places)[index]);
    for (const [index, { middle, width }] of ends.entries()) {
      const next = ends[index + 1];
      if (next) expect(middle + width / 2).toBeLessThan(next.middle - next.width / 2);
    }
    expect(ends.length).toBeGreaterThan(Math.min(game, 12) / 2);
  }
});
