import { expect, test } from 'vitest';
import { endingLayout, hasChart } from '../../../../src/games/azardia/scenes/ending/endingLayout.ts';

test('an ending has a chart where there is room for one, and elsewhere no rounds to press', () => {
  expect(hasChart(endingLayout(1280, 720, 4).chart)).toBe(true);
  // A row of four players leaves five pixels there, under the main button.
  expect(hasChart(endingLayout(360, 640, 4).chart)).toBe(false);
});
