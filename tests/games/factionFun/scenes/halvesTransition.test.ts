import type Phaser from 'phaser';
import { describe, expect, test } from 'vitest';
import { createHalves } from '../../../../src/games/factionFun/scenes/paint/halvesTransition.ts';

interface Drawn {
  readonly spots: { x: number; y: number }[];
  left: number;
  isSeen: boolean;
}

/** The halves over a page, Sailfolk first, and the gold between them. */
function halvesOver(width: number, height: number) {
  const all: Drawn[] = [];
  const graphics = () => {
    const drawn: Drawn = { spots: [], left: 0, isSeen: true };
    let isFilled = false;
    all.push(drawn);
    const one: Record<string, unknown> = {
      // Lines along an edge add nothing to what is covered.
      lineTo: (x: number, y: number) => isFilled || drawn.spots.push({ x, y }),
      fillPath: () => {
        isFilled = true;
        return one;
      },
      setX: (x: number) => {
        drawn.left = x;
        return one;
      },
      setVisible: (seen: boolean) => {
        drawn.isSeen = seen;
        return one;
      },
    };
    for (const name of ['fillStyle', 'lineStyle', 'beginPath', 'closePath', 'strokePath', 'setAlpha'])
      one[name] = () => one;
    return one;
  };
  const scene: unknown = { add: { graphics } };
  const cover = createHalves(scene as Phaser.Scene, width, height);
  return (part: number) => {
    cover.cover(part);
    return all.map(({ spots, left, isSeen }) => ({ isSeen, spots: spots.map(({ x, y }) => ({ x: x + left, y })) }));
  };
}

describe.each([
  [360, 640],
  [1920, 1080],
])('over a page of %i × %i', (width, height) => {
  test('both halves touch along the whole break in the end, and gold joins them', () => {
    const [sail, hearth, gold] = halvesOver(width, height)(1);
    expect([sail?.isSeen, hearth?.isSeen, gold?.isSeen]).toEqual([true, true, true]);
    const inner = (one: typeof sail) => one?.spots.filter(({ x }) => x > 0 && x < width);
    expect(inner(sail)).toEqual(inner(hearth));
    const heights = inner(sail)?.map(({ y }) => y) ?? [];
    expect([Math.min(...heights), Math.max(...heights)]).toEqual([0, height]);
    expect(Math.min(...(sail?.spots.map(({ x }) => x) ?? []))).toBeLessThan(0);
    expect(Math.max(...(hearth?.spots.map(({ x }) => x) ?? []))).toBeGreaterThan(width);
  });

  test('no gold is seen before they touch, and nothing of them at first', () => {
    const at = halvesOver(width, height);
    const [first, second, gold] = at(0.5);
    expect([first?.isSeen, second?.isSeen, gold?.isSeen]).toEqual([true, true, false]);
    const [sail, hearth] = at(1e-6);
    expect(Math.max(...(sail?.spots.map(({ x }) => x) ?? []))).toBeLessThan(0);
    expect(Math.min(...(hearth?.spots.map(({ x }) => x) ?? []))).toBeGreaterThan(width);
    expect(at(0).map(({ isSeen }) => isSeen)).toEqual([false, false, false]);
  });
});
