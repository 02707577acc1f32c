import { expect, test } from 'vitest';
import { lessonSeconds } from '../../../src/kernel/lessons/lessonTime.ts';

test('a step of a lesson takes 0.3 seconds for a word, 1.5 for a press and 2 for the animation of a command', () => {
  expect(lessonSeconds('Roll the dice.', 0, 0)).toBeCloseTo(0.9);
  expect(lessonSeconds('Roll the dice.', 1, 0)).toBeCloseTo(2.4);
  expect(lessonSeconds('Roll the dice.', 2, 3)).toBeCloseTo(9.9);
});
