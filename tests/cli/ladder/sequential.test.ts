import { describe, expect, test } from 'vitest';
import { decisionOn } from '../../../src/cli/ladder/sequential.ts';
import { chanceFrom, drawBelow } from '../../../src/kernel/chance.ts';

describe('the sequential test', () => {
  test('is open as long as pairs say little', () => {
    expect(decisionOn({ stronger: 0, weaker: 0 })).toBe('open');
    expect(decisionOn({ stronger: 10, weaker: 0 })).toBe('open');
    expect(decisionOn({ stronger: 40, weaker: 36 })).toBe('open');
  });

  test('needs evidence of 19 to 1', () => {
    // Each pair for the stronger bot multiplies the evidence by 1.2, each against it by 0.8: 1.2^16 = 18.5, 1.2^17 = 22.2.
    expect(decisionOn({ stronger: 16, weaker: 0 })).toBe('open');
    expect(decisionOn({ stronger: 17, weaker: 0 })).toBe('stronger');
    // 0.8^13 = 0.0550 and 0.8^14 = 0.0440; 1/19 is 0.0526.
    expect(decisionOn({ stronger: 0, weaker: 13 })).toBe('open');
    expect(decisionOn({ stronger: 0, weaker: 14 })).toBe('not clearly stronger');
  });

  test('takes equal bots for unequal ones in at most 1 of 20 series, although it is asked after each pair', () => {
    const wrong = Array.from({ length: 400 }, (_, series) => {
      const luck = { ...chanceFrom(`series ${series}`) };
      const pairs = { stronger: 0, weaker: 0 };
      while (decisionOn(pairs) === 'open') pairs[drawBelow(luck, 2) === 0 ? 'stronger' : 'weaker'] += 1;
      return decisionOn(pairs) === 'stronger';
    }).filter(Boolean).length;
    expect(wrong).toBeLessThanOrEqual(25);
  });
});
