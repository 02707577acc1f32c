import { describe, expect, test } from 'vitest';
import { text } from '../../../../src/games/faza/text/en.ts';
import { boardText } from '../../../../src/games/faza/text/table/board.en.ts';

describe('odds in numbers', () => {
  test('C2 what is certain is 100%, though it is the sum of 216 equal chances', () => {
    const sum = Array.from({ length: 216 }, () => 1 / 216).reduce((total, chance) => total + chance, 0);
    expect(sum).not.toBe(1);
    expect(boardText.percent(sum)).toBe('100%');
    expect(boardText.percent(1 - sum)).toBe('0%');
  });

  test('what is hardly possible is not called impossible, and what is almost certain not certain', () => {
    expect(boardText.percent(1 / 46_656)).toBe('<1%');
    expect(boardText.percent(1 - 1 / 46_656)).toBe('>99%');
  });
});

test('whoever ends the Team phase is told how many cards lie idle', () => {
  expect([0, 1, 7].map(boardText.cardsLeft)).toEqual(['', '1 card is still unused.', '7 cards are still unused.']);
});

test('no step of difficulty is called like a mode, which is chosen beside it', () => {
  const modes = Object.values(text.modeName);
  expect(Object.values(text.stepName).filter((name) => modes.includes(name))).toEqual([]);
});
