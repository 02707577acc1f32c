import { expect, test } from 'vitest';
import { nextOption } from '../../../src/page/input/gamepad.ts';

test('a gamepad steps through a list’s options and stops at its ends', () => {
  const free = [false, false, false];
  expect(nextOption(free, 0, 1)).toBe(1);
  expect(nextOption(free, 2, 1)).toBe(2);
  expect(nextOption(free, 1, -1)).toBe(0);
  expect(nextOption(free, 0, -1)).toBe(0);
});

test('disabled options are skipped', () => {
  expect(nextOption([false, true, true, false], 0, 1)).toBe(3);
  expect(nextOption([false, true, true], 0, 1)).toBe(0);
  expect(nextOption([true, false], 1, -1)).toBe(1);
});
