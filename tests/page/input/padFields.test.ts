import { expect, test } from 'vitest';
import { nextOption } from '../../../src/page/input/gamepad.ts';

test('a list held by gamepad goes from one option to the next and stops at its ends', () => {
  const free = [false, false, false];
  expect(nextOption(free, 0, 1)).toBe(1);
  expect(nextOption(free, 2, 1)).toBe(2);
  expect(nextOption(free, 1, -1)).toBe(0);
  expect(nextOption(free, 0, -1)).toBe(0);
});

test('what cannot be chosen is passed over', () => {
  expect(nextOption([false, true, true, false], 0, 1)).toBe(3);
  expect(nextOption([false, true, true], 0, 1)).toBe(0);
  expect(nextOption([true, false], 1, -1)).toBe(1);
});
