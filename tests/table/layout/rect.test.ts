import { expect, test } from 'vitest';
import { around, rect } from '../../../src/table/layout/rect.ts';

test('the smallest rectangle around others, and around spots', () => {
  expect(around([rect(10, 20, 30, 5), rect(0, 22, 5, 8)])).toEqual(rect(0, 20, 40, 10));
  expect(
    around([
      { x: 4, y: 9 },
      { x: -1, y: 3 },
      { x: 2, y: 12 },
    ]),
  ).toEqual(rect(-1, 3, 5, 9));
});
