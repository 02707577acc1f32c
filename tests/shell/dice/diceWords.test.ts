import { describe, expect, test } from 'vitest';
import { evenness, hits, streaks } from '../../../src/shell/dice/diceWords.ts';
import { noDice, type Tally } from '../../../src/shell/dice/tally.ts';

const tally = (more: Partial<Tally>): Tally => ({ ...noDice(6), games: 1, ...more });

describe('texts about dice', () => {
  test('hits: the number, the expected number, and the range for fair dice', () => {
    expect(hits(tally({ fought: 200, hits: 110, promised: 100.04, variance: 50 }))).toEqual([
      '110 of 200 attack dice were hits: 55%.',
      'The odds called for 100 (50%). Fair dice land between 87 and 113, 95% of the time.',
    ]);
    expect(hits(tally({ fought: 4, hits: 0, promised: 0.3, variance: 1 }))).toEqual([
      '0 of 4 attack dice were hits: 0.0%.',
      'The odds called for 0.3 (7.5%). Fair dice land between 0 and 2, 95% of the time.',
    ]);
    expect(hits(tally({}))).toEqual(['No fights yet.']);
  });

  test('a share just below 10% has no decimal that rounds to it', () => {
    expect(hits(tally({ fought: 1000, hits: 98, promised: 99.9, variance: 90 }))).toEqual([
      '98 of 1,000 attack dice were hits: 9.8%.',
      expect.stringContaining('The odds called for 99.9 (10%).'),
    ]);
  });

  test('evenness: no verdict on few dice, one on many', () => {
    const [few] = evenness(tally({ faces: [4, 5, 5, 5, 5, 5] }));
    expect(few).toBe('Too few dice to tell yet.');
    expect(evenness(tally({ faces: [50, 50, 50, 50, 50, 50] }))).toEqual([
      'As even as fair dice should be.',
      'Fair dice come out less even than this 100% of the time.',
      'Chi-square 0.00, 5 degrees of freedom',
    ]);
    expect(evenness(tally({ faces: [70, 40, 50, 50, 50, 40] }))[0]).toBe(
      'Unusual, but fair dice do this 1 time in 20.',
    );
    expect(evenness(tally({ faces: [90, 30, 50, 50, 50, 30] }))[0]).toBe(
      'Strange: fair dice hardly ever do this, about 1 time in 100.',
    );
  });

  test('streaks: of hits, misses and faces, or of faces alone', () => {
    const rows = tally({ faces: [20, 20, 20, 20, 20, 20], streaks: { hits: 1, misses: 4, same: 3 } });
    expect(streaks(rows, true)[0]).toBe('1 hit, 4 misses, 3 rolls of the same face.');
    expect(streaks(rows, false)[0]).toBe('3 rolls of the same face.');
    expect(streaks(rows, false)[1]).toMatch(/^With this many dice, [34] of the same face in a row is normal\.$/);
  });
});
