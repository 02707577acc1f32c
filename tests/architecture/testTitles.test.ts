import { expect, test } from 'vitest';
import { parseSource } from '../tools/source.ts';
import { testsIn, testsOf } from '../tools/testTitles.ts';

const spec = parseSource(
  'tests/a.test.ts',
  `
  describe('C4 tile bonus', () => {
    test('adds 1', f);
    test.each([1, 2])(\`adds \${n} [C5]\`, f);
    describe.concurrent('deeper', () => { it.each\`a\`('M1', f); });
  });
  test.describe('play', () => { test('A10 is no rule, tile #A1 neither', f); });
  test('X9-C4 of another edition', f);
  test('C4, C5: both', async () => { await test.step('S1 not a test', g); check('C6'); });
`,
);

test('tests carry the titles of their groups', () => {
  expect(testsIn(spec).map(({ title }) => title)).toEqual([
    'C4 tile bonus › adds 1',
    'C4 tile bonus › adds … [C5]',
    'C4 tile bonus › deeper › M1',
    'play › A10 is no rule, tile #A1 neither',
    'X9-C4 of another edition',
    'C4, C5: both',
  ]);
});

test('only a whole ID names a rule', () => {
  const count = (id: string) => testsOf(id, testsIn(spec)).length;
  expect(['C4', 'C5', 'C6', 'M1', 'A1', 'S1', 'X9-C4'].map(count)).toEqual([4, 2, 0, 1, 0, 0, 1]);
});
