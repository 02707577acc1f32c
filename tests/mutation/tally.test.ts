import { expect, test } from 'vitest';
import { type MutationReport, scoreOf, tallyOf } from './tally.ts';

const source = 'const a = 1;\nreturn a >\n  b;\n';
const mutant = (status: string, replacement: string, line = 1, column = 11) => ({
  status,
  replacement,
  location: { start: { line, column }, end: { line, column: column + 1 } },
});
const report: MutationReport = {
  files: {
    'src/kernel/a.ts': {
      source,
      mutants: [
        mutant('Killed', '0'),
        mutant('Timeout', '2'),
        mutant('Survived', '3'),
        mutant('NoCoverage', '4'),
        mutant('Ignored', '5'),
        mutant('RuntimeError', '6'),
      ],
    },
  },
};

test('mutants that are caught or survive are counted; those that could not run are not', () => {
  const { files, unexplained } = tallyOf(report, []);
  expect(files).toEqual([{ file: 'kernel/a.ts', caught: 2, survived: 2, equivalent: 0 }]);
  expect(files.map(scoreOf)).toEqual([50]);
  expect(unexplained.map(({ line, from, to }) => [line, from, to])).toEqual([
    [1, '1', '3'],
    [1, '1', '4'],
  ]);
  expect(scoreOf({ caught: 0, survived: 0 })).toBeNull();
});

test('an explained survivor is not listed; a stale explanation is', () => {
  const entry = { file: 'kernel/a.ts', line: 'const a = 1;', from: '1', to: '3', why: 'because' };
  const stale = { ...entry, to: '0' };
  const otherLine = { ...entry, line: 'const b = 1;' };
  const elsewhere = { ...entry, file: 'kernel/notTried.ts' };
  const tally = tallyOf(report, [entry, stale, otherLine, elsewhere]);
  expect(tally.unexplained.map(({ to }) => to)).toEqual(['4']);
  expect(tally.files[0]?.equivalent).toBe(1);
  expect(tally.stale).toEqual([stale, otherLine]);
});

test('text of several lines is joined into one', () => {
  const over = {
    ...mutant('Survived', 'a >=\n b'),
    location: { start: { line: 2, column: 8 }, end: { line: 3, column: 4 } },
  };
  const { unexplained } = tallyOf({ files: { 'src/a.ts': { source, mutants: [over] } } }, []);
  expect(unexplained).toMatchObject([{ file: 'a.ts', line: 2, from: 'a > b', to: 'a >= b' }]);
});
