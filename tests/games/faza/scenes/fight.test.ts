import { describe, expect, test } from 'vitest';
import { combatLayout } from '../../../../src/games/faza/scenes/combat/combatLayout.ts';
import { edgeAt, fan, hatch } from '../../../../src/games/faza/scenes/combat/geometry.ts';
import { STRIKES, throwPath } from '../../../../src/table/cutscenes/throwPath.ts';
import { fc } from '../../../kit/seeded.ts';

const spot = fc.record({ x: fc.integer({ min: 0, max: 2000 }), y: fc.integer({ min: 0, max: 1000 }) });
const part = fc.double({ min: 0, max: 1, noNaN: true });

describe('a thrown die', () => {
  test('leaves the hand, never sinks into the table, and comes to rest where it should', () => {
    fc.assert(
      fc.property(spot, spot, fc.integer({ min: 10, max: 500 }), part, (from, to, lift, t) => {
        expect(throwPath(from, to, lift, 0)).toMatchObject({ ...from, height: lift });
        expect(throwPath(from, to, lift, t).height).toBeGreaterThanOrEqual(0);
        const rest = throwPath(from, to, lift, 1);
        expect(rest.x).toBeCloseTo(to.x);
        expect(rest.y).toBeCloseTo(to.y);
        expect([rest.height, rest.squash, rest.rolled]).toEqual([0, 1, 1]);
      }),
      { seed: 1 },
    );
  });

  test('is on the table each time it strikes', () => {
    for (const t of STRIKES) expect(throwPath({ x: 0, y: 0 }, { x: 9, y: 9 }, 100, t).height).toBeCloseTo(0);
  });
});

describe.each([
  [1280, 720],
  [360, 640],
  [640, 360],
])('at %i × %i, the rays of an impact and hatching stay in their panel', (width, height) => {
  test.each([0, 1])('panel %i', (index) => {
    const corners = combatLayout(width, height, 3).panels[index] ?? [];
    const mid = {
      x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
      y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
    };
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    const within = ({ x, y }: { x: number; y: number }): boolean =>
      x >= Math.min(...xs) - 0.01 &&
      x <= Math.max(...xs) + 0.01 &&
      y >= Math.min(...ys) - 0.01 &&
      y <= Math.max(...ys) + 0.01;
    expect(edgeAt(corners, mid, 0).x).toBeGreaterThan(mid.x);
    for (const wedge of fan(corners, mid, 22, 0.6, 0.16)) expect(wedge.every(within)).toBe(true);
    const strokes = hatch(corners, 15);
    expect(strokes.length).toBeGreaterThan(5);
    for (const ends of strokes) expect(ends.every(within)).toBe(true);
  });
});

test('three dice stand side by side in the middle of their panel', () => {
  const lefts = (width: number, height: number) =>
    combatLayout(width, height, 3).dice.map(({ x, w }) => [Math.round(x), Math.round(w)]);
  expect(lefts(1280, 720)).toEqual([
    [438, 150],
    [665, 150],
    [892, 150],
  ]);
  expect(lefts(360, 640)).toEqual([
    [26, 80],
    [140, 80],
    [254, 80],
  ]);
});
