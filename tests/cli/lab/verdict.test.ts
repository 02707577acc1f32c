import { describe, expect, test } from 'vitest';
import { shareOf } from '../../../src/kernel/bots/estimate.ts';
import type { Measure, MeasureRow } from '../../../tools/game/lab.ts';
import { targetsOf, verdictOn } from '../../../tools/lab/verdict.ts';

const goal = { least: 0.55, most: 0.7 };

describe('a target', () => {
  test.each([
    // 60%–68%.
    [320, 500, 'holds'],
    // 53%–73%: too few games.
    [64, 100, 'open'],
    // 40%–60% straddles the lower end, 65%–82% the upper one.
    [50, 100, 'open'],
    [75, 100, 'open'],
    // 31%–50% and 72%–87% are outside.
    [40, 100, 'fails'],
    [81, 100, 'fails'],
  ])('of 55–70%% with %i of %i wins: %s', (won, games, verdict) => {
    expect(verdictOn(shareOf(won, games), goal)).toBe(verdict);
  });

  test('is open without games', () => {
    expect(verdictOn(null, goal)).toBe('open');
  });

  test('with one end ignores the other', () => {
    expect(verdictOn(shareOf(98, 100), { least: 0.85 })).toBe('holds');
    expect(verdictOn(shareOf(0, 3000), { most: 0.001 })).toBe('open');
    expect(verdictOn(shareOf(0, 4500), { most: 0.001 })).toBe('holds');
    expect(verdictOn(shareOf(30, 4500), { most: 0.001 })).toBe('fails');
  });

  test('fails with any of its numbers, holds with all, and counts only those that have a goal', () => {
    const row = (won: number): MeasureRow => ({ name: '', estimate: shareOf(won, 500), goal });
    const without: MeasureRow = { name: '', estimate: shareOf(0, 500) };
    const verdictFor = (rows: readonly MeasureRow[], target: string | null = 'so many') => {
      const measure: Measure = { title: '', about: '', unit: 'percent', shape: 'bars', target, rows };
      return targetsOf({ about: [], parts: [{ title: '', about: [], measures: [measure] }] }).map(
        ({ verdict, counts }) => ({ verdict, ...counts }),
      );
    };
    expect(verdictFor([row(320), without])).toEqual([{ verdict: 'holds', holds: 1, fails: 0, open: 0 }]);
    expect(verdictFor([row(320), row(280)])).toEqual([{ verdict: 'open', holds: 1, fails: 0, open: 1 }]);
    expect(verdictFor([row(320), row(280), row(20)])).toEqual([{ verdict: 'fails', holds: 1, fails: 1, open: 1 }]);
    expect(verdictFor([row(320)], null)).toEqual([]);
  });
});
