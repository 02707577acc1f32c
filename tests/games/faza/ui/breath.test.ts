import { expect, test } from 'vitest';
import { allSpent, beginBreaths, fallSilent, speak } from '../../../../src/games/faza/ui/radio/breath.ts';

test('V4: one breath each, one after the other', () => {
  const begun = beginBreaths(['Ann', 'Ben']);
  const first = speak(begun, 1);
  expect(speak(first, 0)).toBe(first);
  const second = fallSilent(first);
  expect(second.spent).toEqual([false, true]);
  expect(speak(second, 1)).toBe(second);
  expect(allSpent(fallSilent(speak(second, 0)))).toBe(true);
});
