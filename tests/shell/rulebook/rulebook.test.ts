import { describe, expect, test } from 'vitest';
import { rulebook } from '../../../src/games/faza/ui/rulebook.ts';
import { byRound } from '../../../src/shell/log/logDialog.ts';
import { searchRulebook } from '../../../src/shell/rulebook/rulebookDialog.ts';

const { chapters } = rulebook;
const entries = chapters.flatMap((chapter) => chapter.entries);
const found = (query: string) => searchRulebook(chapters, query).flatMap((chapter) => chapter.entries);

describe('searching', () => {
  test('an empty search finds everything', () => {
    expect(found('  ')).toHaveLength(entries.length);
  });

  test('an ID finds only its rule, even in lower case', () => {
    expect(found('c4').map(({ id }) => id)).toEqual(['C4']);
    expect(found('A1').map(({ id }) => id)).toEqual(['A1']);
  });

  test('all words have to occur, in any order', () => {
    const both = found('rebels DRONES');
    expect(both.length).toBeGreaterThan(0);
    expect(both.length).toBeLessThan(found('drones').length);
    expect(both).toEqual(found('drones   rebels'));
  });

  test('straight quotes find curly ones', () => {
    expect(found("hero's").length).toBeGreaterThan(0);
  });

  test('chapters without a match are left out', () => {
    expect(searchRulebook(chapters, 'Chantler').map(({ id }) => id)).toEqual(['credits']);
    expect(searchRulebook(chapters, 'qwertz')).toEqual([]);
  });
});

test('the log groups the entries of a round', () => {
  const entry = (round: number, text: string) => ({ round, text, rule: 'T1' });
  expect(
    byRound([entry(0, 'a'), entry(1, 'b'), entry(1, 'c'), entry(2, 'd')]).map((group) => [
      group.round,
      group.entries.length,
    ]),
  ).toEqual([
    [0, 1],
    [1, 2],
    [2, 1],
  ]);
  expect(byRound([])).toEqual([]);
});
