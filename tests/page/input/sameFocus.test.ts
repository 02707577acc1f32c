import { expect, test } from 'vitest';
import { at } from '../../../src/kernel/values/at.ts';
import { spotAgain } from '../../../src/page/input/focus.ts';
import { fc } from '../../kit/seeded.ts';

test('in a rebuilt box the focus returns to the button of the same name, the nearest of several', () => {
  expect(spotAgain(['Close', 'Odds', 'C5', 'X2', 'C5'], { name: 'C5', index: 3 })).toBe(2);
  expect(spotAgain(['Close', 'C5', 'Odds', 'X2', 'C5'], { name: 'C5', index: 4 })).toBe(4);
});

test('if that name is gone, it goes to the same position, or to the last button', () => {
  expect(spotAgain(['Close', 'Move'], { name: 'Odds', index: 1 })).toBe(1);
  expect(spotAgain(['Close', 'Move'], { name: 'X2', index: 7 })).toBe(1);
  expect(spotAgain([], { name: 'X2', index: 7 })).toBe(-1);
});

test('a box rebuilt unchanged keeps the focus where it was', () => {
  const names = fc.array(fc.constantFrom('Close', 'C5', 'X2'), { minLength: 1 });
  fc.assert(
    fc.property(names, fc.nat(), (all, number) => {
      const index = number % all.length;
      expect(spotAgain(all, { name: at(all, index), index })).toBe(index);
    }),
  );
});
