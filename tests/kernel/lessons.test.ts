import { expect, test } from 'vitest';
import { commandsInWords, lessonSeconds } from '../../src/kernel/lessons.ts';
import { type CountCommand, counting } from './counting.ts';

test('a step of a lesson takes 0.3 seconds for a word, 1.5 for a press and 2 for the animation of a command', () => {
  expect(lessonSeconds('Roll the dice.', 0, 0)).toBeCloseTo(0.9);
  expect(lessonSeconds('Roll the dice.', 1, 0)).toBeCloseTo(2.4);
  expect(lessonSeconds('Roll the dice.', 2, 3)).toBeCloseTo(9.9);
});

test('an opening is told in words, and one that means no legal command is refused', () => {
  const wordOf = (command: CountCommand): string => (command.do === 'add' ? `+${command.by}` : command.do);
  const commands = (words: string) => commandsInWords(counting, { start: 0 }, words, wordOf);
  expect(commands('+1  +2 roll')).toEqual([{ do: 'add', by: 1 }, { do: 'add', by: 2 }, { do: 'roll' }]);
  expect(commands('')).toEqual([]);
  expect(() => commands('+1 jump')).toThrow(new RangeError('jump is no legal command there'));
});
