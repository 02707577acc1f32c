import { expect, test } from 'vitest';
import { eventPictures, layersOf } from '../../../../src/games/faza/scenes/event/eventPictures.ts';
import { ACT, type Figure, icon } from '../../../../src/games/faza/scenes/event/pictureParts.ts';
import { at } from '../../../../src/kernel/values/at.ts';

/** The size of the panel in which coins are placed: sizes are parts of its height. */
const PANEL = { w: 100, h: 60 };
const [, face] = icon('pay', 0, 0, 0, ACT);

/** The number of an effect, and how many figures its picture shows. */
const SHOWN = [
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [9, 4],
] as const;

/** The coins in the picture of a Salvage that gives so many Points. */
function coinsOf(points: number): Figure[] {
  return layersOf(eventPictures.salvage, { effect: { kind: 'salvage', points } }).flatMap((layer) =>
    'frame' in layer && layer.frame === face?.frame && layer.tint === face.tint ? [layer] : [],
  );
}

test.each(SHOWN)(
  'the picture of a Salvage of %i Points shows %i coins, beside each other in the panel',
  (points, count) => {
    const coins = coinsOf(points);
    expect(coins).toHaveLength(count);
    for (const { x, y, size } of coins) {
      const half = (size * PANEL.h) / 2;
      expect(Math.min(x * PANEL.w, PANEL.w - x * PANEL.w)).toBeGreaterThan(half);
      expect(Math.min(y * PANEL.h, PANEL.h - y * PANEL.h)).toBeGreaterThan(half);
    }
    for (const [i, coin] of coins.entries()) {
      for (const other of coins.slice(i + 1)) {
        const apart = Math.hypot((coin.x - other.x) * PANEL.w, (coin.y - other.y) * PANEL.h);
        expect(apart).toBeGreaterThanOrEqual(at(coins, 0).size * PANEL.h - 0.01);
      }
    }
  },
);

test.each(SHOWN)('the picture of %i Defectors shows %i Rebels', (rebels, count) => {
  const layers = layersOf(eventPictures.defectors, { effect: { kind: 'defectors', rebels } });
  const crew = layers.flatMap((layer) => ('frame' in layer && layer.frame === 'rebel/brave/near' ? [layer.x] : []));
  expect(crew).toHaveLength(count);
  expect(new Set(crew).size).toBe(count);
});
