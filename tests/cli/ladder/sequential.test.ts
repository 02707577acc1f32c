import { describe, expect, test } from 'vitest';
import { chanceFrom, drawBelow } from '../../../src/kernel/chance.ts';
import { decisionOn } from '../../../tools/ladder/sequential.ts';

describe('the sequential test', () => {
  test('is open as long as there is little evidence', () => {
    expect(decisionOn({ stronger: 0, weaker: 0 })).toBe('open');
    expect(decisionOn({ stronger: 4, weaker: 0 })).toBe('open');
    expect(decisionOn({ stronger: 40, weaker: 36 })).toBe('open');
  });

  test('needs evidence of 20 to 1', () => {
    // If a bot wins the part p of pairs, n pairs in its favor are (2p)^n times as likely. The mean for p = 0.55 to 0.95 in steps of
    // 0.05 is 16.7 for n = 6, and 28.6 for n = 7.
    expect(decisionOn({ stronger: 6, weaker: 0 })).toBe('open');
    expect(decisionOn({ stronger: 7, weaker: 0 })).toBe('stronger');
    // With one against it (2 − 2p) joins the product: 12.2 for 8 and 1, 20.3 for 9 and 1.
    expect(decisionOn({ stronger: 8, weaker: 1 })).toBe('open');
    expect(decisionOn({ stronger: 9, weaker: 1 })).toBe('stronger');
    // A bot that wins 55% of the pairs needs many: 1.1^880 · 0.9^720 / 9 = 335.
    expect(decisionOn({ stronger: 880, weaker: 720 })).toBe('stronger');
    // Counts as large as the number of seeds cause no overflow.
    expect(decisionOn({ stronger: 1500, weaker: 500 })).toBe('stronger');
    expect(decisionOn({ stronger: 1000, weaker: 1000 })).toBe('not clearly stronger');
  });

  test('stops if it is 19 times as likely that bots are equal as that one wins 60% of the pairs', () => {
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
