import { expect, test } from 'vitest';
import { at } from '../../../src/kernel/at.ts';
import { spotAgain } from '../../../src/page/input/focus.ts';
import { fc } from '../../kit/seeded.ts';

test('in a box that is built anew the focus finds the button of the same name, the nearest of several', () => {
  expect(spotAgain(['Close', 'Odds', 'C5', 'X2', 'C5'], { name: 'C5', index: 3 })).toBe(2);
  expect(spotAgain(['Close', 'C5', 'Odds', 'X2', 'C5'], { name: 'C5', index: 4 })).toBe(4);
});

test('where that name is gone it is at the same place, or at the last there is', () => {
  expect(spotAgain(['Close', 'Move'], { name: 'Odds', index: 1 })).toBe(1);
  expect(spotAgain(['Close', 'Move'], { name: 'X2', index: 7 })).toBe(1);
  expect(spotAgain([], { name: 'X2', index: 7 })).toBe(-1);
});

test('a box that is built as it was has the focus where it was', () => {
  const names = fc.array(fc.constantFrom('Close', 'C5', 'X2'), { minLength: 1 });
  fc.assert(
    fc.property(names, fc.nat(), (all, number) => {
      const index = number % all.length;
      expect(spotAgain(all, { name: at(all, index), index })).toBe(index);
    }),
  );
});
