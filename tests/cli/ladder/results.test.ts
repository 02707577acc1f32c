import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { Complaint } from '../../../tools/kit/args.ts';
import { compare, differenceText, rowOf } from '../../../tools/ladder/comparison.ts';
import { openResults, type Results } from '../../../tools/ladder/results.ts';

const folder = mkdtempSync(join(tmpdir(), 'results-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'deep', 'results.json');
beforeEach(() => rmSync(file, { force: true }));

const open = (version = 'one'): Results => openResults(file, (bot) => `${bot} ${version}`);

describe('results of bots', () => {
  test('are still there when the file is opened again, in whatever order they came', () => {
    const first = open();
    first.add('strong', 'easy', 2, true);
    first.add('strong', 'easy', 0, false);
    first.add('weak', 'easy', 0, true);
    first.add('weak', 'hard', 0, false);
    const again = open();
    expect([0, 1, 2, 3].map((number) => again.wonBy('strong', 'easy', number))).toEqual([
      false,
      undefined,
      true,
      undefined,
    ]);
    expect(again.wonBy('weak', 'easy', 0)).toBe(true);
    expect(again.wonBy('weak', 'hard', 0)).toBe(false);
    expect(again.wonBy('strong', 'hard', 0)).toBeUndefined();
    expect(again.wonBy('nobody', 'easy', 0)).toBeUndefined();
  });

  test('of two runs at once are all kept, and each run sees those of the other', () => {
    const [one, other] = [open(), open()];
    one.add('weak', 'easy', 0, true);
    other.add('weak', 'easy', 1, false);
    one.add('strong', 'hard', 0, true);
    for (const results of [one, open()]) {
      expect([0, 1].map((number) => results.wonBy('weak', 'easy', number))).toEqual([true, false]);
      expect(results.wonBy('strong', 'hard', 0)).toBe(true);
    }
  });

  test('of a bot whose games follow from something else by now are left out; those of others stay', () => {
    open().add('weak', 'easy', 0, true);
    open().add('strong', 'easy', 0, true);
    const changed = openResults(file, (bot) => (bot === 'weak' ? 'weak two' : `${bot} one`));
    expect(changed.wonBy('weak', 'easy', 0)).toBeUndefined();
    expect(changed.wonBy('strong', 'easy', 0)).toBe(true);
    changed.add('weak', 'easy', 1, true);
    expect(open().wonBy('weak', 'easy', 1)).toBeUndefined();
    expect(open().wonBy('strong', 'easy', 0)).toBe(true);
  });

  test.each(['', '[]', '{"fingerprints":{},"games":{"easy":{"weak":"won"}}}'])(
    'that are none are refused, and the file stays as it is: %j',
    (text) => {
      open().add('weak', 'easy', 0, true);
      writeFileSync(file, text);
      expect(() => open()).toThrow(Complaint);
      expect(readFileSync(file, 'utf8')).toBe(text);
    },
  );

  test('are not written before the first game', () => {
    open();
    expect(existsSync(file)).toBe(false);
  });
});

describe('a comparison', () => {
  const played = (weak: string, strong: string): Results => {
    const results = open();
    const add = (bot: string, letters: string): void => {
      for (const [number, letter] of [...letters].entries()) {
        if (letter !== '-') results.add(bot, 'easy', number, letter === 'w');
      }
    };
    add('weak', weak);
    add('strong', strong);
    return results;
  };

  test('counts the games that both bots have played, in the order of the seeds, and those that one of them won', () => {
    const found = compare(played('wlwllw', 'wwlwl-w'), 'easy', 'weak', 'strong', { seeds: 100, isWhole: false });
    expect(found).toMatchObject({ games: 5, weakWon: 2, strongWon: 3, weaker: 1, stronger: 2, isDone: false });
    expect(rowOf(found)).toBe('| easy | weak 40% (12%–77%) | strong 60% (23%–88%) | 5 seeds | open |');
  });

  test('ends as soon as the sequential test has a verdict', () => {
    const extent = { seeds: 100, isWhole: false };
    const early = compare(played('l'.repeat(6), 'w'.repeat(6)), 'easy', 'weak', 'strong', extent);
    expect(early).toMatchObject({ games: 6, stronger: 6, decision: 'open', isDone: false });
    const found = compare(played('l'.repeat(7), 'w'.repeat(7)), 'easy', 'weak', 'strong', extent);
    expect(found).toMatchObject({ games: 7, stronger: 7, decision: 'stronger', isDone: true });
  });

  test('keeps its verdict, but counts the later games of both', () => {
    const [weak, strong] = ['l'.repeat(7) + 'w'.repeat(7), 'w'.repeat(7) + 'l'.repeat(7)];
    const found = compare(played(weak, strong), 'easy', 'weak', 'strong', { seeds: 100, isWhole: false });
    expect(found).toMatchObject({ games: 14, weaker: 7, stronger: 7, decision: 'stronger', isDone: true });
    expect(rowOf(found)).toBe('| easy | weak 50% (27%–73%) | strong 50% (27%–73%) | 14 seeds | stronger |');
  });

  test('ends after the most seeds that are allowed', () => {
    const found = compare(played('lll', 'www'), 'easy', 'weak', 'strong', { seeds: 2, isWhole: false });
    expect(found).toMatchObject({ games: 2, isDone: true });
  });

  test('plays on to the last seed where a difference is asked for', () => {
    const found = compare(played('l'.repeat(30), 'w'.repeat(30)), 'easy', 'weak', 'strong', {
      seeds: 25,
      isWhole: true,
    });
    expect(found).toMatchObject({ games: 25, stronger: 25, isDone: true });
  });

  test('computes how much more often the second bot wins, over several kinds', () => {
    // 50 pairs: 10 for the second bot, 4 against it. With two more the variance of a pair is 15/52 − (6/52)² = 0.2752.
    const outcome = { games: 25, weakWon: 9, strongWon: 15, decision: 'open', isDone: true } as const;
    const one = { kind: 'easy', weak: 'weak', strong: 'strong', ...outcome };
    const all = [
      { ...one, stronger: 7, weaker: 1 },
      { ...one, stronger: 3, weaker: 3 },
    ];
    expect(differenceText(all)).toBe('12.0 points (−2.7 to 25.8) in 50 pairs of games');
    // Results that are all equal prove nothing: 1.96 · √(1/32 / 32) = 6.1 points.
    const equal = { ...one, games: 30, stronger: 0, weaker: 0 };
    expect(differenceText([equal])).toBe('0.0 points (−6.1 to 6.1) in 30 pairs of games');
  });
});
