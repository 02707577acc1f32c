import { describe, expect, test } from 'vitest';
import { endingLayout, hasChart } from '../../../../../src/games/azardia/scenes/ending/endingLayout.ts';
import { titleLayout } from '../../../../../src/games/azardia/scenes/title/titleLayout.ts';
import { endedRace } from '../../endedRace.ts';

const FOUR = { players: 4, isPersonal: true } as const;

test('an ending has a chart if there is room for one, and otherwise no rounds to press', () => {
  expect(hasChart(endingLayout(1280, 720, FOUR).chart)).toBe(true);
  // A row of four players leaves five pixels there, under the main button.
  expect(hasChart(endingLayout(360, 640, FOUR).chart)).toBe(false);
});

test.each([
  [600, 1024],
  [768, 1024],
  [820, 1180],
])(
  'at %i × %i an ending of four players has a chart, and the title leaves most of the window to the picture',
  (w, h) => {
    expect(hasChart(endingLayout(w, h, FOUR).chart)).toBe(true);
    const { scene, buttons } = titleLayout(w, h);
    expect(scene.h / h).toBeGreaterThan(0.45);
    expect(buttons.y + buttons.h).toBeLessThanOrEqual(h);
  },
);

describe('the ending', () => {
  test.each([
    [0, [0, 1, 2, 3], 'Lagartoon holds tile 150 and wins.'],
    [1, [1, 0, 2, 3], 'Kuchuritok holds tile 150 and wins.'],
    [2, [2, 0, 1, 3], 'Robot-i-King holds tile 150 and wins.'],
    [3, [3, 0, 1, 2], 'Noncredo Mantis holds tile 150 and wins.'],
  ])(
    'G1: where seat %i has won, it stands on the highest step, and the others by how far they came',
    (winner, places, reason) => {
      const view = endedRace(4, winner);
      expect(view.places).toEqual(places);
      expect(view.reason).toBe(reason);
      expect(view.history.at(-1)?.[winner]).toBe(150);
    },
  );

  test('its buttons are all there, the main one first', () => {
    expect(
      endedRace(4, 2)
        .picture.buttons.map(({ id }) => id)
        .slice(0, 5),
    ).toEqual(['ending:again', 'ending:newGame', 'ending:look', 'ending:rule', 'ending:title']);
  });
});
